import type { Questions, Widget } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { inOrder } from '@clinic/core/questionnaires/diff/in-order'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { diffPatch } from '@clinic/core/questionnaires/edits/diff-patch'
import type { EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { editText } from '@clinic/core/questionnaires/edits/edit-text'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { notify } from '../../../lib/notify.tsx'
import type { DraftWorkspace } from '../drafts/draft-workspace.ts'
import { typeEdits } from '../question-types/question-types.ts'

export type BuilderActions = ReturnType<typeof builderActions>

/** What can be done to a draft in the builder; what is refused is told. */
export function builderActions(workspace: DraftWorkspace) {
  const questions = () => workspace.read().state.shown
  const notified = <Result extends EditResult | null>(result: Result): Result => {
    if (result && 'refused' in result) {
      const text = editText(result)
      if (text !== null) notify.failure(tSentence(text))
    }
    return result
  }
  const make = (edit: QuestionnaireEdit) => notified(workspace.edit(edit))
  /** Several edits as one that can be undone at once. */
  const makeTogether = (edits: readonly QuestionnaireEdit[]): EditResult => {
    const before = questions()
    const after = chained(before, edits)
    if ('refused' in after) return notified(after)
    return make({ edit: 'put_back', patch: diffPatch(before, after.questions) })
  }
  return {
    questions,
    make,
    makeTogether,
    /** Adds a question of a type after another, or as the first; answers its tag, `null` where it could not be. */
    add: (type: Widget, after: string | null): string | null => {
      const first = applyEdit(questions(), after === null ? { edit: 'add_first' } : { edit: 'add_next', tag: after })
      const tag = 'refused' in first ? null : first.created
      if (tag === null) return null
      const added: QuestionnaireEdit = after === null ? { edit: 'add_first', as: tag } : { edit: 'add_next', tag: after, as: tag }
      const result = makeTogether([added, { edit: 'set_fields', tag, to: { text: '' } }, ...typeEdits(tag, type)])
      return 'refused' in result ? null : tag
    },
    /** Puts all questions as they were at some moment. */
    putBack: (before: Questions) => make({ edit: 'put_back', patch: diffPatch(questions(), before) }),
  }
}

/** The last question outside of branches: where one more is added. */
export function lastTag(questions: Questions): string | null {
  return inOrder(questions).findLast(([, { in_branch }]) => !in_branch)?.[0] ?? null
}

function chained(questions: Questions, edits: readonly QuestionnaireEdit[]): EditResult {
  const start: EditResult = { questions, patch: {}, said: [], created: null }
  return edits.reduce<EditResult>((result, edit) => {
    if ('refused' in result) return result
    const next = applyEdit(result.questions, edit)
    return 'refused' in next && next.refused === 'unchanged' ? result : next
  }, start)
}
