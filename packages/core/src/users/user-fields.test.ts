import { expect, test } from 'vitest'
import { CALL_NEEDS, FORM_NEEDS, plainEmail, userErrors } from './user-fields.ts'

const good = {
  email: 'a@clinic.example',
  password: 'Qu7iet&harbour',
  confirmPassword: 'Qu7iet&harbour',
  first_name: 'Ana',
  last_name: 'Silva',
  phone: '',
}
const empty = { email: '', password: '', first_name: ' ', last_name: '', phone: '' }

test('a valid user has no errors, nor have absent fields', () => {
  expect(userErrors(good, FORM_NEEDS)).toEqual({})
  expect(userErrors({}, CALL_NEEDS)).toEqual({})
  expect(userErrors({ ...good, password: null, confirmPassword: '' }, FORM_NEEDS).password).toBeUndefined()
})

test('an empty field has the form’s text in the form (REQ-256, REQ-257)', () => {
  const needed = 'This field is required'
  expect(userErrors(empty, FORM_NEEDS)).toEqual({ email: needed, password: needed, first_name: needed, last_name: needed })
})

test('and its own name in a call (REQ-258 to REQ-261)', () => {
  expect(userErrors(empty, CALL_NEEDS)).toEqual({
    email: 'No user email!',
    password: 'No user password!',
    first_name: 'No user first name!',
    last_name: 'No user last name!',
  })
})

test.each([...'~!@#$%^&*()_+{}|:"<>?'])('the character %s counts as special (REQ-267)', (character) => {
  expect(userErrors({ password: `Quiet7harbour${character}` }, FORM_NEEDS)).toEqual({})
})

test.each([
  ['+1 (416) 555-0123', true],
  ['416.555.0123', true],
  ['  ', true],
  ['555-0123', false],
  ['4165550123 x9', false],
  ['1'.repeat(16), false],
])('the phone %j is valid: %s (REQ-274)', (phone, fine) => {
  expect(userErrors({ phone }, FORM_NEEDS).phone === undefined).toBe(fine)
})

test('a password may not consist of what is known of its owner, given or stored (A-7)', () => {
  expect(userErrors({ password: 'Robin.Hart-1987!' }, FORM_NEEDS, { known: ['Robin', 'Hart'] })).toHaveProperty('password')
  expect(userErrors({ ...good, password: 'Ana-Silva-19!', confirmPassword: 'Ana-Silva-19!' }, FORM_NEEDS)).toHaveProperty('password')
})

test('emails are stored trimmed and in lower case', () => {
  expect(plainEmail('  Ａna@Clinic.Example ')).toBe('ana@clinic.example')
})
