import type { Questions } from '@clinic/contract/questionnaires'
import { diffPatch } from '@clinic/core/questionnaires/edits/diff-patch'
import type { EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { editText } from '@clinic/core/questionnaires/edits/edit-text'
import { parseQuestions } from '@clinic/core/questionnaires/edits/parse-questions'
import { problemSentence } from '../../../lib/api-problem.ts'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { readFhir } from '../drafts/read-fhir.ts'
import type { EditorTools } from './editor-tools.ts'

/** What is done to a draft as a whole: undo and redo, Save (REQ-395), Reset (REQ-385, REQ-396), Load (REQ-335, REQ-386). */
export function documentActions({ workspace, ask, step, loaded, report }: EditorTools) {
  const shown = () => workspace.read().state.shown
  const afterUndo = (result: EditResult | null, what: string, renamed: Renamed | null) => {
    if (!result) return
    if ('refused' in result) {
      const text = editText(result)
      if (text) notify.failure(`${what} ${tSentence(text)}`)
      return
    }
    if (renamed) return step(renamed)
    const touched = Object.entries(result.patch).find(([, { after }]) => after !== null)
    if (touched) step({ select: touched[0] })
  }
  const save = async () => {
    try {
      await workspace.flush()
      notify.success(EDITOR_TEXTS.saved)
    } catch (error) {
      notify.failure(problemSentence(error), () => void save())
    }
  }
  const reset = async () => {
    const differs = Object.keys(diffPatch(shown(), loaded.current)).length > 0
    if (differs && !(await ask(RESET))) return
    const patch = diffPatch(shown(), loaded.current)
    const result = Object.keys(patch).length > 0 ? workspace.edit({ edit: 'put_back', patch }) : null
    if (result && 'refused' in result) report(result)
    else notify.success(EDITOR_TEXTS.reset)
  }
  /** `false` where the text is no questionnaire, or someone declined. */
  const load = async (text: string): Promise<boolean> => {
    const read = (await readFhir(text)) ?? parseQuestions(text)
    if (!('questions' in read)) {
      notify.failure('faults' in read ? read.faults : EDITOR_TEXTS.invalidJson)
      return false
    }
    if (!(await ask(loadQuestion(read.questions)))) return false
    report(workspace.edit({ edit: 'load', questions: read.questions }))
    loaded.current = shown()
    step({ openAll: [] })
    return true
  }
  return {
    undo: () => {
      const edit = workspace.read().state.done.at(-1)?.edit
      afterUndo(workspace.undo(), t('Couldn’t undo.'), edit?.edit === 'rename_tag' ? { renamed: edit.to.trim(), to: edit.tag } : null)
    },
    redo: () => {
      const edit = workspace.read().state.undone.at(-1)?.edit
      afterUndo(workspace.redo(), t('Couldn’t redo.'), edit?.edit === 'rename_tag' ? { renamed: edit.tag, to: edit.to.trim() } : null)
    },
    save,
    reset,
    load,
  }
}

/** A card stays the same one, open or closed, when its question gets its old name back. */
type Renamed = { renamed: string; to: string }

const RESET = {
  title: t('Discard all changes?'),
  text: t('All changes since you opened this questionnaire will be discarded, including other people’s. You can undo this.'),
  confirm: t('Reset'),
  tone: 'bad',
} as const

function loadQuestion(questions: Questions) {
  return {
    title: t('Replace all questions?'),
    text: t(
      'The {questions, plural, one {# question} other {# questions}} of the file take the place of those here. Undo brings these back.',
      { questions: Object.keys(questions).length },
    ),
    confirm: t('Replace'),
    tone: 'bad',
  } as const
}
