import type { PersonalInformation } from '@clinic/contract/chat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageWarning, checkPersonalInformation, normalisePersonalInformation } from './personal-information.ts'

const TODAY = '2026-11-02'
const good: PersonalInformation = {
  firstName: 'Zoë',
  lastName: "O'Neil-Tremblay, Jr.",
  dateOfBirth: '1984-05-13',
  gender: 'FEMALE',
  provincialHealthID: '9876 543 217 AB',
  phone: '(416) 555-0101',
  email: 'zoe@Example.CA',
  streetAddress: '12 Main Street',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  zipcode: 'm5v 2t6',
  differentMailingAddress: false,
}
const withMail: PersonalInformation = {
  ...good,
  differentMailingAddress: true,
  mailingStreetAddress: 'PO Box 3',
  mailingCity: 'Guelph',
  mailingProvince: 'ON',
  mailingCountry: 'Canada',
  mailingZipcode: 'N1G2W1',
}

describe('valid personal details', () => {
  test('have no message (REQ-171)', () => {
    expect(checkPersonalInformation(good, TODAY)).toEqual({})
    expect(checkPersonalInformation(withMail, TODAY)).toEqual({})
  })

  test.each(['firstName', 'lastName', 'dateOfBirth', 'gender', 'phone', 'email', 'streetAddress', 'city', 'province', 'zipcode'] as const)(
    'need %s, and say so there alone (REQ-171)',
    (field) => {
      expect(Object.keys(checkPersonalInformation({ ...good, [field]: ' ' }, TODAY))).toEqual([field])
    },
  )

  test.each([
    ['firstName', 'Li'],
    ['firstName', 'Nguyễn'],
    ['firstName', 'Jean–Luc'],
    ['lastName', 'O’Brien'],
    ['lastName', 'ᐊᓂ'],
    ['dateOfBirth', '13 May 1984'],
    ['provincialHealthID', ''],
    ['phone', '416.555.0101'],
    ['phone', '+1 416 555 0101'],
    ['phone', '123456789012345'],
    ['email', 'a.b+c@mail.example.co'],
    ['zipcode', 'M5V2T6'],
    ['zipcode', 'm5v-2t6'],
    ['country', ''],
    ['province', 'ont.'],
  ])('may have %s as %j', (field, value) => {
    expect(checkPersonalInformation({ ...good, [field]: value }, TODAY)).toEqual({})
  })
})

describe('invalid personal details', () => {
  test.each([
    ['REQ-175', 'firstName', ['', 'Z', ' Z ', 'Z0ë', 'Zoë!', '--'], 'Please enter a valid first name.'],
    ['REQ-177', 'lastName', ['', 'O', 'Smith2', 'Smith@home', ' . '], 'Please enter a valid last name.'],
    [
      'REQ-179',
      'dateOfBirth',
      ['', TODAY, '2027-01-01', '1984-02-30', '05/03/1984', '1850-01-01', 'May 84'],
      'Please enter a valid date of birth.',
    ],
    ['REQ-181', 'gender', ['', 'OTHER'], 'Birth sex is required.'],
    ['REQ-182', 'province', ['', 'Texas'], 'Province is required.'],
    [
      'REQ-183',
      'phone',
      ['', '123456789', '1234567890123456', '416-555-010a', '4165550101 x2'],
      'Please enter a valid phone number (10–15 digits).',
    ],
    [
      'REQ-185',
      'email',
      ['', 'zoe', 'zoe@', '@example.ca', 'zoe@example', 'z oe@example.ca', 'a..b@example.ca', 'zoe@-example.ca', 'a@b@example.ca'],
      'Please enter a valid email address.',
    ],
    ['REQ-187', 'streetAddress', ['', '  '], 'Please enter your street address.'],
    ['REQ-188', 'city', ['', '  '], 'Please enter your city.'],
    ['REQ-190', 'zipcode', ['', '90210', 'M5V  2T6', '5MV 2T6', 'M5V 2T66'], 'Please enter a valid postal code.'],
    ['facts §4', 'provincialHealthID', ['1'.repeat(21), '123#456'], 'Please enter a valid health card number.'],
  ])('%s: %s is refused with its own message', (_row, field, values, message) => {
    for (const value of values) expect(checkPersonalInformation({ ...good, [field]: value }, TODAY), value).toEqual({ [field]: message })
  })

  test.each([
    ['REQ-193', 'mailingStreetAddress', 'Please enter your mailing street address.'],
    ['REQ-194', 'mailingCity', 'Please enter your mailing city.'],
    ['REQ-195', 'mailingProvince', 'Please select your mailing province.'],
    ['REQ-196', 'mailingCountry', 'Please enter your mailing country.'],
    ['REQ-197', 'mailingZipcode', 'Please enter a valid mailing postal code.'],
  ])('%s: %s counts only with a different mailing address (REQ-192)', (_row, field, message) => {
    expect(checkPersonalInformation({ ...withMail, [field]: ' ' }, TODAY)).toEqual({ [field]: message })
    expect(checkPersonalInformation({ ...withMail, differentMailingAddress: false, [field]: ' ' }, TODAY)).toEqual({})
  })

  test('get all their messages together', () => {
    const blank = Object.fromEntries(Object.keys(withMail).map((field) => [field, ''])) as unknown as PersonalInformation
    expect(Object.keys(checkPersonalInformation({ ...blank, differentMailingAddress: true }, TODAY))).toHaveLength(15)
  })
})

