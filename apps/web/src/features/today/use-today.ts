import { readToday } from '@clinic/contract/queues/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

const KEY = ['today'] as const
/** Deadlines move on although nothing changed. Milliseconds. */
const REREAD = 60_000
/** Changes that follow each other this closely share a reload. */
const GATHER = 1_000

/** The person’s day, reloaded when a patient or an appointment changes. */
export function useToday() {
  const client = useQueryClient()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useLive(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), GATHER)
  })
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readToday, { signal }), refetchInterval: REREAD })
}
