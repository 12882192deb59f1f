import type { Question } from '@clinic/contract/questionnaires'
import type { Given, ReadAnswer } from './answers.ts'
import { rulesOf } from './types/question-types.ts'

/** Reads an answer to one question, or says why it can't be read. Never guesses between two readings. */
export function readAnswer(question: Question, given: Given): ReadAnswer {
  return rulesOf(question).read(question, given)
}
