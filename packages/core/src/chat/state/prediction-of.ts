import type { LABELS } from '../texts/texts.ts'
import { labelText } from '../texts/texts-of.ts'
import { isMachine } from './opening-message.ts'
import type { Prediction } from './prediction.ts'
import type { Outcome, Turn } from './turn.ts'

/** What a button means, which its words alone may not: "Yes, book it" is no wish for a first visit. */
const INTENT_OF_BUTTON: Readonly<Record<keyof typeof LABELS, Prediction['intent']>> = {
  newPatient: 'new-patient',
  renewal: 'renewal',
  askQuestions: 'ask-questions',
  person: 'person',
  ratherPerson: 'person',
  readConsent: 'repeat',
  end: 'goodbye',
  safe: 'crisis',
  inDanger: 'crisis',
  noDanger: 'crisis',
  noRecord: 'answer',
  newCode: 'repeat',
  wasHere: 'renewal',
  sendCode: 'continue',
  keepVisit: 'answer',
  moveVisit: 'answer',
  cancelVisit: 'answer',
  moveIt: 'continue',
  cancelIt: 'answer',
  keepIt: 'answer',
  anotherTime: 'change',
  notNow: 'answer',
  noneOfThese: 'answer',
  book: 'continue',
  otherTime: 'change',
  rightAnswer: 'answer',
  wrongAnswer: 'change',
  continueForPractitioner: 'continue',
  endHere: 'goodbye',
  askReview: 'person',
  callMe: 'person',
  emailMe: 'person',
  noPerson: 'answer',
  toQuestions: 'repeat',
  callInstead: 'person',
  pickUp: 'continue',
  somethingElse: 'answer',
}

/** Words that gave an answer count as one, even where they mean something else. */
export function predictionOf(turn: Turn, outcome: Outcome): Prediction | null {
  const { predicted, state, effects = [] } = outcome
  if (isMachine(turn.text) || turn.text === '') return null
  const button = turn.context === null ? labelText(turn.text) : null
  if (button && !isMiss(outcome)) return { intent: INTENT_OF_BUTTON[button], confidence: 1, by: 'rule' }
  if (predicted) return predicted
  if (state.crisis) return { intent: 'crisis', confidence: 1, by: 'rule' }
  const answered = turn.intent !== 'skip' && effects.some(({ kind }) => kind === 'keep-answers')
  return { intent: answered || turn.intent === 'unknown' ? 'answer' : turn.intent, confidence: 1, by: 'rule' }
}

/** True where the words were not understood. A message that also answered is not a miss. */
export function isMiss({ effects = [] }: Outcome): boolean {
  if (effects.some(({ kind }) => kind === 'keep-answers')) return false
  return effects.some((effect) => effect.kind === 'audit' && effect.action === 'Misunderstood User Message')
}
