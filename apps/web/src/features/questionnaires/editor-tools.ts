import type { Questions } from '@clinic/contract/questionnaires'
import type { useConfirm } from '../../ui/confirm.tsx'
import type { DraftDesk } from './draft-desk.ts'
import type { Step } from './editor-place.ts'
import type { Tell } from './editor-tell.ts'

/** What the verbs of the editor work with. */
export type EditorTools = {
  hands: DraftDesk
  ask: ReturnType<typeof useConfirm>['ask']
  step: (step: Step) => void
  tell: Tell
  /** The questions as they were loaded, for Reset. */
  loaded: { current: Questions }
  /** Says for a moment that an option could not be deleted (REQ-393). */
  onOptionKept: () => void
}
