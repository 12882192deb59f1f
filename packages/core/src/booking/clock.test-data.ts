import type { LocalClock } from './local-clock.ts'

/** Toronto around 2026: an hour ahead from 8 March 02:00 to 1 November 02:00. */
export const TORONTO: LocalClock = {
  starts: ['2025-12-01T05:00:00.000Z', '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  seconds: [-5 * 3600, -4 * 3600, -5 * 3600],
}
/** A half-hour zone without clock changes. */
export const HALF_HOUR: LocalClock = { starts: ['2025-12-01T00:00:00.000Z'], seconds: [-3.5 * 3600] }
