import type { Questions } from '@clinic/contract/questionnaires'
import type { useConfirm } from '../../../ui/confirm.tsx'
import type { DraftWorkspace } from '../drafts/draft-workspace.ts'
import type { NotifyEdit } from '../drafts/notify-edit.ts'
import type { Editing } from '../question-dialog/question-dialog.tsx'
import type { Step } from './editor-place.ts'

/** What the verbs of the editor work with. */
export type EditorTools = {
  workspace: DraftWorkspace
  ask: ReturnType<typeof useConfirm>['ask']
  step: (step: Step) => void
  report: NotifyEdit
  /** The questions as they were loaded, for Reset. */
  loaded: { current: Questions }
  /** Says for a moment that an option could not be deleted (REQ-393). */
  onOptionSaved: () => void
  /** Everything of a question, in its dialog. */
  openQuestion: (editing: Editing) => void
}
