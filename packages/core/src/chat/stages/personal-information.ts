import { PROVINCES } from '@clinic/contract/provinces'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { isGoAhead, type StageRules, say } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { createRecord } from './create-record.ts'
import { enterDetails } from './enter-details.ts'
import { takeTyped } from './take-typed.ts'

/** The personal details form (REQ-151, REQ-171 to REQ-199). */
export const personalInformation: StageRules = {
  prompt: (state, knowledge) => ({
    ACTION: 'OPENPERSONALINFORMATIONWINDOW',
    text: textsOf(state).personalForm,
    VIDEO: 'personal-information',
    options: null,
    DATA: {
      personalInformation: state.personal ?? { dateOfBirth: state.consent?.dateOfBirth ?? '', country: 'Canada' },
      provinces: knowledge.provincesServed.map((code) => ({ code, name: PROVINCES[code] })),
    },
  }),
  hears: (turn) => takeTyped(turn) !== null,
  take(turn) {
    if (turn.context && 'personalInformation' in turn.context) return enterDetails(turn, turn.context.personalInformation)
    const typed = takeTyped(turn)
    if (typed) return typed
    return isGoAhead(turn) || readYesNo(turn.text) !== null ? say(turn, textsOf(turn.state).useForm) : null
  },
}

/** "Looks good", « c'est beau »: said of what was entered. */
const LOOKS_RIGHT =
  /^\W*(?:(?:yes|yep|yeah|ok|okay|oui|ouais|ouin)[\s,]+)?(?:(?:that|it|this|they|all|everything|tout|[cç]a)(?:['’]?s| all| is| are)? ?)?(?:all |a l['’]air |est |c['’]est )?(?:looks? |is |are )?(?:all )?(?:good|right|great|fine|perfect|correct|beau|bon|parfait)(?: to me| like that| comme [cç]a)?[\s.,!]*$/iu

/** What was entered, to confirm (REQ-152); the record is created by the yes. */
export const confirm: StageRules = {
  prompt: (state) => ({
    ACTION: 'CONFIRMPERSONALINFORMATION',
    text: textsOf(state).confirm(state.personal?.firstName ?? ''),
    VIDEO: null,
    options: [
      { label: textsOf(state).details.correct, value: 'yes' },
      { label: textsOf(state).details.change, value: 'change' },
    ],
    DATA: { personalInformation: state.personal },
  }),
  hears: (turn) => takeTyped(turn) !== null || (turn.context === null && LOOKS_RIGHT.test(turn.text)),
  take(turn) {
    if (turn.context && 'personalInformation' in turn.context) return enterDetails(turn, turn.context.personalInformation)
    const typed = takeTyped(turn)
    if (typed) return typed
    if (turn.text.toLowerCase() === 'ok') return say(turn, textsOf(turn.state).confirmHint)
    const said = LOOKS_RIGHT.test(turn.text) || readYesNo(turn.text)
    if (turn.intent === 'change' || turn.intent === 'back' || said === false) {
      return { state: { ...turn.state, stage: 'personal-information', misses: 0 }, lead: textsOf(turn.state).changeDetails }
    }
    return said === true || turn.intent === 'continue' ? createRecord(turn) : null
  },
}
