import { expect, it } from 'vitest'
import { checkDetails, emptyDetails, wireDetails } from './details-form.ts'

const filled = emptyDetails({
  firstName: 'Noor',
  lastName: "O'Brien-Haddad",
  dateOfBirth: '3 May 1984',
  gender: 'FEMALE',
  phone: '(613) 555-0123',
  email: 'noor@example.ca',
  streetAddress: '12 Rideau St',
  city: 'Ottawa',
  province: 'ON',
  zipcode: 'k1n-5x8',
})

it('sends the country as Canada and the province by its name, whatever was prefilled (REQ-189, B-11)', () => {
  expect(wireDetails(emptyDetails({ province: 'ON', country: 'Elsewhere' }))).toMatchObject({ country: 'Canada', province: 'Ontario' })
})

it('sends a date of birth with one meaning as yyyy-MM-dd, any other as typed (REQ-179)', () => {
  expect(wireDetails(filled).dateOfBirth).toBe('1984-05-03')
  expect(wireDetails({ ...filled, dateOfBirth: '03/04/1984' }).dateOfBirth).toBe('03/04/1984')
})

it('accepts good details and names each missing field in the specified words (REQ-176 to REQ-191)', () => {
  expect(checkDetails(wireDetails(filled))).toEqual({})
  expect(checkDetails(wireDetails(emptyDetails({})))).toMatchObject({
    firstName: 'Please enter a valid first name.',
    gender: 'Birth sex is required.',
    phone: 'Please enter a valid phone number (10–15 digits).',
    zipcode: 'Please enter a valid postal code.',
  })
})

it('asks for the mailing address only if it is a different one (REQ-192 to REQ-197)', () => {
  expect(wireDetails({ ...filled, mailingCity: 'Left over' })).not.toHaveProperty('mailingCity')
  expect(Object.keys(checkDetails(wireDetails({ ...filled, differentMailingAddress: true })))).toEqual([
    'mailingStreetAddress',
    'mailingCity',
    'mailingProvince',
    'mailingZipcode',
  ])
})
