import type { Question } from '@clinic/contract/questionnaires'

export const QUESTION_KINDS = ['none', 'yes_no_options', 'options', 'select_multiple_options'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]
/** The option maps of a question, of which it has one at most. */
export type OptionMaps = Pick<Question, Exclude<QuestionKind, 'none'>>

/** The kind of a question is told by the option map it has (REQ-355); an empty map is no map. */
export function kindOf(question: OptionMaps): QuestionKind {
  if (question.yes_no_options) return 'yes_no_options'
  if (question.options && Object.keys(question.options).length > 0) return 'options'
  if (question.select_multiple_options && Object.keys(question.select_multiple_options).length > 0) return 'select_multiple_options'
  return 'none'
}
