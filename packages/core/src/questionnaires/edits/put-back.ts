import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
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
    present: getOwnProperty(questions, tag) ?? null,
    wanted: getOwnProperty(patch, tag)?.after ?? null,
  })
  const changed = changes.filter(([tag, { before }]) => !sameQuestion(getOwnProperty(questions, tag) ?? null, before))
  if (changed.length > 0) return { refused: 'conflict', conflicts: changed.map(([tag]) => conflict(tag, null)) }
  const kept = Object.entries(questions).filter((entry) => !Object.hasOwn(patch, entry[0]))
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
  return Object.keys(after).flatMap((tag) => {
    const missing = missingIn(after, after[tag])
    if (missing.length === 0) return []
    const known = new Set(missingIn(before, getOwnProperty(before, tag)).map(({ target }) => target))
    return missing.flatMap(({ field, target }) => (known.has(target) ? [] : [{ tag, field }]))
  })
}

function missingIn(questions: Questions, question: Question | undefined): Missing[] {
  const missing: Missing[] = []
  if (!question) return missing
  const look = (field: string, target: string | null) => {
    if (target !== null && !Object.hasOwn(questions, target)) missing.push({ field, target })
  }
  look('next_question', question.next_question)
  look('branch_origin', question.branch_origin)
  const kind = kindOf(question)
  const targets: Record<string, string | null> = kind === 'none' ? {} : (question[kind] ?? {})
  for (const label of Object.keys(targets)) look(label, targets[label] ?? null)
  return missing
}
type Missing = { field: string; target: string }
