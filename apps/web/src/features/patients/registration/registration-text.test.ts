import { expect, test } from 'vitest'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { likelyDuplicates, NO_PERSON, registrationErrors } from './registration-text.ts'

test('a caller is checked by the rules of the chat (F-12)', () => {
  const claire = { firstName: 'Claire', lastName: 'Fontaine', dateOfBirth: '5 Jan 1987', gender: 'FEMALE', phone: '705-555-0199' }
  const home = { email: 'c@mail.example', streetAddress: '1 Main Street', city: 'Sudbury', province: 'Ontario', zipcode: 'P3E 1A1' }
  expect(registrationErrors({ ...NO_PERSON, ...claire, ...home }, '2026-03-02T15:00:00.000Z')).toEqual({})
  expect(Object.keys(registrationErrors({ ...NO_PERSON, ...claire }, '2026-03-02T15:00:00.000Z'))).toEqual([
    ...['email', 'streetAddress', 'city', 'province', 'zipcode'],
  ])
})

test('only the refusal for likely duplicates names any', () => {
  expect(likelyDuplicates(new Error('other'))).toBeNull()
  const details = { candidates: [], hidden: 1 }
  const refusal = new ApiProblem({ code: 'likely-duplicates', message: '', status: 409, details })
  expect(likelyDuplicates(refusal)).toEqual(details)
})
