import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freeGaps } from './free-gaps.ts'

const MORNING = { starts: 540, ends: 720 }

describe('free gaps of a day (D-1)', () => {
  test('are the working hours without visits and the break after each, on the grid of times', () => {
    expect(freeGaps([MORNING], [], 0)).toEqual([MORNING])
    expect(freeGaps([MORNING], [{ starts: 600, ends: 630 }], 0)).toEqual([
      { starts: 540, ends: 600 },
      { starts: 645, ends: 720 },
    ])
    expect(freeGaps([MORNING], [{ starts: 550, ends: 710 }], 0)).toEqual([])
  })

  test('do not begin in the past', () => {
    expect(freeGaps([MORNING], [], 601)).toEqual([{ starts: 615, ends: 720 }])
    expect(freeGaps([MORNING], [], 1440)).toEqual([])
  })

  test('never cover a visit and never leave the hours', () => {
    const span = fc
      .tuple(fc.integer({ min: 480, max: 1000 }), fc.integer({ min: 15, max: 60 }))
      .map(([starts, length]) => ({ starts, ends: starts + length }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 0, max: 1100 }), (taken, after) => {
        for (const gap of freeGaps([MORNING, { starts: 780, ends: 1020 }], taken, after)) {
          expect(gap.starts >= after && gap.ends - gap.starts >= 15).toBe(true)
          expect(taken.every(({ starts, ends }) => ends <= gap.starts || starts >= gap.ends)).toBe(true)
          expect([MORNING, { starts: 780, ends: 1020 }].some(({ starts, ends }) => starts <= gap.starts && gap.ends <= ends)).toBe(true)
        }
      }),
    )
  })
})
