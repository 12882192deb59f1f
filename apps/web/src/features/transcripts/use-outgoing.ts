import { sayInConversation } from '@clinic/contract/chat/attention'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'

/** How long sending a line can be undone. */
export const UNDO_MS = 5_000

export type OutgoingLine = { text: string; client_id: string; turn: number; sure?: boolean }
type Options = { conversation_id: string; send: (line: OutgoingLine) => Promise<unknown>; onRefused: (line: OutgoingLine) => void }

/**
 * A line waits five seconds for a change of mind. The next line, leaving the chat and closing the page send it at once. A line that was refused goes
 * back to its writer.
 */
export function useOutgoing({ conversation_id, send, onRefused }: Options) {
  const [waiting, setWaiting] = useState<OutgoingLine | null>(null)
  const line = useRef<OutgoingLine | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const before = useRef<Promise<unknown>>(Promise.resolve())

  const take = () => {
    const taken = line.current
    clearTimeout(timer.current)
    line.current = null
    setWaiting(null)
    return taken
  }
  const flush = () => {
    const taken = take()
    if (!taken) return before.current
    before.current = before.current.then(() => send(taken)).catch(() => onRefused(taken))
    return before.current
  }
  const leave = useEffectEvent(() => {
    const taken = line.current
    if (!taken) return
    clearTimeout(timer.current)
    line.current = null
    call(sayInConversation, { params: { conversation_id }, body: taken, outlives: true }).catch(() => undefined)
  })
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])
  return {
    waiting,
    flush,
    undo: take,
    put(next: OutgoingLine) {
      void flush()
      line.current = next
      setWaiting(next)
      timer.current = setTimeout(() => void flush(), UNDO_MS)
    },
  }
}

/** The words were not sent because they name someone else; sent again as they are, they are meant so. */
export function isDoubt(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'message-names-others'
}
