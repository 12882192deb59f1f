import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LiveNotice, type LiveState, useLive } from '../../../lib/live.ts'
import { batchCalls, type CallBatch } from './batch-calls.ts'
import { isDueFollowed } from './followed-lists.ts'
import { knownRow } from './known-rows.ts'
import { heldVersion, refreshDueCounts, refreshQueues, refreshUnsent } from './queue-cache.ts'

/** The first change is shown at once; those that follow this closely share a reload. Milliseconds. */
const GAP = 100
/** Counts beside filters may lag behind the rows. */
const COUNTS_GAP = 3_000

/** Keeps the tables and an open record in step with what others do. What this tab already knows of is not asked for again. */
export function useLiveQueues(userId: number, onOwnUser: () => void): LiveState {
  const client = useQueryClient()
  const concerns = useRef<Concerns>('shared')
  const reload = useGather(() => {
    const what = concerns.current
    concerns.current = 'shared'
    return what === 'all' ? refreshQueues(client) : refreshUnsent(client, { own: what === 'own' })
  }, GAP)
  const recount = useGather(() => refreshDueCounts(client), COUNTS_GAP)
  return useLive((notice: LiveNotice) => {
    // Who reads a record changes nothing in it.
    if (notice.kind === 'session' || notice.kind === 'answers' || notice.kind === 'viewing') return
    if (notice.kind === 'user') {
      if (notice.id !== String(userId)) return
      onOwnUser()
    } else if (notice.kind === 'resync') {
      void client.invalidateQueries({ queryKey: ['patient'] })
    } else {
      const { id, version } = notice
      if (version !== null && version <= (knownRow(id)?.version ?? 0)) return
      void client.invalidateQueries({ queryKey: ['patient', id] })
      const held = heldVersion(client, id)
      if (held !== null && version !== null && version <= held) return
    }
    concerns.current = widest(concerns.current, concernsOf(notice))
    reload.current?.listen()
    if (notice.kind === 'resync' || !isDueFollowed()) recount.current?.listen()
  })
}

/** Which lists are to be read: those shared with others, one's own as well, or even those whose changes the server sends. */
type Concerns = 'shared' | 'own' | 'all'

function concernsOf(notice: LiveNotice): Concerns {
  if (notice.kind === 'resync' || notice.kind === 'user') return 'all'
  return notice.own === false ? 'shared' : 'own'
}

function widest(one: Concerns, other: Concerns): Concerns {
  if (one === 'all' || other === 'all') return 'all'
  return one === 'own' || other === 'own' ? 'own' : 'shared'
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
