import { weekdayOf } from '@clinic/core/booking/working-hours'
import { addDays, addMonths, isIsoDate } from '@clinic/core/shared/dates'
import type { AddressOf } from '../../../lib/routes/addresses.ts'

export type CalendarView = 'month' | 'week'
/** What the address of the calendar holds. `day`: the one that is looked at; empty: the clinic's today. `who`: one person by number. */
export type CalendarSearch = { view: CalendarView; day: string; who: number | null }

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const day = String(raw.day ?? '')
  const who = Number(raw.who)
  return {
    view: raw.view === 'week' ? 'week' : 'month',
    day: isIsoDate(day) ? day : '',
    who: Number.isInteger(who) && who > 0 && who < 2 ** 31 ? who : null,
  }
}

/** The parameters to write; what is at its start is omitted. */
export function writeCalendarSearch({ view, day, who }: CalendarSearch): AddressOf<'/admin/calendar'> {
  return { ...(view === 'week' && { view }), ...(day !== '' && { day }), ...(who !== null && { who: String(who) }) }
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** The days that a view shows around a day: its week, or the whole weeks that its month touches. */
export function daysShown(view: CalendarView, day: string): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) }
}

/** Where a key leads from a day; `null` for a key that leads nowhere. Page keys move by what the view shows. */
export function dayByKey(key: string, day: string, view: CalendarView): string | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return addDays(mondayOf(day), 6)
  if (key === 'PageUp' || key === 'PageDown') return moveView(view, day, key === 'PageDown' ? 1 : -1)
  return null
}

/** A day so many views further on (or back). */
export function moveView(view: CalendarView, day: string, by: number): string {
  return view === 'week' ? addDays(day, 7 * by) : addMonths(day, by)
}
