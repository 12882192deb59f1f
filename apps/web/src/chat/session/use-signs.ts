import { useEffect, useEffectEvent, useRef } from 'react'
import { apiOrigin } from '../../lib/page-settings.ts'
import { chatKey } from './chat-settings.ts'
import { type Conversation, lastSeq } from './conversation.ts'

const EVERY_MS = 3_000

/** Tells the team that the patient is writing to a person, and up to which line they have read. Lost signs are not sent again. */
export function useSigns(state: Conversation, { typed, atEnd }: { typed: string; atEnd: boolean }): void {
  const { id, key } = state
  const last = useRef(0)
  const read = useRef(0)
  const seq = lastSeq(state)
  const attended = state.person !== null

  const sayTyping = useEffectEvent(() => {
    if (!attended || typed === '' || performance.now() - last.current < EVERY_MS) return
    last.current = performance.now()
    sendSigns({ conversation_id: id, key, typing: true })
  })
  useEffect(() => {
    if (typed !== '') sayTyping()
    else last.current = 0
  }, [typed])

  const sayRead = useEffectEvent(() => {
    if (!atEnd || seq <= read.current || key === '' || document.visibilityState !== 'visible') return
    read.current = seq
    sendSigns({ conversation_id: id, key, read: seq })
  })
  useEffect(() => {
    if (seq === 0) read.current = 0
    if (atEnd) sayRead()
    const onVisible = () => sayRead()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [seq, atEnd])
}

function sendSigns(body: { conversation_id: string; key: string; typing?: boolean; read?: number }): void {
  fetch(`${apiOrigin()}/api/ai/signs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chatKey() },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}
