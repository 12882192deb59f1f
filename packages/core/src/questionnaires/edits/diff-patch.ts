import type { QuestionsPatch } from '@clinic/contract/questionnaire-edits'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import { own } from '../../reference/own.ts'
import { sameExactly, sameQuestion } from './same-value.ts'

/**
 * What changed between two maps, by tag. A question that only got another number, level or predecessor is left out, for these follow from the
 * others; but not one that has no predecessor, since its place among its like follows from nothing else.
 */
export function diffPatch(before: Questions, after: Questions): QuestionsPatch {
  const tags = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes = [...tags].flatMap((tag) => {
    const change = { before: own(before, tag) ?? null, after: own(after, tag) ?? null }
    return matters(change.before, change.after) ? [[tag, change] as const] : []
  })
  return Object.fromEntries(changes)
}

/** The patch that takes a patch back. */
export function invertPatch(patch: QuestionsPatch): QuestionsPatch {
  return Object.fromEntries(Object.entries(patch).map(([tag, { before, after }]) => [tag, { before: after, after: before }]))
}

function matters(before: Question | null, after: Question | null): boolean {
  if (before === after) return false
  if (!sameQuestion(before, after)) return true
  const isHead = before?.previous_question === null || after?.previous_question === null
  return isHead && !sameExactly(before, after)
}
