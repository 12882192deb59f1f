import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { federalHolidays } from '../../booking/federal-holidays.ts'
import { dayOf, instantOf, type LocalClock, minuteOf, shiftsOf, shownAt, whenShown } from '../../booking/local-clock.ts'
import { isOff, sortHours, weekdayOf } from '../../booking/working-hours.ts'

/** `at`: when the team leaves or comes back, an ISO instant; null: never within `DAYS_AHEAD`. */
export type Opening = { open: true; at: string } | { open: false; at: string | null }

/** In the last minutes of a day no one is told that someone will come today. */
export const LAST_MINUTES = 15
const DAYS_AHEAD = 60

/**
 * Whether the team is there, and until or from when. Null: no hours are set, so nothing can be said. `clock`: the clinic's, which has to cover
 * `DAYS_AHEAD`. `margin`: minutes before the end of a day that count as after it.
 */
export function openingAt(
  hours: OpeningHours | null,
  { now, clock, margin }: { now: string; clock: LocalClock; margin: number },
): Opening | null {
  if (hours === null) return null
  const shifts = shiftsOf(clock)
  const at = minuteOf(now)
  const today = shownAt(shifts, at).day
  for (let day = today; day <= today + DAYS_AHEAD; day += 1) {
    for (const { starts, ends } of hoursOf(hours, dayOf(day))) {
      const [from, until] = [whenShown(shifts, day, starts), whenShown(shifts, day, ends)]
      if (at < from) return { open: false, at: instantOf(from) }
      if (at < until - margin) return { open: true, at: instantOf(until) }
    }
  }
  return { open: false, at: null }
}

/** Hours of one day in order; none on a day that is closed. */
function hoursOf({ weekly, holidays, days_off }: OpeningHours, day: string) {
  if (isOff(days_off, day)) return []
  if (holidays && federalHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)) return []
  const weekday = weekdayOf(day)
  return sortHours(weekly).filter((time) => time.weekday === weekday)
}
