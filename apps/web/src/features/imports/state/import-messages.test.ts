import { IMPORT_OUTCOMES } from '@clinic/contract/imports'
import { expect, it } from 'vitest'
import { columnLabel, columnLetters, countsText, fieldLabel, NO_COUNTS, OUTCOMES, sizeText } from './import-messages.ts'

it('names what there is of each outcome, and nothing else', () => {
  expect(countsText(NO_COUNTS)).toBe('no rows')
  expect(countsText({ ...NO_COUNTS, new: 1204, refused: 1 })).toBe('1,204 new, 1 rejected')
  expect(countsText({ new: 1, changed: 2, same: 3, refused: 4, left_out: 5 })).toBe('1 new, 2 changed, 3 the same, 4 rejected, 5 excluded')
})

it('every outcome has its tab, refused rows the first', () => {
  expect([...OUTCOMES].sort()).toEqual([...IMPORT_OUTCOMES].sort())
  expect(OUTCOMES[0]).toBe('refused')
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [199, 'GR'],
])('calls column %i %s, as spreadsheet programs do', (place, letters) => {
  expect(columnLetters(place)).toBe(letters)
})

it('a column without a header goes by its letter', () => {
  expect(columnLabel(['Chart No', ' '], 0)).toBe('Chart No')
  expect(columnLabel(['Chart No', ' '], 1)).toBe('Column B')
  expect(columnLabel([], 2)).toBe('Column C')
})

it('a field that is known has its label, another one its own name', () => {
  expect(fieldLabel('patients', 'patient_id')).not.toBe('patient_id')
  expect(fieldLabel('patients', 'no_such_field')).toBe('no_such_field')
})

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1_001, '2 kB'],
  [24_000, '24 kB'],
  [3_140_000, '3.1 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
