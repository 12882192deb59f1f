import type { Intent } from '@clinic/contract/intents'
import type { DetectedIntent } from '@clinic/nlu/intents/detect-intent'
import { acceptsFreeText, pendingQuestion } from '../stages/questionnaire.ts'
import type { Turn } from '../state/turn.ts'

/** True where words of a command belong to an answer in free words, and so interrupt nothing. */
export function isPartOfAnswer(turn: Turn, { intent, sure }: DetectedIntent): boolean {
  return acceptsFreeText(turn) && (!sure || !isPlain(turn, intent) || bodyPart(turn) || isAskedFor(turn, intent))
}

/** Said in passing to a question that takes words, these are part of an answer. */
const MERE_WORDS: readonly Intent[] = ['continue', 'change']

function isPlain(turn: Turn, intent: Intent): boolean {
  if (intent === 'goodbye') return /\b(?:bye|revoir)\b/i.test(turn.text)
  if (intent === 'thanks') return /\b(?:thank|thanks|merci)\b/i.test(turn.text)
  return !MERE_WORDS.includes(intent)
}

/** A question is the answer where the patient is asked for their questions. */
function isAskedFor(turn: Turn, intent: Intent): boolean {
  return (
    intent === 'question' &&
    /\b(?:questions|(?:like|want) to ask)\b/i.test(pendingQuestion(turn.state, turn.knowledge)?.question.text ?? '')
  )
}

/** "Back" is an answer to "where does it hurt?". */
function bodyPart(turn: Turn): boolean {
  const asked = pendingQuestion(turn.state, turn.knowledge)
  return /^(?:my )?back$/i.test(turn.text) && /\b(?:where|which part|body|area|location|pain)\b/i.test(asked?.question.text ?? '')
}
