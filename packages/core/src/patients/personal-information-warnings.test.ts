import { expect, test } from 'vitest'
import { personalInformationWarnings } from './personal-information-warnings.ts'

const info = {
  firstName: 'Ana',
  lastName: 'Roy',
  dateOfBirth: '1984-05-13',
  gender: 'FEMALE',
  provincialHealthID: '9876543217',
  phone: '4165550101',
  email: 'ana@example.ca',
  streetAddress: '1 King St',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  zipcode: 'M5V 2T6',
  differentMailingAddress: false,
}

test('consistent details have no warnings', () => {
  expect(personalInformationWarnings(info, '2026-11-02')).toEqual({})
})

test('age, health number and postal codes are questioned at their fields', () => {
  const odd = {
    ...info,
    dateOfBirth: '2008-05-13',
    provincialHealthID: '9876543210',
    zipcode: 'H2X 1Y4',
    differentMailingAddress: true,
    mailingProvince: 'AB',
    mailingZipcode: 'V5K 0A1',
  }
  expect(Object.keys(personalInformationWarnings(odd, '2026-11-02')).sort()).toEqual([
    'dateOfBirth',
    'mailingZipcode',
    'provincialHealthID',
    'zipcode',
  ])
})
