import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { diffPatch } from '@clinic/core/questionnaires/edits/diff-patch'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'

/**
 * The edit for a line whose end was dragged to another question: everything that leads along it leads there. Several pointers are moved as one
 * edit, so that one undo takes all of them back; where one of them is refused, that one is answered. `null` where nothing leads along it.
 */
export function moveLineEdit(questions: Questions, { from, to, end }: { from: string; to: string; end: string }): QuestionnaireEdit | null {
  const question = getOwnProperty(questions, from)
  if (!question) return null
  const labels = optionsOf(question).flatMap(({ label, destination }) => (destination === to ? [label] : []))
  const pointers = [...labels, ...(question.next_question === to ? [null] : [])]
  const edits = pointers.map((label): QuestionnaireEdit => ({ edit: 'point', tag: from, label, to: end, from: to }))
  const [only] = edits
  if (!only || edits.length === 1) return only ?? null
  let after = questions
  for (const edit of edits) {
    const result = applyEdit(after, edit)
    if ('refused' in result) return edit
    after = result.questions
  }
  return { edit: 'put_back', patch: diffPatch(questions, after) }
}
