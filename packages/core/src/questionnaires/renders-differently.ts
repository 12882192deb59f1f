import type { Question } from '@clinic/contract/questionnaires'
import { optionsOf } from './question-map/options.ts'

/**
 * True where the chat asks for an answer in words although the type of the question stands for something else: a form
 * without a way on is one field (REQ-413). Nothing such is published before somebody has seen it.
 */
export function rendersDifferently(question: Question): boolean {
  return question.widget === 'form' && optionsOf(question).length === 0
}
