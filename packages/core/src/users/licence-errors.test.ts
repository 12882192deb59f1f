import type { LicenceFields } from '@clinic/contract/users/licences'
import { expect, test } from 'vitest'
import { licenceErrors } from './licence-errors.ts'

const GOOD: LicenceFields = {
  ...{ college: 'CNO', number: '1234567', valid_from: '2020-01-01', valid_to: null, suspended_on: null },
  ...{ restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: '2026-11-20' },
}

test.each<[string, Partial<LicenceFields>, (keyof LicenceFields)[]]>([
  ['complete', {}, []],
  ['of one day', { valid_to: '2020-01-01' }, []],
  [
    'without college, number or days',
    { college: '', number: '', valid_from: '', checked_on: '' },
    ['college', 'number', 'valid_from', 'checked_on'],
  ],
  ['that ends before it begins', { valid_to: '2019-12-31' }, ['valid_to']],
  ['with a notice that was never given retracted', { notice_retracted_on: '2026-01-01' }, ['notice_retracted_on']],
  ['with a notice retracted before its day', { notice_on: '2026-01-02', notice_retracted_on: '2026-01-01' }, ['notice_retracted_on']],
  ['with a notice retracted on its day', { notice_on: '2026-01-01', notice_retracted_on: '2026-01-01' }, []],
])('a licence %s (F-7)', (_, fields, expected) => {
  expect(Object.keys(licenceErrors({ ...GOOD, ...fields }))).toEqual(expected)
})
