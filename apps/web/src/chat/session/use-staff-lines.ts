import type { listLines } from '@clinic/contract/chat/attention'
import type { Output } from '@clinic/contract/endpoint'
import { useEffect, useEffectEvent } from 'react'
import { apiOrigin } from '../../lib/page-settings.ts'
import { chatKey } from './chat-settings.ts'
import { type Conversation, lastSeq } from './conversation.ts'

type Heard = Output<typeof listLines>

const BUSY_MS = 2_000
const QUIET_MS = 10_000

/** Asks for what the team said while the page is visible. */
export function useStaffLines(state: Conversation, onHeard: (heard: Heard) => void): void {
  const open = state.key !== '' && state.card?.kind !== 'closed'
  // A patient who asked for a person expects one soon.
  const often = state.person !== null || state.card?.kind === 'attended' || state.card?.action === 'NEEDPCRHELP'
  const look = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden' || state.turn !== null) return
    const heard = await fetchLines({ conversation_id: state.id, key: state.key, after: lastSeq(state) })
    if (heard) onHeard(heard)
  })
  useEffect(() => {
    if (!open) return
    void look()
    const timer = setInterval(() => void look(), often ? BUSY_MS : QUIET_MS)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [open, often])
}

/** Null when the line is down: the next look asks again. */
async function fetchLines(body: { conversation_id: string; key: string; after: number }): Promise<Heard | null> {
  try {
    const response = await fetch(`${apiOrigin()}/api/ai/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chatKey() },
      body: JSON.stringify(body),
    })
    return response.ok ? ((await response.json()) as Heard) : null
  } catch {
    return null
  }
}