describe('stored details', () => {
  test('are trimmed and normalized (REQ-173, REQ-183, REQ-189)', () => {
    const typed = {
      ...withMail,
      firstName: '  O’Shea ',
      dateOfBirth: 'May 13, 1984',
      country: 'USA',
      province: 'ont',
      email: ' Zoe.B@Example.CA ',
    }
    expect(normalisePersonalInformation(typed)).toEqual({
      ...withMail,
      firstName: "O'Shea",
      dateOfBirth: '1984-05-13',
      phone: '4165550101',
      email: 'Zoe.B@example.ca',
      zipcode: 'M5V 2T6',
      mailingProvince: 'Ontario',
      mailingZipcode: 'N1G 2W1',
    })
  })

  test('have no mailing address unless it differs', () => {
    expect(normalisePersonalInformation({ ...withMail, differentMailingAddress: false })).not.toHaveProperty('mailingCity')
  })

  test('are unchanged and equally valid when normalized again', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('Québec', 'k1a0b1', '3 May 1984', 'A@B.Ca', '(416) 555-0101'))
    const { differentMailingAddress: _, ...fields } = withMail
    const arbitrary = fc.record({
      ...Object.fromEntries(Object.keys(fields).map((field) => [field, text])),
      differentMailingAddress: fc.boolean(),
    })
    fc.assert(
      fc.property(arbitrary, (typed) => {
        const once = normalisePersonalInformation(typed as unknown as PersonalInformation)
        expect(normalisePersonalInformation(once)).toEqual(once)
        expect(checkPersonalInformation(once, TODAY)).toEqual(checkPersonalInformation(typed as unknown as PersonalInformation, TODAY))
      }),
    )
  })
})

describe('the age warning (REQ-199, D-5)', () => {
  test.each([
    ['2008-11-02', 'Ontario', true],
    ['2007-11-03', 'Ontario', true],
    ['2007-11-02', 'Ontario', false],
    ['2008-11-02', 'Alberta', false],
    ['2006-01-01', 'Quebec', true],
    ['2005-11-02', 'Quebec', false],
    ['2008-11-02', '', true],
    ['1984-05-13', 'Ontario', false],
    ['', 'Ontario', false],
    ['2030-01-01', 'Ontario', false],
  ])('for someone born on %s in %j: %s', (dateOfBirth, province, warned) => {
    expect(ageWarning({ dateOfBirth, province }, TODAY) !== null).toBe(warned)
  })

  test('names the age and the province, and never blocks', () => {
    expect(ageWarning({ dateOfBirth: '2008-01-01', province: 'ON' }, TODAY)).toBe(
      'Being under 19 years of age in Ontario may affect cannabis eligibility.',
    )
    expect(checkPersonalInformation({ ...good, dateOfBirth: '2008-01-01' }, TODAY)).toEqual({})
  })
})
