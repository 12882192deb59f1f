import { expect, test } from 'vitest'
import { readPostalCode } from './read-postal-code.ts'

test.each([
  'K1A 0B1',
  'k1a0b1',
  'K1A-0B1',
  'k 1 a 0 b 1',
  'my postal code is k1a 0b1.',
  'KIA OBI',
  'K1A  0B1',
  'it’s K1A–0B1'.replace('–', '-'),
])('%j is K1A 0B1 (REQ-190)', (text) => {
  expect(readPostalCode(text)).toBe('K1A 0B1')
})

test.each(['', '90210', 'K1A', 'hello there', 'K1A 0B12', 'AK1A 0B1'])('%j is invalid', (text) => {
  expect(readPostalCode(text)).toBeNull()
})
