import type { PasswordFacts } from '../auth/password.ts'
import { FORM_NEEDS, type UserError, userErrors } from './user-fields.ts'

/** How the new user gets in: an emailed link, or a password typed by the administrator. */
export type FormPath = 'invite' | 'password'

/** The form "Create a New User" (REQ-238, REQ-251). Provinces are full names, groups ids. */
export type CreateForm = {
  way: FormPath
  email: string
  password: string
  confirmPassword: string
  first_name: string
  last_name: string
  phone: string
  provinces: readonly string[]
  _auth_group_ids: readonly number[]
}

/** In the default group (REQ-254). */
export function emptyForm(defaultGroups: readonly number[]): CreateForm {
  const texts = { email: '', password: '', confirmPassword: '', first_name: '', last_name: '', phone: '' }
  return { way: 'invite', ...texts, provinces: [], _auth_group_ids: defaultGroups }
}

const FIVE = ['email', 'password', 'confirmPassword', 'first_name', 'last_name'] as const

/** Whether Save is enabled: all five fields are filled, or the three of an invitation (REQ-262). */
export function isFilled(form: CreateForm): boolean {
  return FIVE.every((field) => (form.way === 'invite' && /password/i.test(field)) || form[field].trim() !== '')
}

/** Errors by field; only the server knows a taken email (REQ-256 to REQ-275). */
export function formErrors(form: CreateForm, facts: PasswordFacts = {}): UserError {
  const { email, first_name, last_name, phone, way } = form
  const { password, confirmPassword } = form
  return userErrors(
    { email, first_name, last_name, phone, password: null, ...(way === 'password' && { password, confirmPassword }) },
    FORM_NEEDS,
    facts,
  )
}
