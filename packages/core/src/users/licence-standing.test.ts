import type { LicenceFields } from '@clinic/contract/users/licences'
import { expect, test } from 'vitest'
import { licenceStanding, licenceWarning, mayTakePatients } from './licence-standing.ts'

const TODAY = '2026-11-20'
const GOOD: LicenceFields = {
  college: 'CNO',
  number: '1234567',
  valid_from: '2020-01-01',
  valid_to: '2027-12-31',
  suspended_on: null,
  restrictions: '',
  notice_on: null,
  notice_retracted_on: null,
  checked_on: TODAY,
}

test('an account without a licence is not verified (F-7)', () => {
  expect(licenceStanding(null, TODAY)).toBe('not-verified')
})

test.each<[string, Partial<LicenceFields>, ReturnType<typeof licenceStanding>]>([
  ['valid', {}, 'valid'],
  ['without an end', { valid_to: null }, 'valid'],
  ['ended the day before (vector 28)', { valid_to: '2026-11-19' }, 'expired'],
  ['ending today (vector 29)', { valid_to: '2026-11-20' }, 'expiring'],
  ['ending in 60 days', { valid_to: '2027-01-19' }, 'expiring'],
  ['ending in 61 days', { valid_to: '2027-01-20' }, 'valid'],
  ['beginning tomorrow', { valid_from: '2026-11-21' }, 'not-begun'],
  ['suspended today (vector 30)', { suspended_on: '2026-11-20' }, 'suspended'],
  ['suspended from tomorrow', { suspended_on: '2026-11-21' }, 'valid'],
  ['named in a notice of today (vector 31)', { notice_on: '2026-11-20' }, 'notice'],
  ['notice retracted (vector 32)', { notice_on: '2026-10-01', notice_retracted_on: '2026-11-01' }, 'valid'],
  ['notice retracted tomorrow', { notice_on: '2026-10-01', notice_retracted_on: '2026-11-21' }, 'notice'],
  ['restricted in the register (vector 35)', { restrictions: 'No controlled substances' }, 'restricted'],
  ['suspended and expired', { suspended_on: '2026-11-01', valid_to: '2026-11-10' }, 'suspended'],
])('a licence %s', (_, fields, standing) => {
  expect(licenceStanding({ ...GOOD, ...fields }, TODAY)).toBe(standing)
})

test.each([
  ['suspended', false, null],
  ['expired', false, null],
  ['notice', true, 'Your licence in Ontario is under a notice of the Minister. Please tell an administrator.'],
  ['restricted', true, 'Your licence in Ontario is restricted. Please tell an administrator.'],
  ['expiring', true, 'Your licence in Ontario ends within 60 days. Please tell an administrator.'],
  ['not-begun', true, 'Your licence in Ontario has not begun yet. Please tell an administrator.'],
  ['not-verified', true, 'Your licence in Ontario has not been verified yet. Please tell an administrator.'],
  ['valid', true, null],
] as const)('an NP with a licence that is %s may have patients: %s, and is told (F-7)', (standing, may, warning) => {
  expect(mayTakePatients(standing)).toBe(may)
  expect(licenceWarning(standing, 'ON')).toBe(warning)
  expect(licenceWarning(standing, null)).toBeNull()
})
