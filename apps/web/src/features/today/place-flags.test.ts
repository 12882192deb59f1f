import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANES, placeFlags } from './place-flags.ts'

const NOW = '2026-03-02T15:00:00.000Z'
const at = (minutes: number) => ({ due_at: new Date(Date.parse(NOW) + minutes * 60_000).toISOString() })

describe('flags on the line of two hours', () => {
  test('are further right the later they are due', () => {
    expect(placeFlags([at(0), at(60), at(120)], { now: NOW, start: 21 }).map(({ left }) => left)).toEqual([21, 50, 79])
  })

  test('never cover each other, and drop what has no room', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 }), (minutes) => {
        const placed = placeFlags(minutes.toSorted((a, b) => a - b).map(at), { now: NOW, start: 0 })
        for (let lane = 0; lane < LANES; lane += 1) {
          const lefts = placed.filter((one) => one.lane === lane).map(({ left }) => left)
          for (const [place, left] of lefts.slice(1).entries()) expect(left - (lefts[place] ?? 0)).toBeGreaterThanOrEqual(20)
        }
      }),
    )
    expect(placeFlags([at(1), at(1), at(1), at(1)], { now: NOW, start: 0 })).toHaveLength(LANES)
  })
})
