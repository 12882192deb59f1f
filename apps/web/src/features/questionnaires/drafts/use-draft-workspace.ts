import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../../lib/live.ts'
import { useSession } from '../../../lib/session.ts'
import { DraftWorkspace, type RefusedEdit, type WorkspaceState } from './draft-workspace.ts'

/** A draft under one's hands; another draft needs another component (`key`). It follows what others do to it. */
export function useDraftWorkspace(
  draft: QuestionnaireDraft,
  onRefused: (refusals: RefusedEdit[]) => void,
): { draftState: WorkspaceState; workspace: DraftWorkspace } {
  const own = useSession().id ?? 0
  const refused = useEffectEvent(onRefused)
  const [workspace] = useState(() => new DraftWorkspace(draft, own))
  const draftState = useSyncExternalStore(workspace.listen, workspace.read)
  useLive((notice) => {
    const mine = notice.kind === 'questionnaire' && notice.id === String(draft.id)
    if (notice.kind === 'resync' || (mine && (notice.version === null || notice.version > workspace.read().state.revision)))
      void workspace.readNews()
  })
  useEffect(() => {
    const send = () => void workspace.flush().catch(() => undefined)
    window.addEventListener('pagehide', send)
    window.addEventListener('online', send)
    const close = workspace.open((list) => refused(list))
    return () => {
      window.removeEventListener('pagehide', send)
      window.removeEventListener('online', send)
      close()
    }
  }, [workspace])
  return { draftState, workspace }
}
