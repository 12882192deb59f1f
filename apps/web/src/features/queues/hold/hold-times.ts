import { dayText, momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
/** `when`: the time in words, as far as the label leaves it open. */
export type HoldTime = { label: string; until: Date; when: string }

const HOUR = 60 * 60_000
const LATER_HOURS = 3
/** No one is called before the clinic opens, nor after it has closed. */
const MORNING = 9
const EVENING = 18
const DAYS = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')]

/** Until when a hold may last at a choice, by the clock of anyone who holds: it is their own reminder. `now` in milliseconds. */
export function holdTimes(now: number): HoldTime[] {
  const inHours = new Date(Math.ceil((now + LATER_HOURS * HOUR) / (HOUR / 2)) * (HOUR / 2))
  const opening = morningIn(now, 0)
  const later = inHours < opening ? opening : inHours
  const isToday = later.getDate() === new Date(now).getDate() && later.getHours() < EVENING
  const choices = [
    ...(isToday ? [{ label: t('Later today'), until: later }] : []),
    { label: t('Tomorrow morning'), until: morningIn(now, 1) },
    { label: t('In 3 days'), until: morningIn(now, 3) },
    { label: t('In a week'), until: morningIn(now, 7) },
  ]
  return choices.map((choice) => ({
    ...choice,
    when: isTomorrow(choice.until, now) ? clockText(choice.until) : nearText(choice.until.toISOString(), now),
  }))
}

/** A moment of the near past or future as short as it can be: `14:30`, `tomorrow 09:00`, `Fri 09:00`, `24 Nov, 09:00`. */
export function nearText(iso: string, now: number): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return '–'
  const clock = clockText(moment)
  const days = dayNumber(moment) - dayNumber(new Date(now))
  if (days === 0) return clock
  if (days === 1) return t('tomorrow {clock}', { clock })
  if (days > 1 && days < 7) return `${DAYS[moment.getDay()]} ${clock}`
  const day = dayText(fieldTime(moment)).replace(/ \d{4}$/, '')
  return `${day}, ${clock}`
}

function isTomorrow(moment: Date, now: number): boolean {
  return dayNumber(moment) - dayNumber(new Date(now)) === 1
}

/** `14:30`, `14 h 30`. */
function clockText(moment: Date): string {
  return momentText(moment.toISOString()).split(', ').at(-1) ?? ''
}

/** What a field for date and time holds. */
export function fieldTime(moment: Date): string {
  const day = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}

function morningIn(now: number, days: number): Date {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, MORNING)
}

/** Counts days of the calendar, regardless of clock changes. */
function dayNumber(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / (24 * HOUR)
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
