import { passwordError } from '@clinic/core/auth/password'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'

export type NewPasswordFacts = { password: string; confirm: string; known: readonly string[]; composition: boolean }

/** What is wrong with a new password before the server is asked, in the specification's words. */
export function checkNewPassword({ password, confirm, known, composition }: NewPasswordFacts): { password?: string; confirm?: string } {
  const error = password === '' ? USER_TEXTS.fieldNeeded : passwordError(password, { known, composition })
  return {
    ...(error !== null && { password: error }),
    ...(password !== confirm && { confirm: USER_TEXTS.passwordsDiffer }),
  }
}
