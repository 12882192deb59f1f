import { expect, test } from 'vitest'
import { amountOutliers } from './amount-outliers.ts'

const amounts = (parts = {}) => ({ documents: 20, median: 1.5, p90: 3, highest: 6, above: [6, 2, 1, 0], ...parts })
const clinic = amounts({ documents: 100, above: [30, 10, 5, 0] })

test('a practitioner like the clinic is above it in nothing', () => {
  expect(amountOutliers(amounts(), clinic)).toEqual([])
})

test.each([
  ['the median', { median: 2.25 }, ['median']],
  ['the 90th percentile', { p90: 4.5 }, ['p90']],
  ['the share above 5 g a day', { above: [9, 6, 2, 0] }, ['above-5']],
  ['everything', { median: 3, p90: 8, above: [20, 12, 8, 1] }, ['median', 'p90', 'above-5']],
])('one and a half times %s of the clinic is worth a look', (_, parts, outliers) => {
  expect(amountOutliers(amounts(parts), clinic)).toEqual(outliers)
})

test('just below it is not, nor is a share above 5 g of less than a tenth', () => {
  expect(amountOutliers(amounts({ median: 2.24, p90: 4.49 }), clinic)).toEqual([])
  expect(amountOutliers(amounts({ documents: 50, above: [9, 6, 4, 0] }), amounts({ documents: 500, above: [30, 10, 5, 0] }))).toEqual([])
})

test('fewer than ten documents are not compared, nor a practitioner who signed almost all of the clinic’s', () => {
  expect(amountOutliers(amounts({ documents: 9, median: 30 }), clinic)).toBeNull()
  expect(amountOutliers(amounts({ documents: 10, above: [3, 1, 0, 0] }), clinic)).toEqual([])
  expect(amountOutliers(amounts({ documents: 91 }), clinic)).toBeNull()
})
