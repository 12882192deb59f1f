import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { sameExactly, sameQuestion } from './same-value.ts'

/**
 * What changed between two maps, by tag. A question that only got another number, level or predecessor is left out, for these follow from the
 * others; but not one that has no predecessor, since its place among its like follows from nothing else. `edited`, where it is given, is the
 * second map before it was put in order: what is the same object there needs no closer look.
 */
export function diffPatch(before: Questions, after: Questions, edited: Questions = after): QuestionsPatch {
  const changes: [string, QuestionsPatch[string]][] = []
  const look = (tag: string, old: Question | null, fresh: Question | null) => {
    const onlyMoved = old !== null && getOwnProperty(edited, tag) === old
    if (onlyMoved ? headMoved(old, fresh) : matters(old, fresh)) changes.push([tag, { before: old, after: fresh }])
  }
  for (const tag of Object.keys(before)) look(tag, before[tag] ?? null, getOwnProperty(after, tag) ?? null)
  for (const tag of Object.keys(after)) if (!Object.hasOwn(before, tag)) look(tag, null, after[tag] ?? null)
  return Object.fromEntries(changes)
}

/** The patch that takes a patch back. */
export function invertPatch(patch: QuestionsPatch): QuestionsPatch {
  return Object.fromEntries(Object.entries(patch).map(([tag, { before, after }]) => [tag, { before: after, after: before }]))
}

function matters(before: Question | null, after: Question | null): boolean {
  if (before === after) return false
  return !sameQuestion(before, after) || headMoved(before, after)
}

function headMoved(before: Question | null, after: Question | null): boolean {
  if (before === after) return false
  const isHead = before?.previous_question === null || after?.previous_question === null
  return isHead && !sameExactly(before, after)
}
