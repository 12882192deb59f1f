import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { openingText } from '../attention/opening-text.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import { personCard } from '../state/person-card.ts'
import { type Outcome, say, type Turn } from '../state/turn.ts'
import { labelText, textsOf } from '../texts/texts-of.ts'

const NOTES = {
  callMe: 'Would rather be called than wait in the chat',
  callInstead: 'Would rather be called than write in the chat',
  emailMe: 'Would rather be emailed than wait in the chat',
} as const
const IN_FRENCH = ', in French'

const CALL_ME =
  /^\W*(?:ok(?:ay)? |yes |oui |no |non )?(?:please |just |can you |could you )*(?:call|phone|ring) me(?: back| instead)*(?: please)?\W*$|^\W*(?:ok(?:ay)? |oui |non )?(?:r?appelez|r?appelle)[- ]moi(?: plutôt)?(?: svp| s['’]il vous pla[iî]t)?\W*$/iu

/** The buttons beside a wait for a person and while one is there: to be called or emailed instead, or no longer to need one; `null` for other words. */
export function contactWish(turn: Turn): Outcome | null {
  if (turn.context !== null) return null
  const label = turn.waiting && CALL_ME.test(turn.text) ? 'callMe' : labelText(turn.text)
  if (label === 'callMe' || label === 'callInstead' || label === 'emailMe') return wish(turn, label)
  // The person has left by now: the assistant asks again what waits.
  if (label === 'toQuestions') return say(turn, '')
  if (label !== 'noPerson') return null
  return {
    state: { ...turn.state, contact_wanted: false, misses: 0 },
    lead: textsOf(turn.state).opening.cancelled,
    effects: [{ kind: 'cancel-help' }],
  }
}

/** Someone without a record is asked where. */
function wish(turn: Turn, label: keyof typeof NOTES): Outcome {
  const by = label === 'emailMe' ? 'email' : 'call'
  const { created, language } = turn.state
  const texts = textsOf(turn.state)
  const when = openingText(turn.state, turn.knowledge.opening)
  const words = by === 'call' ? texts.opening.callWanted(when) : texts.opening.emailWanted(when)
  return {
    state: { ...turn.state, contact_wanted: !created, misses: 0 },
    show: personCard(created ? words : `${texts.leaveContact} ${when}`),
    effects: [
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        about: HELP_ABOUT[by],
        urgent: false,
        note: `${NOTES[label]}${language === 'fr' ? IN_FRENCH : ''}`,
        contact: null,
      },
      { kind: 'contact-wish', by },
    ],
  }
}
