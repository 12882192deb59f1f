import type { DraftWorkspace } from '../drafts/draft-workspace.ts'
import { useEditorShortcuts } from '../workspace/use-editor-shortcuts.ts'
import type { BuilderActions } from './builder-actions.ts'

/** Undo, redo and save by keys, while the list of questions is on the screen: fields beside it keep their own. */
export function BuilderShortcuts({ verbs, hands }: { verbs: BuilderActions; hands: DraftWorkspace }) {
  // What cannot be saved is told by the bar.
  const save = () => void hands.flush().catch(() => undefined)
  useEditorShortcuts({ undo: () => void verbs.undo(), redo: () => void verbs.redo(), save })
  return null
}
