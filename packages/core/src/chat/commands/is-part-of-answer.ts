import type { Intent } from '@clinic/contract/intents'
import type { DetectedIntent } from '@clinic/nlu/intents/detect-intent'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { acceptsFreeText, pendingQuestion } from '../stages/questionnaire.ts'
import type { Turn } from '../state/turn.ts'

/** True where words of a command belong to an answer in free words, and so interrupt nothing. */
export function isPartOfAnswer(turn: Turn, { intent, sure }: DetectedIntent): boolean {
  if (intent === 'goodbye' && deniesFirst(turn)) return true
  if (intent === 'person' && ASKS_WHO.test(turn.text)) return false
  return acceptsFreeText(turn) && (!sure || !isPlain(turn, intent) || bodyPart(turn) || isAskedFor(turn, intent))
}

/** "No, I'm good" answers what is asked with yes or no. */
function deniesFirst({ state, knowledge, text }: Turn): boolean {
  const asked = state.stage === 'questionnaire' ? pendingQuestion(state, knowledge) : null
  return asked !== null && kindOf(asked.question) === 'yes_no_options' && /^\W*(?:no|nope|nah|non)(?!\p{L})/iu.test(text)
}

/** "Who do I talk to about the nurse?" */
const ASKS_WHO = /^\W*(?:who|how|where|when|can|could|may) (?:do|can|could|i|we|you|would|should) /i

/** Said in passing to a question that takes words, these are part of an answer. */
const MERE_WORDS: readonly Intent[] = ['continue', 'change']

function isPlain(turn: Turn, intent: Intent): boolean {
  if (intent === 'goodbye') return /\b(?:bye|revoir)\b/i.test(turn.text)
  if (intent === 'thanks') return /\b(?:thank|thanks|merci)\b/i.test(turn.text)
  return !MERE_WORDS.includes(intent)
}

function isAskedFor(turn: Turn, intent: Intent): boolean {
  return intent === 'question' && isAskedForQuestions(turn)
}

/** A question is the answer where the patient is asked for their questions. */
export function isAskedForQuestions({ state, knowledge }: Turn): boolean {
  return /\b(?:questions|(?:like|want) to ask)\b/i.test(pendingQuestion(state, knowledge)?.question.text ?? '')
}

/** "Back" is an answer to "where does it hurt?". */
function bodyPart(turn: Turn): boolean {
  const asked = pendingQuestion(turn.state, turn.knowledge)
  return /^(?:my )?back$/i.test(turn.text) && /\b(?:where|which part|body|area|location|pain)\b/i.test(asked?.question.text ?? '')
}
