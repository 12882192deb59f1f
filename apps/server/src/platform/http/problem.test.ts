import { expect, test } from 'vitest'
import { describeProblem } from './problem.ts'

test.each([
  ['first_name', 'No user first name!', 'No user first name!'],
  ['confirmPassword', 'Passwords do not match.', 'Passwords do not match.'],
  ['password', 'Password must include at least one number', 'Password must include at least one number'],
  ['foo', 'is not known here', 'foo: is not known here'],
  ['size', 'Invalid option: expected one of 20|50|100', 'size: Invalid option: expected one of 20|50|100'],
])('a refused %s is told by the sentence about it, and by its name where that is no sentence (E-8)', (field, why, message) => {
  expect(describeProblem('invalid-input', { fields: { [field]: why } })).toEqual({
    status: 400,
    body: { error: { code: 'invalid-input', message, fields: { [field]: why } }, message },
  })
})
