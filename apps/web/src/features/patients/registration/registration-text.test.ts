import { expect, test } from 'vitest'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { NOTHING_TYPED } from '../look-up/look-up-text.ts'
import { likelyDuplicates, NO_PERSON, personLookedUp, registrationErrors } from './registration-text.ts'

test('a caller is checked by the rules of the chat (F-12)', () => {
  const claire = { firstName: 'Claire', lastName: 'Fontaine', dateOfBirth: '5 Jan 1987', gender: 'FEMALE', phone: '705-555-0199' }
  const home = { email: 'c@mail.example', streetAddress: '1 Main Street', city: 'Sudbury', province: 'Ontario', zipcode: 'P3E 1A1' }
  expect(registrationErrors({ ...NO_PERSON, ...claire, ...home }, '2026-03-02T15:00:00.000Z')).toEqual({})
  expect(Object.keys(registrationErrors({ ...NO_PERSON, ...claire }, '2026-03-02T15:00:00.000Z'))).toEqual([
    ...['email', 'streetAddress', 'city', 'province', 'zipcode'],
  ])
})

test('who was looked up in vain is registered from what was typed (F-1, F-12)', () => {
  const typed = {
    ...NOTHING_TYPED,
    name: ' Marie Claire  Fontaine ',
    date_of_birth: '5 Jan 1987',
    postal_code: 'P3E 1A1',
    phone: '705-555-0199',
  }
  expect(personLookedUp(typed)).toMatchObject({
    ...{ firstName: 'Marie Claire', lastName: 'Fontaine', dateOfBirth: '5 Jan 1987', zipcode: 'P3E 1A1', phone: '705-555-0199', email: '' },
  })
  expect(personLookedUp({ ...NOTHING_TYPED, name: 'Fontaine' })).toMatchObject({ firstName: '', lastName: 'Fontaine' })
})

test('only the refusal for likely duplicates names any', () => {
  expect(likelyDuplicates(new Error('other'))).toBeNull()
  const details = { candidates: [], hidden: 1 }
  const refusal = new ApiProblem({ code: 'likely-duplicates', message: '', status: 409, details })
  expect(likelyDuplicates(refusal)).toEqual(details)
})
