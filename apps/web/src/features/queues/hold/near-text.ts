import { daysBetween } from '@clinic/core/shared/dates'
import { clinicTime } from '../../../lib/format/clinic-clock.ts'
import { clockText, dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

const DAYS = t('Sun Mon Tue Wed Thu Fri Sat').split(' ')

/** A moment of the near past or future as short as it can be: `14:30`, `tomorrow 09:00`, `Fri 09:00`, `24 Nov, 09:00`. */
export function nearText(iso: string, now: number): string {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) return '–'
  const [day = '', shown = ''] = clinicTime(ms).split('T')
  const clock = clockText(shown)
  const days = daysTo(ms, now)
  if (days === 0) return clock
  if (days === 1) return t('tomorrow {clock}', { clock })
  if (days > 1 && days < 7) return `${DAYS[new Date(day).getUTCDay()]} ${clock}`
  return `${dayText(day).replace(/ \d{4}$/, '')}, ${clock}`
}

/** Days of the clinic from `now` to a moment, regardless of clock changes. */
export function daysTo(ms: number, now: number): number {
  return daysBetween(dayAt(now), dayAt(ms))
}

/** The clinic's day at a moment. */
export function dayAt(ms: number): string {
  return clinicTime(ms).slice(0, 10)
}
