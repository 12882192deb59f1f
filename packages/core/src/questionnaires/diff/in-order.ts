import type { Question, Questions } from '@clinic/contract/questionnaires'

/** The questions of a map in the order of their numbers (REQ-357). */
export function inOrder(questions: Questions): [string, Question][] {
  return Object.entries(questions).sort(([, a], [, b]) => a.question_number - b.question_number)
}
