import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedWait } from './expected-wait.ts'

const waits = (...minutes: number[]) => minutes.map((one) => ({ minutes: one, count: 1 }))

describe('the expected wait', () => {
  test('is the range from the median to the 90th percentile, rounded outward', () => {
    expect(expectedWait(waits(3, 8, 12, 17, 22, 26, 31, 36, 44, 300))).toEqual({ least: 20, most: 45 })
    expect(
      expectedWait([
        { minutes: 130, count: 6 },
        { minutes: 400, count: 4 },
      ]),
    ).toEqual({ least: 120, most: 420 })
    expect(
      expectedWait([
        { minutes: 50, count: 20 },
        { minutes: 3000, count: 10 },
      ]),
    ).toEqual({ least: 50, most: 4320 })
  })

  test('is unknown below ten waits', () => {
    expect(expectedWait(waits(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBeNull()
    expect(expectedWait([])).toBeNull()
  })

  test('is never zero, and never ends before it starts', () => {
    const histogram = fc.array(fc.record({ minutes: fc.nat(100_000), count: fc.integer({ min: 1, max: 50 }) }), { minLength: 10 })
    fc.assert(
      fc.property(histogram, (waited) => {
        const wait = expectedWait(waited)
        return wait !== null && wait.least >= 5 && wait.most >= wait.least
      }),
    )
  })
})
