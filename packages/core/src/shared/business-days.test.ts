import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days.ts'
import { addDays, daysBetween } from './dates.ts'

test.each([
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-20', 5, '2026-11-27'],
  ['2026-11-21', 5, '2026-11-27'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s, %i business days end on %s (F-19)', (from, count, day) => {
  expect(addBusinessDays(from, count)).toBe(day)
})

test('five business days take a week, or less when they begin on a weekend', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const from = addDays('2000-01-01', offset)
      const days = daysBetween(from, addBusinessDays(from, 5))
      expect(days).toBeGreaterThanOrEqual(5)
      expect(days).toBeLessThanOrEqual(7)
      expect([0, 6]).not.toContain(new Date(`${addBusinessDays(from, 5)}T12:00:00Z`).getUTCDay())
    }),
  )
})
