import type { PersonalInformation } from '@clinic/contract/chat'
import { PROVINCES } from '@clinic/contract/provinces'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { evaluateEligibility } from '../../eligibility/rules.ts'
import { ageFlags } from '../../questionnaires/flags.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { provinceCode } from '../../reference-data/provinces.ts'
import { ageOn } from '../../shared/dates.ts'
import type { Effect } from '../state/effects.ts'
import { beginNext } from '../state/next.ts'
import { isGoAhead, type Outcome, type StageRules, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { enterDetails } from './enter-details.ts'
import { markIneligible } from './ineligible.ts'
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
  hears: (turn) => takeTyped(turn) !== null,
  take(turn) {
    if (turn.context && 'personalInformation' in turn.context) return enterDetails(turn, turn.context.personalInformation)
    const typed = takeTyped(turn)
    if (typed) return typed
    if (turn.text.toLowerCase() === 'ok') return say(turn, textsOf(turn.state).confirmHint)
    const said = readYesNo(turn.text)
    if (turn.intent === 'change' || turn.intent === 'back' || said === false) {
      return { state: { ...turn.state, stage: 'personal-information', misses: 0 }, lead: textsOf(turn.state).changeDetails }
    }
    return said === true || turn.intent === 'continue' ? create(turn) : null
  },
}

function create(turn: Turn): Outcome | null {
  const { personal, consent, visit, recognised } = turn.state
  if (!personal || !(consent || recognised)) return null
  const flags = ageFlags(ageOn(personal.dateOfBirth, turn.today))
  const differs = consent !== null && personal.dateOfBirth !== consent.dateOfBirth
  const create: Effect = recognised
    ? { kind: 'confirm-details', personal, ageFlags: flags }
    : { kind: 'create-patient', personal, isNew: visit !== 'renewal', ageFlags: flags, dateOfBirthMismatch: differs }
  const created = { ...turn, state: { ...turn.state, created: true, contact_wanted: false, misses: 0 } }
  const outcome = firstChecks(created, personal)
  return { ...outcome, effects: [create, ...(outcome.effects ?? [])] }
}

/** What can be known before any health question: the age, and whether anybody may treat where the patient lives. */
function firstChecks(turn: Turn, personal: PersonalInformation): Outcome {
  const judged = evaluateEligibility({ dateOfBirth: personal.dateOfBirth, today: turn.today, questions: {}, answers: {} })
  if (!judged.eligible) return markIneligible(turn, judged)
  const province = provinceCode(personal.province)
  if (province === null || !turn.knowledge.provincesServed.includes(province)) {
    const note = `Lives in ${personal.province}, which is not served`
    return {
      state: { ...turn.state, stage: 'unserved' },
      effects: [{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, note, contact: null }],
    }
  }
  const outcome = beginNext({ ...turn, state: { ...turn.state, plan: [turn.state.visit ?? 'async'] } })
  return { ...outcome, lead: textsOf(turn.state).detailsSaved }
}
