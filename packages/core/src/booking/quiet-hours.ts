import { instantOf, type LocalClock, minuteOf, shiftsOf, shownAt, whenShown } from './local-clock.ts'

/** Nobody is reminded from nine in the evening until eight in the morning, by the patient's clock. Minutes since midnight. */
const QUIET = { from: 21 * 60, until: 8 * 60 }

/** The moment itself, or the end of the quiet hours that it lies in, by the patient's clock (E-7). Moments are ISO in UTC. */
export function afterQuietHours(at: string, clock: LocalClock): string {
  const shifts = shiftsOf(clock)
  const { day, minuteOfDay } = shownAt(shifts, minuteOf(at))
  if (minuteOfDay >= QUIET.until && minuteOfDay < QUIET.from) return at
  return instantOf(whenShown(shifts, minuteOfDay < QUIET.until ? day : day + 1, QUIET.until))
}
