/** `when`: the time in words, as far as the label leaves it open. */
export type HoldTime = { label: string; until: Date; when: string }

const HOUR = 60 * 60_000
const LATER_HOURS = 3
/** No one is called before the clinic opens, nor after it has closed. */
const MORNING = 9
const EVENING = 18
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Until when a hold may last at a choice, by the clock of anyone who holds: it is their own reminder. `now` in milliseconds. */
export function holdTimes(now: number): HoldTime[] {
  const inHours = new Date(Math.ceil((now + LATER_HOURS * HOUR) / (HOUR / 2)) * (HOUR / 2))
  const opening = morningIn(now, 0)
  const later = inHours < opening ? opening : inHours
  const isToday = later.getDate() === new Date(now).getDate() && later.getHours() < EVENING
  const choices = [
    ...(isToday ? [{ label: 'Later today', until: later }] : []),
    { label: 'Tomorrow morning', until: morningIn(now, 1) },
    { label: 'In 3 days', until: morningIn(now, 3) },
    { label: 'In a week', until: morningIn(now, 7) },
  ]
  return choices.map((choice) => ({ ...choice, when: nearText(choice.until.toISOString(), now).replace('tomorrow ', '') }))
}

/** A moment of the near past or future as short as it can be: `14:30`, `tomorrow 09:00`, `Fri 09:00`, `24 Nov, 09:00`. */
export function nearText(iso: string, now: number): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return '–'
  const clock = `${pad(moment.getHours())}:${pad(moment.getMinutes())}`
  const days = dayNumber(moment) - dayNumber(new Date(now))
  if (days === 0) return clock
  if (days === 1) return `tomorrow ${clock}`
  if (days > 1 && days < 7) return `${DAYS[moment.getDay()]} ${clock}`
  return `${moment.getDate()} ${MONTHS[moment.getMonth()]}, ${clock}`
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
