import { describe, expect, test } from 'vitest'
import { type CreateForm, emptyForm, formErrors, isFilled } from './create-form.ts'

const five = {
  email: 'a@clinic.example',
  password: 'Qu7iet&harbour',
  confirmPassword: 'Qu7iet&harbour',
  first_name: 'Ana',
  last_name: 'Silva',
}
const typed: CreateForm = { ...emptyForm([2]), way: 'password', ...five }

test('starts empty, as an invitation, in the default group (REQ-251, REQ-254)', () => {
  expect(emptyForm([2])).toMatchObject({ way: 'invite', email: '', confirmPassword: '', _auth_group_ids: [2], provinces: [] })
})

describe('Save is enabled', () => {
  test('once all five are filled (REQ-262)', () => {
    expect(isFilled(typed)).toBe(true)
  })
  test.each(Object.keys(five))('not while %s is empty (REQ-262)', (field) => {
    expect(isFilled({ ...typed, [field]: ' ' })).toBe(false)
  })
  test('without a password when the user will choose it', () => {
    expect(isFilled({ ...typed, way: 'invite', password: '', confirmPassword: '' })).toBe(true)
    expect(isFilled({ ...typed, way: 'invite', email: '' })).toBe(false)
  })
})

test.each([
  [
    'REQ-264',
    { password: 'qu7iet&harbour', confirmPassword: 'qu7iet&harbour' },
    { password: 'Password must include at least one capital letter' },
  ],
  ['REQ-266', { password: 'Quiet&harbour', confirmPassword: 'Quiet&harbour' }, { password: 'Password must include at least one number' }],
  [
    'REQ-268',
    { password: 'Qu7ietharbour', confirmPassword: 'Qu7ietharbour' },
    { password: 'Password must include at least one special character' },
  ],
  ['REQ-271', { confirmPassword: 'other' }, { confirmPassword: 'Passwords do not match.' }],
  ['REQ-257', { first_name: '' }, { first_name: 'This field is required' }],
])('%s: %j is reported at its field', (_, parts, faults) => {
  expect(formErrors({ ...typed, ...parts })).toEqual(faults)
})

test('an invitation ignores the hidden password', () => {
  expect(formErrors({ ...typed, way: 'invite', password: 'x', confirmPassword: 'y' })).toEqual({})
})
