import { addDays } from '../shared/dates.ts'
import { millisecondsBetween, moveInstant } from '../shared/instants.ts'

/** A zone's clock from the pinned table (E-10): from `starts[n]` (ISO in UTC) on it is `seconds[n]` ahead of UTC. */
export type LocalClock = { starts: readonly string[]; seconds: readonly number[] }

const EPOCH = '1970-01-01T00:00:00.000Z'
const FIRST_DAY = '1970-01-01'
const DAY = 1440

/** A moment (ISO in UTC) as minutes since 1970. */
export function minuteOf(moment: string): number {
  return millisecondsBetween(EPOCH, moment) / 60_000
}

/** Minutes since 1970 as a moment, ISO in UTC. */
export function instantOf(minute: number): string {
  return moveInstant(EPOCH, minute * 60_000)
}

/** The clock in minutes: from `from` on it is `ahead` minutes ahead of UTC. */
export type Shift = { from: number; ahead: number }

/** A clock as shifts, in order; it is asked many times. */
export function shiftsOf({ starts, seconds }: LocalClock): Shift[] {
  return starts.map((start, place) => ({ from: minuteOf(start), ahead: (seconds[place] ?? 0) / 60 }))
}

/** How many minutes the clock is ahead of UTC at a minute. */
export function aheadAt(shifts: readonly Shift[], minute: number): number {
  return (shifts.findLast(({ from }) => from <= minute) ?? shifts[0])?.ahead ?? 0
}

/**
 * When a clock shows a time of day (minutes since midnight) for the first time on a day. A time that it jumps over counts as the moment of the
 * jump.
 */
export function whenShown(shifts: readonly Shift[], daysSince1970: number, minuteOfDay: number): number {
  const shown = daysSince1970 * DAY + minuteOfDay
  for (const [place, { from, ahead }] of shifts.entries()) {
    const at = shown - ahead
    const until = shifts[place + 1]?.from ?? Number.POSITIVE_INFINITY
    if (at < until) return place === 0 ? at : Math.max(at, from)
  }
  return shown
}

/** The day, as days since 1970, and the minute of the day that a clock shows. */
export function shownAt(shifts: readonly Shift[], minute: number): { day: number; minuteOfDay: number } {
  const shown = minute + aheadAt(shifts, minute)
  const day = Math.floor(shown / DAY)
  return { day, minuteOfDay: shown - day * DAY }
}

/** Days since 1970 as a day, `yyyy-MM-dd`. */
export function dayOf(daysSince1970: number): string {
  return addDays(FIRST_DAY, daysSince1970)
}
