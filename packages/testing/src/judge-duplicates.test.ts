import { expect, test } from 'vitest'
import { duplicatePairs } from './duplicate-pairs.ts'
import { judgeDuplicates } from './judge-duplicates.ts'

test('the generated pairs are the same each time, half of them one person', () => {
  expect(duplicatePairs(200)).toEqual(duplicatePairs(200))
  expect(duplicatePairs(200).filter(({ isSame }) => isSame)).toHaveLength(100)
})

test('likely duplicates are found with few mistakes (F-13)', () => {
  const { precision, recall } = judgeDuplicates(2000)
  expect(precision).toBeGreaterThan(0.98)
  expect(recall).toBeGreaterThan(0.93)
})
