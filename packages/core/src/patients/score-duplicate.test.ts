import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Comparable, LIKELY_DUPLICATE, scoreDuplicate } from './score-duplicate.ts'

const maude: Comparable = {
  ...{ first_name: 'Maude', last_name: 'Lavoie', date_of_birth: '1980-03-14', phone: '9025550147' },
  ...{ email: 'maude@mail.example', postal_code: 'B3J 1S9', health_number: '' },
}
const isLikely = (other: Partial<Comparable>, one = maude) => scoreDuplicate(one, { ...one, ...other }) >= LIKELY_DUPLICATE

test.each([
  [{}],
  [{ first_name: 'MAUDE', last_name: 'Lavoïe', phone: '+1 902 555-0147' }],
  [{ first_name: 'Lavoie', last_name: 'Maude' }],
  [{ first_name: 'Maud', email: '' }],
  [{ date_of_birth: '1980-03-15' }],
  [{ last_name: 'Lavoie-Roy', email: 'new@mail.example' }],
  [{ last_name: 'Roy', postal_code: 'H2X 1Y4' }],
  [{ phone: '', email: '', postal_code: '' }],
])('%j is likely the same person (F-13)', (other) => {
  expect(isLikely(other)).toBe(true)
})

test.each([
  [{ first_name: 'Béatrice' }],
  [{ first_name: 'Béatrice', health_number: '' }],
  [{ date_of_birth: '1955-11-02' }],
  [{ first_name: 'Paul', last_name: 'Roy' }],
  [{ date_of_birth: null, phone: '', email: '', postal_code: '' }],
])('%j is not: a twin, a parent, a spouse, a namesake (F-13)', (other) => {
  expect(isLikely(other)).toBe(false)
})

test('an equal health number outweighs another first name, a different one does not part equal details (F-13)', () => {
  const carded = { ...maude, health_number: '1234567897' }
  expect(isLikely({ first_name: 'Marie', health_number: '1234-567-897' }, carded)).toBe(true)
  expect(isLikely({ health_number: '9876543210' }, carded)).toBe(true)
})

const word = fc.constantFrom('Maude', 'Maud', 'Élise', 'Lavoie', 'Roy', 'Bob', 'Robert', '', 'Jean-Paul', 'J')
const patient = fc.record({
  ...{ first_name: word, last_name: word, date_of_birth: fc.constantFrom('1980-03-04', '1980-04-03', '1980-03-14', null) },
  ...{ phone: fc.constantFrom('', '9025550147', '9025550148'), email: fc.constantFrom('', 'a@mail.example', 'b@mail.example') },
  ...{ postal_code: fc.constantFrom('', 'B3J 1S9', 'H2X 1Y4'), health_number: fc.constantFrom('', '1234567897', '9876543210') },
})

test('the score is symmetric, and no one is likelier to be a patient than the patient (F-13)', () => {
  fc.assert(
    fc.property(patient, patient, (one, other) => {
      expect(scoreDuplicate(one, other)).toBe(scoreDuplicate(other, one))
      expect(scoreDuplicate(one, one)).toBeGreaterThanOrEqual(
        scoreDuplicate(one, { ...one, phone: '1', email: 'z', date_of_birth: '1900-01-01' }),
      )
    }),
  )
})
