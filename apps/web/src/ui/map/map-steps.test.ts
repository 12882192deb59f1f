import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapSteps, shadeOf, stepOf, stepText } from './map-steps.ts'

describe('the steps of a map', () => {
  test('begin at round numbers and say in words what they hold', () => {
    expect(mapSteps(120)).toEqual([1, 10, 20, 50, 100])
    expect([0, 1, 2, 3, 4, 5].map((step) => stepText(step, mapSteps(120)))).toEqual([
      'none',
      '1 to 9',
      '10 to 19',
      '20 to 49',
      '50 to 99',
      '100 or more',
    ])
    expect(mapSteps(3)).toEqual([1, 2])
    expect(stepText(1, mapSteps(3))).toBe('1')
    expect(mapSteps(0)).toEqual([1])
    expect(mapSteps(400_000)).toEqual([1, 20_000, 50_000, 100_000, 200_000])
  })

  test('are drawn the darker the higher they are, the last one darkest', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => shadeOf(step, [1, 10, 20, 50, 100]))).toEqual([0, 1, 2, 3, 4, 5])
    expect([0, 1, 2].map((step) => shadeOf(step, [1, 2]))).toEqual([0, 3, 5])
    expect([0, 1].map((step) => shadeOf(step, [1]))).toEqual([0, 5])
  })

  test('rise, reach the largest count and leave no count out, whatever is counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (most, count) => {
        const steps = mapSteps(most)
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
        expect(steps.length).toBeLessThanOrEqual(5)
        expect(stepOf(most, steps)).toBe(steps.length)
        expect(stepOf(count, steps) === 0).toBe(count === 0)
      }),
    )
  })
})
