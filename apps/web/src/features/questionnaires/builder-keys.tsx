import type { BuilderVerbs } from './builder-verbs.ts'
import type { DraftDesk } from './draft-desk.ts'
import { useEditorKeys } from './editor-keys.ts'

/** Undo, redo and save by keys, while the list of questions is on the screen: fields beside it keep their own. */
export function BuilderKeys({ verbs, hands }: { verbs: BuilderVerbs; hands: DraftDesk }) {
  // What cannot be saved is told by the bar.
  const save = () => void hands.flush().catch(() => undefined)
  useEditorKeys({ undo: () => void verbs.undo(), redo: () => void verbs.redo(), save })
  return null
}
