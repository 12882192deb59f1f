import { expect, it } from 'vitest'
import { checkNewPassword } from './check-new-password.ts'

const check = (password: string, confirm = password, composition = true) =>
  checkNewPassword({ password, confirm, known: ['odile@clinic.example', 'Odile'], composition })

it.each([
  ['', 'This field is required'],
  ['br9ight"window', 'Password must include at least one capital letter'],
  ['Bright"window', 'Password must include at least one number'],
  ['Br9ightwindow', 'Password must include at least one special character'],
  ['Br9"win', 'Password must be at least 8 characters long'],
  ['Odile2026!', 'Password is too easy to guess, please choose another'],
])('%j says beside its field: %s (A-7)', (password, error) => {
  expect(check(password)).toEqual({ password: error })
})

it('a good one typed twice is right, typed differently it is not (REQ-270)', () => {
  expect(check('Br9ight"window')).toEqual({})
  expect(check('Br9ight"window', 'Br9ight"windo')).toEqual({ confirm: 'Passwords do not match.' })
})

it('where the clinic set so, length and the list of well-known passwords are all there is (A-7)', () => {
  expect(check('four lanterns by the river', undefined, false)).toEqual({})
  expect(check('password', undefined, false)).toEqual({ password: 'Password is too easy to guess, please choose another' })
})
