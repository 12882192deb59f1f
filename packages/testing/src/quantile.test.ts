import { expect, test } from 'vitest'
import { median, quantile } from './quantile.ts'

test('figures are ordered by size, and the share is of how many there are', () => {
  const figures = [10, 9, 100, 1, 2, 3, 4, 5, 6, 7]
  expect([quantile(figures, 0), quantile(figures, 0.9), quantile(figures, 1)]).toEqual([1, 100, 100])
  expect([median(figures), median([3, 1, 2]), median([])]).toEqual([6, 2, Number.NaN])
})
