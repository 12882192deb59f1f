import type { WorkingTime } from '@clinic/contract/booking'
import { clockText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

type TimeRange = Pick<WorkingTime, 'starts' | 'ends'>

export const WEEKDAY_NAMES = [t('Monday'), t('Tuesday'), t('Wednesday'), t('Thursday'), t('Friday'), t('Saturday'), t('Sunday')] as const

/** Minutes since midnight as they are read; the end of the day is `24:00`. */
export function clockOfDay(minutes: number): string {
  return clockText(fieldClock(minutes))
}

/** Minutes since midnight as a field for a time holds them. */
export function fieldClock(minutes: number): string {
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** `09:00–12:00, 13:00–17:00`. */
export function rangesText(ranges: readonly TimeRange[]): string {
  return ranges.map(({ starts, ends }) => t('{starts}–{ends}', { starts: clockOfDay(starts), ends: clockOfDay(ends) })).join(', ')
}

/** Minutes of a clock's text; `null` where it is none. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number.isInteger(total) && total <= 1440 && Number(minutes) < 60 ? total : null
}

/** `38 h 30 min` of work. */
export function lengthText(ranges: readonly TimeRange[]): string {
  const total = ranges.reduce((sum, { starts, ends }) => sum + ends - starts, 0)
  return total % 60 === 0 ? `${total / 60} h` : t('{hours} h {minutes} min', { hours: Math.floor(total / 60), minutes: total % 60 })
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
