import { expect, test } from 'vitest'
import { branchId } from './branch-id.ts'

test('a branch id is the moment and random text (REQ-401)', () => {
  expect(branchId(1763740800000, 0.123456789)).toMatch(/^1763740800000-[0-9a-z]{8}$/)
  expect(branchId(1763740800000, 0)).toBe('1763740800000-00000000')
  expect(branchId(7, 0.2)).not.toBe(branchId(7, 0.3))
})
