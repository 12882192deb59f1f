import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay, monthWeeks, moveMonth } from './month-weeks.ts'

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('the weeks of a month', () => {
  it('begin on the Monday before the first and end on the Sunday after the last', () => {
    const weeks = monthWeeks('2026-03')
    expect(weeks.map((week) => isoDay(week[0]))).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ])
    expect(isoDay(weeks.at(-1)?.[6] ?? new Date(0))).toBe('2026-04-05')
  })

  it('hold each day of the month once, in order, for any month', () => {
    fc.assert(
      fc.property(months, (month) => {
        const days = monthWeeks(month).flat().map(isoDay)
        const inside = days.filter((day) => day.startsWith(month))
        const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
        expect(inside).toHaveLength(length)
        expect(days).toEqual(days.toSorted())
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })

  it('come back to the same month after going there and back', () => {
    fc.assert(fc.property(months, fc.integer({ min: -30, max: 30 }), (month, by) => moveMonth(moveMonth(month, by), -by) === month))
    expect(moveMonth('2025-12', 1)).toBe('2026-01')
    expect(moveMonth('2026-01', -1)).toBe('2025-12')
  })
})
