import type { Questions } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import { chosenLabels, optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'

/** The question that an answer leads to, seen from this question alone; after the end of a branch, what its origin leads to. */
export function shownNext(questions: Questions, tag: string, value: AnswerValue): string | null {
  const question = getOwnProperty(questions, tag)
  if (!question) return null
  const chosen = new Set(chosenLabels(question, value))
  const led = optionsOf(question).find(({ label, destination }) => chosen.has(label) && destination !== null)?.destination
  let next = led ?? question.next_question
  const seen = new Set<string>()
  for (let origin = question.branch_origin; next === null && origin !== null && !seen.has(origin); ) {
    seen.add(origin)
    const above = getOwnProperty(questions, origin)
    next = above?.next_question ?? null
    origin = above?.branch_origin ?? null
  }
  return next !== null && Object.hasOwn(questions, next) ? next : null
}
