import { cancelAppointment, readCalendar, readDay } from '@clinic/contract/booking'
import { readAgenda } from '@clinic/contract/booking/agenda'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { type LiveState, useLive } from '../../../lib/live.ts'

const KEY = ['calendar'] as const
/** A calendar may lag a little behind. Milliseconds. */
const GATHER = 1_000

export function useCalendar(range: { from: string; to: string }) {
  return useQuery({
    queryKey: [...KEY, range],
    queryFn: ({ signal }) => call(readCalendar, { query: range, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The now line and the rest of a reservation move on. Milliseconds. */
const REREAD = 60_000

/** Hours and visits of a day or its week; `day` empty: the next working day. */
export function useAgenda({ day, span }: { day: string; span: 'day' | 'week' }) {
  return useQuery({
    queryKey: [...KEY, 'agenda', day, span],
    queryFn: ({ signal }) => call(readAgenda, { query: { day, span }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD,
  })
}

export function useDay(day: string) {
  return useQuery({ queryKey: [...KEY, 'day', day], queryFn: ({ signal }) => call(readDay, { params: { day }, signal }) })
}

/** Cancels an appointment; the calendar is reloaded however that ends. */
export function useCancelAppointment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(cancelAppointment, { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Reads the calendar again when an appointment was booked, cancelled or completed, or someone's hours have changed. */
export function useLiveCalendar(): LiveState {
  const client = useQueryClient()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return useLive(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void client.invalidateQueries({ queryKey: KEY }), GATHER)
  })
}
