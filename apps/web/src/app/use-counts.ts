import { countToday, type TodayCounts } from '@clinic/contract/queues/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../lib/api.ts'
import { useLive } from '../lib/live.ts'
import { useSession } from '../lib/session.ts'

const KEY = ['counts'] as const
/** Deadlines pass although nothing changed. Milliseconds. */
const REREAD = 60_000
/** Counts may lag behind the rows. */
const GATHER = 3_000

/** The numbers beside the links to the queues, for those who work in one. */
export function useCounts(): TodayCounts | undefined {
  const { isAdmin, isPCR, isNP, isPCRManager, isNPManager } = useSession()
  const client = useQueryClient()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLive(({ kind }) => {
    if (kind === 'session' || kind === 'answers') return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), GATHER)
  })
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(countToday, { signal }),
    refetchInterval: REREAD,
    enabled: isAdmin || isPCR || isNP || isPCRManager || isNPManager,
  })
  return data
}
