import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../../lib/live.ts'
import { useSession } from '../../../lib/session.ts'
import { DraftWorkspace, type Refusal, type WorkspaceState } from './draft-workspace.ts'

/** A draft under one's hands; another draft needs another component (`key`). It follows what others do to it. */
export function useDraftWorkspace(
  draft: QuestionnaireDraft,
  onRefused: (refusals: Refusal[]) => void,
): { desk: WorkspaceState; hands: DraftWorkspace } {
  const own = useSession().id ?? 0
  const refused = useEffectEvent(onRefused)
  const [hands] = useState(() => new DraftWorkspace(draft, own))
  const desk = useSyncExternalStore(hands.hear, hands.read)
  useLive((notice) => {
    const mine = notice.kind === 'questionnaire' && notice.id === String(draft.id)
    if (notice.kind === 'resync' || (mine && (notice.version === null || notice.version > hands.read().state.revision)))
      void hands.hearNews()
  })
  useEffect(() => {
    const send = () => void hands.flush().catch(() => undefined)
    window.addEventListener('pagehide', send)
    window.addEventListener('online', send)
    const close = hands.open((list) => refused(list))
    return () => {
      window.removeEventListener('pagehide', send)
      window.removeEventListener('online', send)
      close()
    }
  }, [hands])
  return { desk, hands }
}
