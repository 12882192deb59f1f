import type { AuditAction } from '@clinic/contract/vocabulary'
import { note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { verifyPassword } from './passwords.ts'
import { findOwnAccount, type OwnAccount } from './store.ts'
import { attempt, giveBack, passwordThrottle } from './throttle.ts'

export const WRONG_PASSWORD = 'This is not your current password.'

/**
 * Requires the current password again before a protected change, and returns the account. Refusals:
 * `invalid-input` by field, audited as the given action; `too-many-attempts` after five.
 */
export async function confirmPassword(
  context: StaffContext,
  { current_password, refusal }: { current_password: string; refusal: AuditAction },
): Promise<OwnAccount> {
  const { sql, staff, now } = context
  const account = await findOwnAccount(sql, staff.id)
  if (!account) throw new Problem('current-user-not-found')
  const throttle = passwordThrottle(staff.id)
  await attempt(sql, throttle, now)
  if (!(await verifyPassword(account.password_hash, current_password))) {
    const entity = { kind: 'user' as const, id: String(staff.id) }
    await note(context, { action: refusal, description: 'Wrong current password', entity })
    throw new Problem('invalid-input', { fields: { current_password: WRONG_PASSWORD } })
  }
  await giveBack(sql, throttle)
  return account
}
