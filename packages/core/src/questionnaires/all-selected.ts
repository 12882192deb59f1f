import type { Question } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { AnswerValue } from './answers.ts'
import { optionsOf } from './question-map/options.ts'

/** An answer with all that it means: "all of these" chooses every other option too, but for those that stand alone (REQ-420). */
export function withAllSelected(question: Question, value: AnswerValue): AnswerValue {
  if (!Array.isArray(value)) return value
  const all = value.some((label) => getOwnProperty(question.choices ?? {}, label)?.select_all)
  if (!all) return value
  return optionsOf(question)
    .map(({ label }) => label)
    .filter((label) => !question.exclusive?.includes(label))
}
