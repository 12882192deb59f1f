import type { Question } from '@clinic/contract/questionnaires'
import { optionsOf } from './options.ts'

/**
 * True where the chat asks for an answer in words although the type of the question stands for something else: it can't be drawn or
 * photographed there, and a form without a way on is one field (REQ-413). Nothing such is published before somebody has seen it.
 */
export function askedOtherwise(question: Question): boolean {
  if (question.widget === 'form') return optionsOf(question).length === 0
  return question.widget === 'draw' || question.widget === 'picture'
}
