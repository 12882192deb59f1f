import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween } from '../shared/dates.ts'
import { bucketRange, type Part } from './bucket-range.ts'

describe('a range split into months and days', () => {
  it('of a year has a few days beside its months', () => {
    expect(bucketRange('2025-03-03', '2026-03-02')).toEqual([
      { span: 'month', first: '2025-03-01', last: '2026-02-01', sign: 1 },
      { span: 'day', first: '2025-03-01', last: '2025-03-02', sign: -1 },
      { span: 'day', first: '2026-03-01', last: '2026-03-02', sign: 1 },
    ])
  })

  it('covers exactly its days, with at most a month of single days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.nat(1200), (start, length) => {
        const first = addDays('2024-02-29', start)
        const last = addDays(first, length)
        const parts = bucketRange(first, last)
        const counts = new Map<string, number>()
        for (const part of parts) for (const day of daysOf(part)) counts.set(day, (counts.get(day) ?? 0) + part.sign)
        const held = [...counts].filter(([, count]) => count !== 0).sort()
        expect(held).toEqual(Array.from({ length: length + 1 }, (_, at) => [addDays(first, at), 1]))
        const single = parts.filter(({ span }) => span === 'day').flatMap(daysOf)
        expect(single.length).toBeLessThanOrEqual(31)
      }),
    )
  })
})

function daysOf({ span, first, last }: Part): string[] {
  const end = span === 'day' ? last : addDays(addMonths(last, 1), -1)
  return Array.from({ length: daysBetween(first, end) + 1 }, (_, at) => addDays(first, at))
}
