import { instantOf, type LocalClock, minuteOf, shiftsOf, shownAt, whenShown } from './local-clock.ts'

/** No reminders from 21:00 to 08:00 in the patient’s time zone. Minutes since midnight. */
const QUIET = { from: 21 * 60, until: 8 * 60 }

/** The instant itself, or the end of the quiet hours it falls into (E-7). Instants are ISO in UTC. */
export function afterQuietHours(at: string, clock: LocalClock): string {
  const shifts = shiftsOf(clock)
  const { day, minuteOfDay } = shownAt(shifts, minuteOf(at))
  if (minuteOfDay >= QUIET.until && minuteOfDay < QUIET.from) return at
  return instantOf(whenShown(shifts, minuteOfDay < QUIET.until ? day : day + 1, QUIET.until))
}
