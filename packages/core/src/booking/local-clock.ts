import { addDays } from '../shared/dates.ts'
import { millisecondsBetween, moveInstant } from '../shared/instants.ts'

/** A zone’s offsets from the pinned table (E-10): from `starts[n]` (ISO in UTC) it is `seconds[n]` ahead of UTC. */
export type LocalClock = { starts: readonly string[]; seconds: readonly number[] }

const EPOCH = '1970-01-01T00:00:00.000Z'
const FIRST_DAY = '1970-01-01'
const DAY = 1440

/** An instant (ISO in UTC) as minutes since 1970. */
export function minuteOf(moment: string): number {
  return millisecondsBetween(EPOCH, moment) / 60_000
}

/** Minutes since 1970 as an ISO instant in UTC. */
export function instantOf(minute: number): string {
  return moveInstant(EPOCH, minute * 60_000)
}

/** From minute `from` the zone is `ahead` minutes ahead of UTC. */
export type Shift = { from: number; ahead: number }

/** Precomputed, because lookups are frequent. */
export function shiftsOf({ starts, seconds }: LocalClock): Shift[] {
  return starts.map((start, place) => ({ from: minuteOf(start), ahead: (seconds[place] ?? 0) / 60 }))
}

/** Minutes ahead of UTC at a minute. */
export function aheadAt(shifts: readonly Shift[], minute: number): number {
  return (shifts.findLast(({ from }) => from <= minute) ?? shifts[0])?.ahead ?? 0
}

/**
 * When a local time (minutes since midnight) first occurs on a day. A skipped time counts as the instant of the
 * change.
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

/** Local day (days since 1970) and minute of the day. */
export function shownAt(shifts: readonly Shift[], minute: number): { day: number; minuteOfDay: number } {
  const shown = minute + aheadAt(shifts, minute)
  const day = Math.floor(shown / DAY)
  return { day, minuteOfDay: shown - day * DAY }
}

/** Days since 1970 as `yyyy-MM-dd`. */
export function dayOf(daysSince1970: number): string {
  return addDays(FIRST_DAY, daysSince1970)
}
