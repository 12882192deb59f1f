import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { addBranch } from './add-branch.ts'
import { addFirst, addNext } from './add-next.ts'
import { addOption } from './add-option.ts'
import { changeKind } from './change-kind.ts'
import { deleteOption } from './delete-option.ts'
import { deleteQuestion } from './delete-question.ts'
import { diffPatch } from './diff-patch.ts'
import type { EditOutcome, EditResult } from './edit-result.ts'
import { loadQuestions } from './load-questions.ts'
import { moveOption } from './move-option.ts'
import { pointAt } from './point.ts'
import { putBack } from './put-back.ts'
import { renameOption } from './rename-option.ts'
import { renameTag } from './rename-tag.ts'
import { reorder } from './reorder.ts'
import { setChoice } from './set-choice.ts'
import { setFields } from './set-fields.ts'

/**
 * Makes one edit, or says why not. Total on any map, changes nothing it is given, and leaves every question it does not touch the same object.
 * `patch` is what undo takes back: `put_back` with `invertPatch(patch)` gives the exact map again, if that was in order (`reorder`), as every
 * map is that came from here, from `buildQuestions` or from `newQuestions`.
 */
export function applyEdit(questions: Questions, edit: QuestionnaireEdit): EditResult {
  const outcome = outcomeOf(questions, edit)
  if ('refused' in outcome) return outcome
  const after = TOUCHES_NO_OTHER.has(edit.edit) ? outcome.questions : reorder(outcome.questions)
  const patch = diffPatch(questions, after, outcome.questions)
  if (Object.keys(patch).length === 0) return { refused: 'unchanged' }
  return { questions: after, patch, said: outcome.said ?? [], created: outcome.created ?? null }
}

const TOUCHES_NO_OTHER = new Set<QuestionnaireEdit['edit']>(['set_fields', 'set_choice'])

function outcomeOf(questions: Questions, edit: QuestionnaireEdit): EditOutcome {
  switch (edit.edit) {
    case 'set_fields':
      return setFields(questions, edit)
    case 'set_choice':
      return setChoice(questions, edit)
    case 'rename_tag':
      return renameTag(questions, edit)
    case 'change_kind':
      return changeKind(questions, edit)
    case 'add_option':
      return addOption(questions, edit)
    case 'rename_option':
      return renameOption(questions, edit)
    case 'move_option':
      return moveOption(questions, edit)
    case 'delete_option':
      return deleteOption(questions, edit)
    case 'add_branch':
      return addBranch(questions, edit)
    case 'add_next':
      return addNext(questions, edit)
    case 'add_first':
      return addFirst(questions, edit)
    case 'delete_question':
      return deleteQuestion(questions, edit)
    case 'point':
      return pointAt(questions, edit)
    case 'put_back':
      return putBack(questions, edit)
    case 'load':
      return loadQuestions(edit.questions)
  }
}
