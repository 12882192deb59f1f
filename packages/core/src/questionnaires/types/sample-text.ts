import type { Question } from '@clinic/contract/questionnaires'
import { rulesOf } from './question-types.ts'

/** What a plain person types in answer to a question without options, for tests and demonstrations; `words` where anything typed is an answer. */
export function sampleText(question: Question, words: string): string {
  const { acceptsFreeText, sample } = rulesOf(question)
  return acceptsFreeText ? words : String(sample(question, 1))
}
