import { clinicOverview } from '@clinic/contract/reports'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { type LiveState, useLive } from '../../../lib/live.ts'
import { useSession } from '../../../lib/session.ts'

const KEY = ['reports', 'overview'] as const
/** Not everyone hears of every change, and waits grow without one. Milliseconds, like all here. */
const ANYWAY = 60_000
/** The first change is shown at once; those that follow share a reading. */
const SOON = 150
const GAP = 3_000

/** Whether the server gives this person the counts: everyone with a queue, to work in or to manage. */
export function useSeesCounts(): boolean {
  const { isAdmin, isNP, isNPManager, isPCR, isPCRManager } = useSession()
  return isAdmin || isNP || isNPManager || isPCR || isPCRManager
}

/** The clinic at a glance, and whether it follows what happens this very moment. */
export function useClinicOverview() {
  const client = useQueryClient()
  const overview = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(clinicOverview, { signal }),
    refetchInterval: ANYWAY,
  })
  const last = useRef(0)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const live: LiveState = useLive(({ kind }) => {
    if (kind === 'session' || kind === 'viewing' || kind === 'answers' || timer.current !== undefined) return
    const wait = Math.max(SOON, last.current + GAP - Date.now())
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      last.current = Date.now()
      void client.invalidateQueries({ queryKey: KEY })
    }, wait)
  })
  return { overview, live }
}
