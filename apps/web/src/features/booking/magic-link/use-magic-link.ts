import {
  type AppointmentByLink,
  bookByLink,
  cancelByLink,
  listSlotsByLink,
  readByLink,
  releaseLinked,
  reserveByLink,
  restoreByLink,
} from '@clinic/contract/booking'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'

const keyOf = (given: string) => ['linked appointment', given] as const
const slotsKey = (given: string) => [...keyOf(given), 'slots'] as const

/** The appointment behind a link. */
export function useMagicLink(given: string) {
  return useQuery({
    queryKey: keyOf(given),
    queryFn: ({ signal }) => call(readByLink, { query: { key: given }, signal }),
    enabled: given !== '',
    retry: false,
  })
}

/** Other free times. */
export function useMagicLinkSlots(given: string) {
  return useQuery({
    queryKey: slotsKey(given),
    queryFn: ({ signal }) => call(listSlotsByLink, { query: { key: given }, signal }),
    retry: false,
    staleTime: 0,
  })
}

export type MagicLinkAction = { action: 'book' | 'release' | 'cancel' | 'restore' } | { action: 'hold'; slotId: string }
const CALLS = { book: bookByLink, release: releaseLinked, cancel: cancelByLink, restore: restoreByLink } as const

/** Changes the appointment and shows it as it is then; after a refusal it is reloaded, since someone else has changed something. */
export function useMagicLinkAction(given: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: MagicLinkAction): Promise<AppointmentByLink> =>
      order.action === 'hold'
        ? call(reserveByLink, { body: { key: given, slotId: order.slotId } })
        : call(CALLS[order.action], { body: { key: given } }),
    onSuccess: (shown) => client.setQueryData(keyOf(given), shown),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries({ queryKey: keyOf(given) })
    },
  })
}

/** Seconds that are left of so many; `onOver` once, when they have run out. Begins again with another `since`. */
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
