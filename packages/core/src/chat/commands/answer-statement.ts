import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { OPEN, question } from './command.ts'

/** From this chance a statement asks for medical advice: "I would like a higher dose". */
const PLAIN = 0.8

/** "I want a refund", « je suis un vétéran »: no question by its form, but an article answers it. Null where none does. */
export function answerStatement(turn: Turn): Outcome | null {
  if (turn.context !== null || turn.text === '' || !OPEN.includes(turn.state.stage)) return null
  const found = turn.knowledge.answer?.(turn.text, turn.state.language) ?? { kind: 'none' }
  const isRefused = found.kind === 'refused' && (found.confidence ?? 0) >= PLAIN
  if (found.kind !== 'article' && !isRefused && (found.kind !== 'choices' || found.likely === false)) return null
  const outcome = question(turn)
  return isMiss(outcome) ? null : outcome
}
