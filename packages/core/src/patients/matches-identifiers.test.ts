import { expect, test } from 'vitest'
import { countIdentifiers, matchesIdentifiers } from './matches-identifiers.ts'

const maude = {
  patient_id: 'TCN-20386',
  first_name: 'Maude Élise',
  last_name: 'Lavoie-Strøm',
  date_of_birth: '1980-03-14',
  phone: '9025550147',
  email: 'Maude.L@mail.example',
  postal_code: 'B3J 1S9',
  health_number: '1234567897AB',
}

test.each([
  [{ name: 'maude lavoie' }],
  [{ name: 'LAVOIE Maude' }],
  [{ name: 'strom, elise' }],
  [{ phone: '(902) 555-0147' }],
  [{ phone: '+1 902.555.0147' }],
  [{ email: 'maude.l@MAIL.example' }],
  [{ patient_id: 'tcn-20386' }],
  [{ postal_code: 'b3j1s9' }],
  [{ health_number: '1234-567-897-ab' }],
  [{ name: 'Lavoie Maude', date_of_birth: '1980-03-14', phone: '1 902 555 0147' }],
])('%o matches in any format and order (F-1)', (given) => {
  expect(matchesIdentifiers(maude, given)).toBe(true)
})

test.each([
  [{ name: 'Maude' }],
  [{ name: 'Lavoie Strom' }],
  [{ name: 'Maude Martin Lavoie' }],
  [{ name: 'Maud Lavoie' }],
  [{ date_of_birth: '1980-03-15' }],
  [{ phone: '555-0147' }],
  [{ phone: '9025550147', email: 'other@mail.example' }],
])('%o does not match: everything given has to (F-1)', (given) => {
  expect(matchesIdentifiers(maude, given)).toBe(false)
})

test('what is not stored matches nothing, not even an empty value', () => {
  const empty = { ...maude, phone: '', email: '', postal_code: '', health_number: '', date_of_birth: null }
  expect(matchesIdentifiers(empty, { phone: '--' })).toBe(false)
  expect(matchesIdentifiers(empty, { postal_code: ' ' })).toBe(false)
  expect(matchesIdentifiers(empty, { health_number: '-' })).toBe(false)
  expect(matchesIdentifiers(empty, { date_of_birth: '1980-03-14' })).toBe(false)
})

test('a person with one name is found by it alone', () => {
  expect(matchesIdentifiers({ ...maude, first_name: '', last_name: 'Suharto' }, { name: 'suharto' })).toBe(true)
})

test('a name and a birth date count as one identifier, either alone as none (F-1)', () => {
  expect(countIdentifiers({ name: 'Maude Lavoie', phone: '9025550147' })).toBe(1)
  expect(countIdentifiers({ date_of_birth: '1980-03-14', phone: '9025550147' })).toBe(1)
  expect(countIdentifiers({ name: 'Maude Lavoie', date_of_birth: '1980-03-14' })).toBe(1)
  expect(countIdentifiers({ name: 'Maude Lavoie', date_of_birth: '1980-03-14', email: 'm@mail.example' })).toBe(2)
})
