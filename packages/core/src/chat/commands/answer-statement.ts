import { isMiss } from '../state/prediction-of.ts'
import type { Stage } from '../state/state.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { question } from './command.ts'

/** Steps at which words that nothing understood can only be about the clinic, and not an answer. */
const OPEN: readonly Stage[] = [
  'greeting',
  'consent-offer',
  'begin',
  'finish',
  'welcome',
  'waiting',
  'unserved',
  'ineligible',
  'visit-cancelled',
]

/** "I want a refund", « je suis un vétéran »: no question by its form, but an article answers it. Null where none does. */
export function answerStatement(turn: Turn): Outcome | null {
  if (turn.context !== null || turn.text === '' || !OPEN.includes(turn.state.stage)) return null
  const { kind } = turn.knowledge.answer?.(turn.text, turn.state.language) ?? { kind: 'none' }
  if (kind !== 'article' && kind !== 'choices') return null
  const outcome = question(turn)
  return isMiss(outcome) ? null : outcome
}
