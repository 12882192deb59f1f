import type { VisitKind } from '@clinic/contract/booking'
import {
  bookVisit,
  type CancelReason,
  cancelVisit,
  listFreeTimes,
  listVisits,
  markNoShow,
  moveVisit,
  noteArrival,
  type Visit,
  type VisitList,
  type VisitWay,
} from '@clinic/contract/booking/visits'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'visits'] as const

/** A patient’s visits, refetched when something changed for them. */
export function useVisits(patientId: string) {
  const client = useQueryClient()
  useLive((notice) => {
    if (notice.kind === 'resync' || (notice.kind === 'patient' && notice.id === patientId))
      void client.invalidateQueries({ queryKey: keyOf(patientId) })
  })
  const visits = useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(listVisits, { params: { patient_id: patientId }, signal }),
  })
  useFreshOverview(patientId, visits.data)
  return visits
}

/** The record shows the next visit too: it is refetched once that is another one. */
function useFreshOverview(patientId: string, list: VisitList | undefined): void {
  const client = useQueryClient()
  const next = list && (list.visits.find(({ state }) => state === 'booked')?.startAt ?? 'none')
  const shown = useRef(next)
  useEffect(() => {
    if (next === undefined) return
    if (shown.current !== undefined && shown.current !== next)
      void client.invalidateQueries({ queryKey: ['patient', patientId, 'overview'] })
    shown.current = next
  }, [client, patientId, next])
}

/** `province` null: not chosen yet. `from`: the first day; empty: today. `mine`: the reader’s own times alone. */
export type TimesWanted = { visit: VisitKind; province: ProvinceCode | null; from: string; mine: boolean }

export function useFreeTimes(patientId: string, { visit, province, from, mine }: TimesWanted) {
  return useQuery({
    queryKey: [...keyOf(patientId), 'free', visit, province, from, mine],
    queryFn: ({ signal }) =>
      call(listFreeTimes, {
        params: { patient_id: patientId },
        query: { visit, province: province ?? 'ON', ...(from !== '' && { from }), ...(mine && { whose: 'mine' as const }) },
        signal,
      }),
    enabled: province !== null,
    gcTime: 0,
  })
}

export type VisitOrder =
  | { do: 'book'; slotId: string; province: ProvinceCode; way: VisitWay }
  | { do: 'move'; id: number; slotId: string; province: ProvinceCode; way: VisitWay }
  | { do: 'cancel'; id: number; reason: CancelReason }
  | { do: 'no-show' | 'arrive'; id: number }

/** Changes a visit; the record and the calendar are refetched either way. */
export function useChangeVisit(patientId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: VisitOrder) => perform(patientId, order),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: ['patient', patientId] }), client.invalidateQueries({ queryKey: ['calendar'] })]),
  })
}

function perform(patient_id: string, order: VisitOrder): Promise<Visit> {
  if (order.do === 'book') {
    const { slotId, province, way } = order
    return call(bookVisit, { params: { patient_id }, body: { slotId, province, way } })
  }
  const params = { patient_id, id: String(order.id) }
  if (order.do === 'move') {
    const { slotId, province, way } = order
    return call(moveVisit, { params, body: { slotId, province, way } })
  }
  if (order.do === 'cancel') return call(cancelVisit, { params, body: { reason: order.reason } })
  return call(order.do === 'arrive' ? noteArrival : markNoShow, { params })
}
