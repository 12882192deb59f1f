import type { DayCounts } from '@clinic/contract/reports'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import { dayText } from '../../../lib/format/dates.ts'
import { daysText } from '../period/ranges.ts'

/** Days of a chart's bar added up; `from` and `to` are the days that are behind it. */
export type DayGroup = { from: string; to: string; label: string; name: string; New: number; Renewed: number }

const SINGLE_DAYS = 45
const WEEKS = 400
const MONDAY = '2000-01-03'

/** A bar a day for up to six weeks, a week for up to a year, a month beyond; the first and the last may be cut. */
export function groupDays(days: readonly DayCounts[]): DayGroup[] {
  const keyOf = days.length <= SINGLE_DAYS ? (day: string) => day : days.length <= WEEKS ? weekOf : (day: string) => day.slice(0, 7)
  const groups: DayGroup[] = []
  let key = ''
  for (const { day, newPatients, renewPatients } of days) {
    const last = groups.at(-1)
    if (last && keyOf(day) === key) {
      Object.assign(last, {
        to: day,
        New: last.New + newPatients,
        Renewed: last.Renewed + renewPatients,
        name: daysText({ from: last.from, to: day }),
      })
    } else {
      key = keyOf(day)
      groups.push({
        from: day,
        to: day,
        label: dayText(day).replace(/ \d{4}$/, ''),
        name: dayText(day),
        New: newPatients,
        Renewed: renewPatients,
      })
    }
  }
  return groups
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  return addDays(day, -(((daysBetween(MONDAY, day) % 7) + 7) % 7))
}

/** What the bars mean. */
export function groupWord(days: number): string {
  return days <= SINGLE_DAYS ? 'day' : days <= WEEKS ? 'week' : 'month'
}
