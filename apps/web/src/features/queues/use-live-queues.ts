import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LiveNotice, type LiveState, useLive } from '../../lib/live.ts'
import { heldVersion, refreshQueues } from './queue-cache.ts'

/** Several changes at once are one reload. Milliseconds. */
const GATHER = 150

/** Keeps the tables and an open record in step with what others do. What this tab already knows of is not asked for again. */
export function useLiveQueues(userId: number, onOwnUser: () => void): LiveState {
  const client = useQueryClient()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const gather = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void refreshQueues(client), GATHER)
  }
  return useLive((notice: LiveNotice) => {
    if (notice.kind === 'user') {
      if (notice.id !== String(userId)) return
      onOwnUser()
      gather()
      return
    }
    if (notice.kind === 'resync') void client.invalidateQueries({ queryKey: ['patient'] })
    else {
      const held = heldVersion(client, notice.id)
      if (held !== null && notice.version !== null && notice.version <= held) return
      void client.invalidateQueries({ queryKey: ['patient', notice.id] })
    }
    gather()
  })
}
