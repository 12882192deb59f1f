import type { LicenceFields } from '@clinic/contract/users/licences'
import { expect, test } from 'vitest'
import { licencesToCheck } from './licences-to-check.ts'

const TODAY = '2026-11-20'
const GOOD: LicenceFields = {
  ...{ college: 'CNO', number: '1234567', valid_from: '2020-01-01', valid_to: '2027-12-31', suspended_on: null },
  ...{ restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: TODAY },
}
const ana = { user_id: 1, name: 'Ana Roy' }
const ben = { user_id: 2, name: 'Ben Fox' }

test('valid licences are omitted; the rest is by person and standing, the most urgent first (F-7)', () => {
  const rows = licencesToCheck(
    [
      { ...ana, province: 'AB', licence: null },
      { ...ana, province: 'NS', licence: null },
      { ...ana, province: 'ON', licence: GOOD },
      { ...ana, province: 'SK', licence: { ...GOOD, valid_to: '2027-01-10' } },
      { ...ben, province: 'BC', licence: { ...GOOD, valid_to: '2026-12-24' } },
      { ...ben, province: 'ON', licence: { ...GOOD, valid_to: '2026-12-01' } },
      { ...ben, province: 'YT', licence: { ...GOOD, suspended_on: TODAY } },
    ],
    TODAY,
  )
  expect(rows.map(({ name, standing, provinces, valid_to }) => [name, standing, provinces.join(' '), valid_to])).toEqual([
    ['Ben Fox', 'suspended', 'YT', '2027-12-31'],
    ['Ben Fox', 'expiring', 'BC ON', '2026-12-01'],
    ['Ana Roy', 'expiring', 'SK', '2027-01-10'],
    ['Ana Roy', 'not-verified', 'AB NS', null],
  ])
})

test('nothing to check is an empty list (F-7)', () => {
  expect(licencesToCheck([{ ...ana, province: 'ON', licence: GOOD }], TODAY)).toEqual([])
})
