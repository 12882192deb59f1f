import type { DaysOff, WorkingTime } from '@clinic/contract/booking'
import { addDays, daysBetween } from '../shared/dates.ts'

/** A Monday, from which weekdays are counted. */
const MONDAY = '2024-01-01'

/** ISO weekday of a day (`yyyy-MM-dd`): Monday 1 to Sunday 7. Throws for an unreadable day. */
export function weekdayOf(day: string): number {
  return (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1
}

export type HoursError = { code: 'hours-order' | 'hours-overlap'; weekday: number } | { code: 'days-off-order'; first_day: string }

/**
 * The error in the hours, or null. `hours-order`: one ends before it starts. `hours-overlap`: two of a weekday
 * overlap. `days-off-order`: the last day is before the first.
 */
export function workingHoursError({ hours, days_off }: { hours: readonly WorkingTime[]; days_off: readonly DaysOff[] }): HoursError | null {
  const backward = hours.find(({ starts, ends }) => ends <= starts)
  if (backward) return { code: 'hours-order', weekday: backward.weekday }
  const inOrder = sortHours(hours)
  const overlapping = inOrder.find((time, place) => {
    const before = inOrder[place - 1]
    return before?.weekday === time.weekday && time.starts < before.ends
  })
  if (overlapping) return { code: 'hours-overlap', weekday: overlapping.weekday }
  const reversed = days_off.find(({ first_day, last_day }) => last_day < first_day)
  return reversed ? { code: 'days-off-order', first_day: reversed.first_day } : null
}

/** By weekday and time. */
export function sortHours(hours: readonly WorkingTime[]): WorkingTime[] {
  return [...hours].sort((a, b) => a.weekday - b.weekday || a.starts - b.starts)
}

/** Sorted, with touching or overlapping ones merged. */
export function mergeDaysOff(days_off: readonly DaysOff[]): DaysOff[] {
  const merged: DaysOff[] = []
  for (const { first_day, last_day } of [...days_off].sort((a, b) => (a.first_day < b.first_day ? -1 : 1))) {
    const before = merged.at(-1)
    if (!before || first_day > addDays(before.last_day, 1)) merged.push({ first_day, last_day })
    else if (last_day > before.last_day) before.last_day = last_day
  }
  return merged
}

export function isOff(days_off: readonly DaysOff[], day: string): boolean {
  return days_off.some(({ first_day, last_day }) => first_day <= day && day <= last_day)
}

/** Extra availability on one day, also a day off: minutes since midnight in clinic time. */
export type OpenedHours = { day: string; starts: number; ends: number }
export type WorkingDays = { hours: readonly WorkingTime[]; days_off: readonly DaysOff[]; opened: readonly OpenedHours[] }

/**
 * Working intervals of a day in order: its weekday’s hours unless off, plus extra availability. With the latter,
 * touching or overlapping intervals are merged, so that a visit may span them.
 */
export function hoursOn({ hours, days_off, opened }: WorkingDays, day: string): WorkingTime[] {
  const weekday = weekdayOf(day)
  const weekly = isOff(days_off, day) ? [] : hours.filter((time) => time.weekday === weekday)
  const extra = opened.filter((time) => time.day === day).map(({ starts, ends }) => ({ weekday, starts, ends }))
  return extra.length === 0 ? sortHours(weekly) : mergeTimes([...weekly, ...extra])
}

function mergeTimes(times: readonly WorkingTime[]): WorkingTime[] {
  const merged: WorkingTime[] = []
  for (const { weekday, starts, ends } of sortHours(times)) {
    const before = merged.at(-1)
    if (!before || starts > before.ends) merged.push({ weekday, starts, ends })
    else before.ends = Math.max(before.ends, ends)
  }
  return merged
}
