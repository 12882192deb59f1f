import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../shared/dates.ts'
import { periodBefore } from './period-before.ts'

it('the previous period has the same length and ends the day before', () => {
  expect(periodBefore('2026-02-24', '2026-03-02')).toEqual({ startDate: '2026-02-17', endDate: '2026-02-23' })
  expect(periodBefore('2026-03-01', '2026-03-01')).toEqual({ startDate: '2026-02-28', endDate: '2026-02-28' })
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 3000 }), fc.nat(800), (start, length) => {
      const first = addDays('2024-02-29', start)
      const before = periodBefore(first, addDays(first, length))
      expect(daysBetween(before.startDate, before.endDate)).toBe(length)
      expect(addDays(before.endDate, 1)).toBe(first)
    }),
  )
})
