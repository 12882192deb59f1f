import type { VeteranCover } from '@clinic/contract/patients/veteran'
import { expect, test } from 'vitest'
import { checkVeteran, writtenFile } from './check-veteran.ts'

const COVER: VeteranCover = {
  ...{ vac_file: 'K1234567', billing_limit_g: null },
  letter: { by: 'Dr. Ito', specialty: 'Pain medicine', on: '2026-11-01', grams: 5, ends_on: '2027-10-31' },
}

test.each([
  [' k123 4567 ', 'K1234567', []],
  ['K-123456', 'K123456', []],
  ['K12345678', 'K12345678', []],
  ['1234567', '1234567', ['vac_file']],
  ['K12345', 'K12345', ['vac_file']],
  ['K123456789', 'K123456789', ['vac_file']],
  ['', '', ['vac_file']],
])('the file number %j is stored as %j', (typed, kept, wrong) => {
  expect(writtenFile(typed)).toBe(kept)
  expect(Object.keys(checkVeteran({ ...COVER, vac_file: writtenFile(typed) }, '2026-11-20'))).toEqual(wrong)
})

test('a letter of tomorrow, and one that ends before it is written, are refused by field', () => {
  const letter = { by: 'Dr. Ito', specialty: 'Pain medicine', on: '2026-11-21', grams: 5, ends_on: '2026-11-20' }
  expect(checkVeteran({ ...COVER, letter }, '2026-11-20')).toEqual({
    letter_on: 'Choose today or an earlier day.',
    letter_ends_on: 'Choose the day of the letter or a later one.',
  })
})
