import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '../../../lib/live.ts'
import { refreshSession, useSession } from '../../../lib/session.ts'
import { heldUser, refreshUsers } from './users-cache.ts'

/** Changes this close to each other share one reading of the list. Milliseconds. */
const GAP = 250

/** Keeps the list in step with what other administrators do, and the own rights with what they do to oneself. */
export function useLiveUsers(): void {
  const client = useQueryClient()
  const ownId = useSession().id
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLive((notice) => {
    if (notice.kind !== 'user' && notice.kind !== 'resync') return
    if (notice.kind === 'user') {
      if (notice.id === String(ownId)) void refreshSession().catch(() => undefined)
      const held = heldUser(client, Number(notice.id))
      if (held && notice.version !== null && notice.version <= held.version) return
    }
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void refreshUsers(client), GAP)
  })
}
