import type { QuestionsPatch } from '@clinic/contract/questionnaire-edits'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import { own } from '../../reference/own.ts'
import { optionsOf } from '../options.ts'
import type { EditConflict, EditOutcome } from './edit-result.ts'
import { sameQuestion } from './same-value.ts'

/**
 * Puts every question of a patch from its state before to that after: undo (with the patch taken back) and redo. A conflict names each
 * question that is no longer as the patch left it, and each that would lead to, or stand in a branch of, a question that others took away.
 */
export function putBack(questions: Questions, { patch }: { patch: QuestionsPatch }): EditOutcome {
  const changes = Object.entries(patch)
  const conflict = (tag: string, field: string | null): EditConflict => ({
    tag,
    field,
    present: own(questions, tag) ?? null,
    wanted: own(patch, tag)?.after ?? null,
  })
  const changed = changes.filter(([tag, { before }]) => !sameQuestion(own(questions, tag) ?? null, before))
  if (changed.length > 0) return { refused: 'conflict', conflicts: changed.map(([tag]) => conflict(tag, null)) }
  const kept = Object.entries(questions).filter(([tag]) => !Object.hasOwn(patch, tag))
  const result: Questions = Object.fromEntries([
    ...kept,
    ...changes.flatMap(([tag, { after }]) => (after === null ? [] : [[tag, after] as const])),
  ])
  const isWhole = kept.length === 0
  const broken = isWhole ? [] : newlyMissing(questions, result)
  if (broken.length > 0) return { refused: 'conflict', conflicts: broken.map(({ tag, field }) => conflict(tag, field)) }
  return { questions: result }
}

/** References of the second map to questions that are not there, which the first did not have. */
function newlyMissing(before: Questions, after: Questions): { tag: string; field: string }[] {
  return Object.entries(after).flatMap(([tag, question]) => {
    const known = new Set(missingIn(before, own(before, tag)).map(({ target }) => target))
    return missingIn(after, question).flatMap(({ field, target }) => (known.has(target) ? [] : [{ tag, field }]))
  })
}

function missingIn(questions: Questions, question: Question | undefined): { field: string; target: string }[] {
  if (!question) return []
  const named = [
    { field: 'next_question', target: question.next_question },
    { field: 'branch_origin', target: question.branch_origin },
    ...optionsOf(question).map(({ label, destination }) => ({ field: label, target: destination })),
  ]
  return named.flatMap(({ field, target }) => (target === null || Object.hasOwn(questions, target) ? [] : [{ field, target }]))
}
