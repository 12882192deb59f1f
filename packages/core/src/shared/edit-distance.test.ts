import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('the distance between two words', () => {
  test.each([
    ['ontario', 'ontario', 0],
    ['ontaro', 'ontario', 1],
    ['onttario', 'ontario', 1],
    ['onterio', 'ontario', 1],
    ['onatrio', 'ontario', 1],
    ['noatrio', 'ontario', 2],
    ['', 'on', 2],
  ])('from %s to %s is %i: two neighbours that are swapped count once', (typed, meant, slips) => {
    expect(editDistance(typed, meant, 2)).toBe(slips)
    expect(editDistance(meant, typed, 2)).toBe(slips)
  })

  test('is only known to be more than the limit where it is', () => {
    expect(editDistance('alberta', 'ontario', 2)).toBeGreaterThan(2)
    expect(editDistance('on', 'ontario', 2)).toBe(3)
  })
})
