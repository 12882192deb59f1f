import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays, addMonths, isIsoDate } from '@clinic/core/shared/dates'
import type { AddressOf } from '../../../lib/routes/addresses.ts'

export type CalendarView = 'day' | 'week' | 'month'
/**
 * What the address of the calendar holds. `day`: the one that is looked at; empty: the next working day, and for a month the clinic's today. `who`: one
 * person by number. `place`: where the patient will be, who needs an NP licensed there.
 */
export type CalendarSearch = { view: CalendarView; day: string; who: number | null; place: ProvinceCode | null }

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const day = String(raw.day ?? '')
  const who = Number(raw.who)
  return {
    view: raw.view === 'week' || raw.view === 'month' ? raw.view : 'day',
    day: isIsoDate(day) ? day : '',
    who: Number.isInteger(who) && who > 0 && who < 2 ** 31 ? who : null,
    place: PROVINCE_CODES.find((code) => code === raw.place) ?? null,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writeCalendarSearch({ view, day, who, place }: CalendarSearch): AddressOf<'/admin/calendar'> {
  return {
    ...(view !== 'day' && { view }),
    ...(day !== '' && { day }),
    ...(who !== null && { who: String(who) }),
    ...(place !== null && { place }),
  }
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** The whole weeks that the month of a day touches. */
export function daysShown(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) }
}

/** Where a key leads from a day of a month; `null` for a key that leads nowhere. Page keys move by a month. */
export function dayByKey(key: string, day: string): string | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return addDays(mondayOf(day), 6)
  if (key === 'PageUp' || key === 'PageDown') return moveView('month', day, key === 'PageDown' ? 1 : -1)
  return null
}

/** A day so many views further on (or back). */
export function moveView(view: CalendarView, day: string, by: number): string {
  if (view === 'month') return addMonths(day, by)
  return addDays(day, view === 'week' ? 7 * by : by)
}
