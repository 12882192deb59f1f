import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveInstant } from '../shared/instants.ts'
import { HALF_HOUR, TORONTO } from './clock.test-data.ts'
import { minuteOf, shiftsOf, shownAt } from './local-clock.ts'
import { afterQuietHours } from './quiet-hours.ts'

test('what is due by day is sent then, what is due at night at eight in the morning (E-7)', () => {
  expect(afterQuietHours('2026-03-02T15:00:00.000Z', TORONTO)).toBe('2026-03-02T15:00:00.000Z')
  expect(afterQuietHours('2026-03-03T01:59:00.000Z', TORONTO)).toBe('2026-03-03T01:59:00.000Z')
  expect(afterQuietHours('2026-03-03T02:00:00.000Z', TORONTO)).toBe('2026-03-03T13:00:00.000Z')
  expect(afterQuietHours('2026-03-02T12:59:00.000Z', TORONTO)).toBe('2026-03-02T13:00:00.000Z')
  // The clock goes forward this night, so eight comes an hour sooner.
  expect(afterQuietHours('2026-03-08T04:00:00.000Z', TORONTO)).toBe('2026-03-08T12:00:00.000Z')
})

test('nothing is sent in quiet hours, before it is due, or over a night late', () => {
  fc.assert(
    fc.property(fc.nat(525_600), fc.constantFrom(TORONTO, HALF_HOUR), (minutes, clock) => {
      const at = moveInstant('2026-01-01T00:00:00.000Z', minutes * 60_000)
      const out = afterQuietHours(at, clock)
      const { minuteOfDay } = shownAt(shiftsOf(clock), minuteOf(out))
      expect(minuteOfDay >= 480 && minuteOfDay < 1260).toBe(true)
      expect(out >= at && minuteOf(out) - minuteOf(at) <= 12 * 60).toBe(true)
      expect(afterQuietHours(out, clock)).toBe(out)
    }),
  )
})
