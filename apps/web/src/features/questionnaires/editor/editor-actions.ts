import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { branchId } from '@clinic/core/questionnaires/edits/branch-id'
import { kindChangeWarning } from '@clinic/core/questionnaires/edits/change-kind'
import type { EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { deletedWith } from '@clinic/core/questionnaires/edits/links/deleted-with'
import { kindOf, type QuestionKind } from '@clinic/core/questionnaires/question-map/kind'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { documentActions } from './editor-document-actions.ts'
import type { EditorTools } from './editor-tools.ts'

export type EditorActions = ReturnType<typeof editorActions>

/** What can be done to a draft on the editor's screen: each asks what has to be asked, and shows the text of the specification. */
export function editorActions(tools: EditorTools) {
  const { workspace, step, report, openQuestion } = tools
  const questions = () => workspace.read().state.shown
  /** `quiet`: while words are being typed. */
  const make = (edit: QuestionnaireEdit, { quiet = false } = {}): EditResult => {
    const result = workspace.edit(edit)
    if (!quiet) report(result)
    return result
  }
  return {
    make,
    report,
    step,
    questions,
    openQuestion,
    ...documentActions(tools),
    ...addingActions(make, step),
    ...changingActions(tools, make),
  }
}

type Make = (edit: QuestionnaireEdit, how?: { quiet?: boolean }) => EditResult

function addingActions(make: Make, step: EditorTools['step']) {
  const add = (edit: QuestionnaireEdit) => {
    const result = make(edit)
    if (!('refused' in result) && result.created !== null) step({ go: result.created })
  }
  return {
    addFirst: () => add({ edit: 'add_first' }),
    addNext: (tag: string) => add({ edit: 'add_next', tag }),
    addBranch: (tag: string, label: string) => add({ edit: 'add_branch', tag, label, branch_id: branchId(Date.now(), Math.random()) }),
  }
}

function changingActions({ workspace, ask, step, report, onOptionSaved }: EditorTools, make: Make) {
  const questions = () => workspace.read().state.shown
  return {
    /** `false`: the tag is as it was. */
    renameTag: (tag: string, to: string): boolean => {
      const result = make({ edit: 'rename_tag', tag, to })
      if ('refused' in result) return false
      step({ renamed: tag, to: to.trim() })
      return true
    },
    changeKind: async (tag: string, kind: QuestionKind) => {
      const question = questions()[tag]
      const warning = question && kindChangeWarning(question, kind)
      if (question && (!warning || (await ask(KIND_QUESTIONS[warning])))) make({ edit: 'change_kind', tag, kind, from: kindOf(question) })
    },
    deleteOption: (tag: string, label: string) => {
      const result = make({ edit: 'delete_option', tag, label }, { quiet: true })
      if ('refused' in result) onOptionSaved()
      else report(result)
    },
    deleteQuestion: async (tag: string) => {
      if (await ask(deletionQuestion(questions(), tag))) make({ edit: 'delete_question', tag })
    },
  }
}

const KIND_QUESTIONS = {
  'connections-break': {
    title: t('Change the type?'),
    text: t('This type has no options. Existing options and their branches will be removed.'),
    confirm: t('Change type'),
    tone: 'bad',
  },
  'connections-replaced': {
    title: t('Change the type?'),
    text: t('Options will lead to the next question, and their branches will be removed.'),
    confirm: t('Change type'),
    tone: 'bad',
  },
} as const

function deletionQuestion(questions: Questions, tag: string) {
  const all = deletedWith(questions, tag).length
  return {
    title: t('Delete {tag}', { tag }),
    text: all > 1 ? EDITOR_TEXTS.deleteWithBranches : EDITOR_TEXTS.deleteQuestion,
    confirm: all > 1 ? t('Delete {all, plural, one {# question} other {# questions}}', { all }) : t('Delete'),
    tone: 'bad',
  } as const
}
