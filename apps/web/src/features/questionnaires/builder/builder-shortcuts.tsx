import type { DraftWorkspace } from '../drafts/draft-workspace.ts'
import { useEditorShortcuts } from '../workspace/use-editor-shortcuts.ts'
import type { BuilderActions } from './builder-actions.ts'

/** Undo, redo and save by keys, while the list of questions is on the screen: fields beside it keep their own. */
export function BuilderShortcuts({ actions, workspace }: { actions: BuilderActions; workspace: DraftWorkspace }) {
  // What cannot be saved is told by the bar.
  const save = () => void workspace.flush().catch(() => undefined)
  useEditorShortcuts({ undo: () => void actions.undo(), redo: () => void actions.redo(), save })
  return null
}
