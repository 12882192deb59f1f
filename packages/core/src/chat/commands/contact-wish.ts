import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { openingText } from '../attention/opening-text.ts'
import { personCard } from '../state/person-card.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { labelText, textsOf } from '../texts/texts-of.ts'

const NOTES = { call: 'Would rather be called than wait in the chat', email: 'Would rather be emailed than wait in the chat' } as const
const IN_FRENCH = ', in French'

/** The buttons beside a wait for a person: to be called or emailed instead, or no longer to need one; `null` for other words. */
export function contactWish(turn: Turn): Outcome | null {
  if (turn.context !== null) return null
  const label = labelText(turn.text)
  if (label === 'callMe') return wish(turn, 'call')
  if (label === 'emailMe') return wish(turn, 'email')
  if (label !== 'noPerson') return null
  return {
    state: { ...turn.state, contact_wanted: false, misses: 0 },
    lead: textsOf(turn.state).opening.cancelled,
    effects: [{ kind: 'cancel-help' }],
  }
}

/** Someone without a record is asked where. */
function wish(turn: Turn, by: 'call' | 'email'): Outcome {
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
        urgent: false,
        note: `${NOTES[by]}${language === 'fr' ? IN_FRENCH : ''}`,
        contact: null,
      },
      { kind: 'contact-wish', by },
    ],
  }
}
