import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LiveNotice, type LiveState, useLive } from '../../../lib/live.ts'
import { batchCalls, type CallBatch } from './batch-calls.ts'
import { heldVersion, refreshDueCounts, refreshQueues, refreshSharedLists } from './queue-cache.ts'

/** The first change is shown at once; those that follow this closely share a reload. Milliseconds. */
const GAP = 100
/** Counts beside filters may lag behind the rows. */
const COUNTS_GAP = 3_000

/** Keeps the tables and an open record in step with what others do. What this tab already knows of is not asked for again. */
export function useLiveQueues(userId: number, onOwnUser: () => void): LiveState {
  const client = useQueryClient()
  const concernsOwn = useRef(false)
  const reload = useGather(() => {
    const all = concernsOwn.current
    concernsOwn.current = false
    return all ? refreshQueues(client) : refreshSharedLists(client)
  }, GAP)
  const recount = useGather(() => refreshDueCounts(client), COUNTS_GAP)
  return useLive((notice: LiveNotice) => {
    if (notice.kind === 'session' || notice.kind === 'answers') return
    if (notice.kind === 'user') {
      if (notice.id !== String(userId)) return
      onOwnUser()
    } else if (notice.kind === 'resync') {
      void client.invalidateQueries({ queryKey: ['patient'] })
    } else {
      const held = heldVersion(client, notice.id)
      if (held !== null && notice.version !== null && notice.version <= held) return
      void client.invalidateQueries({ queryKey: ['patient', notice.id] })
    }
    if (!('own' in notice) || notice.own !== false) concernsOwn.current = true
    reload.current?.listen()
    recount.current?.listen()
  })
}

function useGather(work: () => Promise<unknown>, gap: number) {
  const gathered = useRef<CallBatch | null>(null)
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const one = batchCalls(() => latest.current(), gap)
    gathered.current = one
    return () => one.stop()
  }, [gap])
  return gathered
}
