import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from './answers.ts'
import { rulesOf } from './types/question-types.ts'
import type { Speech } from './types/type-rules.ts'

const ENGLISH: Speech = { language: 'en', yes: 'Yes', no: 'No', and: 'and' }

/** An answer as staff and patients read it: Yes or No, labels joined with commas and "and", a number with its unit, of one or of several (REQ-422), what was drawn or photographed by its name. */
export function answerText(question: Question, value: AnswerValue, speech: Speech = ENGLISH): string {
  return rulesOf(question).say(question, value, speech)
}
