import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summariseWaits } from './summarise-waits.ts'

describe('waits (C-13)', () => {
  it('have no mean and no median without any', () => {
    expect(summariseWaits([], 60)).toEqual({ count: 0, mean_minutes: null, median_minutes: null, under: 0 })
  })

  it('count as short when below the limit', () => {
    expect(
      summariseWaits(
        [
          { minutes: 59, count: 2 },
          { minutes: 60, count: 1 },
        ],
        60,
      ),
    ).toMatchObject({ count: 3, under: 2 })
  })

  it('have the mean and the median of the individual waits', () => {
    const wait = fc.record({ minutes: fc.nat(5000), count: fc.nat(4) })
    fc.assert(
      fc.property(fc.array(wait), fc.nat(5000), (waits, threshold) => {
        const all = waits.flatMap(({ minutes, count }) => Array<number>(count).fill(minutes)).sort((a, b) => a - b)
        const summary = summariseWaits(waits, threshold)
        expect(summary.count).toBe(all.length)
        expect(summary.under).toBe(all.filter((minutes) => minutes < threshold).length)
        if (all.length === 0) return
        expect(summary.mean_minutes).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 6)
        const [low = 0, high = 0] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]]
        expect(summary.median_minutes).toBe((low + high) / 2)
      }),
    )
  })
})
