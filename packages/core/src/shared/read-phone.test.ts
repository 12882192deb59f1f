import { expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'

test.each([
  ['4165550142', '4165550142'],
  ['416-555-0142', '4165550142'],
  ['(416) 555 0142', '4165550142'],
  ['416.555.0142', '4165550142'],
  ['+1 416 555 0142', '14165550142'],
  ['my number is 416 555 0142', '4165550142'],
  ['416 555 0142 ext 12', '4165550142'],
  ['cell: 902-555-0101, thanks', '9025550101'],
])('%j is %s', (text, digits) => {
  expect(readPhone(text)).toBe(digits)
})

test.each(['', '555-0142', 'none', '416 555 0142 or 905 555 0101', '12345678901234567', '1-800-FLOWERS'])('%j is not', (text) => {
  expect(readPhone(text)).toBeNull()
})
