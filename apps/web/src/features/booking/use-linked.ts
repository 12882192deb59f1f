import {
  bookLinked,
  cancelLinked,
  holdLinked,
  type LinkedAppointment,
  listLinkedSlots,
  readLinked,
  releaseLinked,
  restoreLinked,
} from '@clinic/contract/booking'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'

const keyOf = (given: string) => ['linked appointment', given] as const
const slotsKey = (given: string) => [...keyOf(given), 'slots'] as const

/** The appointment behind a link. */
export function useLinked(given: string) {
  return useQuery({
    queryKey: keyOf(given),
    queryFn: ({ signal }) => call(readLinked, { query: { key: given }, signal }),
    enabled: given !== '',
    retry: false,
  })
}

/** Other free times. */
export function useLinkedSlots(given: string) {
  return useQuery({
    queryKey: slotsKey(given),
    queryFn: ({ signal }) => call(listLinkedSlots, { query: { key: given }, signal }),
    retry: false,
    staleTime: 0,
  })
}

export type LinkedVerb = { verb: 'book' | 'release' | 'cancel' | 'restore' } | { verb: 'hold'; slotId: string }
const CALLS = { book: bookLinked, release: releaseLinked, cancel: cancelLinked, restore: restoreLinked } as const

/** Changes the appointment and shows it as it is then; after a refusal it is read again, since somebody else has changed something. */
export function useLinkedVerb(given: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: LinkedVerb): Promise<LinkedAppointment> =>
      order.verb === 'hold'
        ? call(holdLinked, { body: { key: given, slotId: order.slotId } })
        : call(CALLS[order.verb], { body: { key: given } }),
    onSuccess: (shown) => client.setQueryData(keyOf(given), shown),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries({ queryKey: keyOf(given) })
    },
  })
}

/** Seconds that are left of so many; `onOver` once, when they have run out. Begins anew with another `since`. */
export function useSecondsLeft(seconds: number, since: number, onOver: () => void): number {
  const [now, setNow] = useState(since)
  const left = Math.max(0, seconds - Math.floor((Math.max(now, since) - since) / 1000))
  const over = left === 0
  useEffect(() => {
    if (seconds === 0) return
    if (over) return onOver()
    const timer = window.setInterval(() => setNow(Date.now()), 500)
    return () => window.clearInterval(timer)
  }, [seconds, over, onOver])
  return left
}
