import { expect, it } from 'vitest'
import { isUnderNineteen } from './is-under-nineteen.ts'

it('warns up to the day before the nineteenth birthday (REQ-199)', () => {
  expect(isUnderNineteen('14 March 2007', '2026-03-13')).toBe(true)
  expect(isUnderNineteen('14 March 2007', '2026-03-14')).toBe(false)
})

it('says nothing of a date that is unclear or still to come', () => {
  expect(isUnderNineteen('03/04/2015', '2026-03-13')).toBe(false)
  expect(isUnderNineteen('2027-01-01', '2026-03-13')).toBe(false)
})
