import { LOGIN_PASSWORD_MIN } from '@clinic/contract/auth'
import { AUTH_TEXTS } from '../../../lib/messages/contract-texts.ts'

export type LoginFields = { email: string; password: string }

/** What is wrong with the login form before the server is asked (REQ-080 to REQ-083). */
export function checkLoginForm({ email, password }: LoginFields): Partial<LoginFields> {
  return {
    ...(email.trim() === '' && { email: AUTH_TEXTS.emailNeeded }),
    ...(password.length < LOGIN_PASSWORD_MIN && { password: AUTH_TEXTS.passwordNeeded }),
  }
}

const CODE_LENGTH = 6

/** What was typed or pasted as a code, without spaces and dashes. */
export function plainCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH
}
