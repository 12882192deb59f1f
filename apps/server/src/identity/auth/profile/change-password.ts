import { USER_TEXTS } from '@clinic/contract/texts'
import { passwordError } from '@clinic/core/auth/password'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword, WRONG_PASSWORD } from '../credentials/confirm-password.ts'
import { loadCommonPasswords } from '../credentials/load-common-passwords.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { findOwnAccount, type OwnAccount, replacePassword } from '../credentials/store.ts'
import { endEverySession } from '../sessions/end-sessions.ts'

export type ChangePassword = {
  session: Session
  current_password: string
  password: string
  confirm_password: string
  /** Whether capitals, digits and symbols are required. */
  composition: boolean
}

const SAME = 'Choose a password different from your current one.'

/**
 * Changes one’s own password and ends one’s other sessions, returning their number. Refusals: `invalid-input`
 * by field, in the specification’s words; `too-many-attempts` after five wrong current passwords.
 */
export async function changePassword(context: StaffContext, order: ChangePassword): Promise<number> {
  const { sql, staff, now } = context
  const account = await findOwnAccount(sql, staff.id)
  if (!account) throw new Problem('current-user-not-found')
  const fields = faultsOf(account, { ...order, common: await loadCommonPasswords() })
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  const { password_hash: was } = await confirmPassword(context, {
    current_password: order.current_password,
    refusal: 'Password Change Refused',
  })
  const password_hash = await hashPassword(order.password)
  return change(context, async (tx) => {
    // A concurrent change won: what was typed is no longer the current password.
    if (!(await replacePassword(tx, { user_id: staff.id, was, password_hash })))
      throw new Problem('invalid-input', { fields: { current_password: WRONG_PASSWORD } })
    const live = await endEverySession(tx, { user_id: staff.id, except: order.session.id, now })
    const entry = {
      action: 'Password Changed' as const,
      description: 'Password changed',
      entity: { kind: 'user' as const, id: String(staff.id) },
    }
    return { result: live.length, audit: { ...entry, additionalInfo: `${live.length} other sessions ended` }, live }
  })
}

function faultsOf(
  account: OwnAccount,
  { current_password, password, confirm_password, ...rules }: ChangePassword & { common: ReadonlySet<string> },
): Record<string, string> {
  const fault = passwordError(password, { known: [account.email, account.first_name, account.last_name], ...rules })
  const same = password.normalize('NFKC') === current_password.normalize('NFKC')
  return {
    ...(fault !== null && { password: fault }),
    ...(fault === null && same && { password: SAME }),
    ...(password !== confirm_password && { confirm_password: USER_TEXTS.passwordsDiffer }),
  }
}
