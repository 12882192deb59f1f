import type { LocalClock } from './local-clock.ts'

/** Toronto's clock around the year 2026: an hour ahead from 8 March at two until 1 November at two. */
export const TORONTO: LocalClock = {
  starts: ['2025-12-01T05:00:00.000Z', '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  seconds: [-5 * 3600, -4 * 3600, -5 * 3600],
}
/** A zone half an hour off, whose clock does not change. */
export const HALF_HOUR: LocalClock = { starts: ['2025-12-01T00:00:00.000Z'], seconds: [-3.5 * 3600] }
