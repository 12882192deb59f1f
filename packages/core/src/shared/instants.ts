import { addDays, daysBetween } from './dates.ts'

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?Z$/
const DAY_MS = 86_400_000
const START = '1970-01-01'

/** Milliseconds between ISO instants in UTC; negative when `to` is earlier. Throws for an unreadable one. */
export function millisecondsBetween(from: string, to: string): number {
  return millisOf(to) - millisOf(from)
}

/** Adds milliseconds to an ISO instant in UTC. */
export function moveInstant(moment: string, millis: number): string {
  const at = millisOf(moment) + millis
  const days = Math.floor(at / DAY_MS)
  const rest = at - days * DAY_MS
  const clock = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60].map((part) => pad(part, 2))
  return `${addDays(START, days)}T${clock.join(':')}.${pad(rest % 1000, 3)}Z`
}

function millisOf(moment: string): number {
  const match = MOMENT.exec(moment)
  if (!match) throw new RangeError('not an instant in UTC')
  const [, day = '', hours, minutes, seconds, fraction = ''] = match
  const clock = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return daysBetween(START, day) * DAY_MS + clock * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3))
}

function pad(part: number, width: number): string {
  return String(part).padStart(width, '0')
}
