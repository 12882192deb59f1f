import { addDays, daysBetween } from '@clinic/core/shared/dates'
import { clinicInstant, clinicTime } from '../../../lib/format/clinic-clock.ts'
import { clockText, dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
/** `when`: the time in words, as far as the label leaves it open. */
export type HoldTime = { label: string; until: Date; when: string }

const HOUR = 60 * 60_000
const LATER_HOURS = 3
/** No one is called before the clinic opens, nor after it has closed. */
const MORNING = '09:00'
const EVENING = '18:00'
const DAYS = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')]

/** Until when a hold may last at a choice, by the clinic's clock. `now` in milliseconds. */
export function holdTimes(now: number): HoldTime[] {
  const inHours = Math.ceil((now + LATER_HOURS * HOUR) / (HOUR / 2)) * (HOUR / 2)
  const later = Math.max(inHours, morningIn(now, 0))
  const [day, clock = ''] = clinicTime(later).split('T')
  const isToday = day === dayAt(now) && clock < EVENING
  const choices = [
    ...(isToday ? [{ label: t('Later today'), until: later }] : []),
    { label: t('Tomorrow morning'), until: morningIn(now, 1) },
    { label: t('In 3 days'), until: morningIn(now, 3) },
    { label: t('In a week'), until: morningIn(now, 7) },
  ]
  return choices.map(({ label, until: ms }) => {
    const until = new Date(ms)
    return { label, until, when: daysTo(ms, now) === 1 ? clockText(MORNING) : nearText(until.toISOString(), now) }
  })
}

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

function morningIn(now: number, days: number): number {
  return clinicInstant(`${addDays(dayAt(now), days)}T${MORNING}`)
}

function daysTo(ms: number, now: number): number {
  return daysBetween(dayAt(now), dayAt(ms))
}

function dayAt(ms: number): string {
  return clinicTime(ms).slice(0, 10)
}
