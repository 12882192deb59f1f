import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarMonth } from './calendar-month.ts'

it('lays out the weeks of a month from Sunday with the free times of each day (REQ-117)', () => {
  const [first, second] = calendarMonth('2026-12', ['2026-12-01', '2026-12-01', '2026-12-06', '2027-01-01'])
  expect(first?.slice(0, 3)).toEqual([null, null, { iso: '2026-12-01', day: 1, count: 2 }])
  expect(second?.[0]).toEqual({ iso: '2026-12-06', day: 6, count: 1 })
})

it('has every day of any month once, in weeks of seven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const weeks = calendarMonth(`${year}-${String(month).padStart(2, '0')}`, [])
      const days = weeks.flat().flatMap((cell) => (cell ? [cell.day] : []))
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days).toEqual(Array.from({ length: new Date(year, month, 0).getDate() }, (_, at) => at + 1))
    }),
  )
})
