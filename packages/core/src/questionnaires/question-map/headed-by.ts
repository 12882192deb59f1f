import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answers } from '../answers.ts'
import { optionsOf } from './options.ts'
import { isInside } from './origins-of.ts'
import { walk } from './walk.ts'

/** What a section and a form are answered with: they ask for a choice, and this is the only one. */
export const GO_ON = 'Continue'

/** True for a section and for a form: words to read before the questions that they stand over (REQ-413). */
export function isHeading(question: Question): boolean {
  if (question.widget === 'section') return true
  const labels = optionsOf(question).map(({ label }) => label)
  return labels.length === 1 && (question.widget === 'form' || (question.widget === 'button' && labels[0] === GO_ON))
}

/**
 * The tag of the section or form that stands over a question on the way that was walked; `null` where none does. One with questions in its
 * branch stands over those alone, one in a branch over that branch; the nearest counts.
 */
export function headedBy(questions: Questions, answers: Answers, tag: string): string | null {
  const { path } = walk(questions, answers)
  const place = path.indexOf(tag)
  const before = place < 0 ? path : path.slice(0, place)
  return before.findLast((one) => standsOver(questions, one, tag)) ?? null
}

function standsOver(questions: Questions, heading: string, tag: string): boolean {
  const question = getOwnProperty(questions, heading)
  if (!question || !isHeading(question)) return false
  if (Object.keys(question.child_branches).length > 0) return isInside(questions, tag, heading)
  return question.branch_origin === null || isInside(questions, tag, question.branch_origin)
}
