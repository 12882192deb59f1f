import { USER_TEXTS } from '@clinic/contract/texts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { forgetFactors } from '../../auth/factors/reset-factors.ts'
import { endEverySession } from '../../auth/sessions/end-sessions.ts'
import { lockAccount, markDeleted } from '../directory/account-store.ts'
import { revokeTokens } from '../directory/activation-token-store.ts'
import { hasAdministrator, lockAdministrators } from '../directory/store.ts'
import { userId } from '../directory/user-id.ts'
import { BOTH_ROLES, releasePatientsOf } from './release-patients.ts'

/**
 * Closes an account for good: ends sessions, deletes second factors, unassigns patients, voids links, keeps the
 * history (REQ-306, B-10). `note` goes into the audit entry. Refusals: `user-not-found`, `own-account`,
 * `last-administrator`.
 */
export async function deleteUser(
  context: StaffContext,
  said: string,
  note = '',
): Promise<{ success: true; message: string; released: number }> {
  const { staff, now } = context
  const id = userId(said)
  if (id === staff.id) throw new Problem('own-account')
  const released = await change(context, async (tx) => {
    await lockAdministrators(tx)
    const account = await lockAccount(tx, { id, now })
    if (!account) throw new Problem('user-not-found')
    await markDeleted(tx, { id, now })
    if (!(await hasAdministrator(tx))) throw new Problem('last-administrator')
    const ended = await endEverySession(tx, { user_id: id, now })
    await revokeTokens(tx, id)
    await forgetFactors(tx, id)
    const released = await releasePatientsOf(tx, { user_id: id, roles: BOTH_ROLES, why: `the account of ${account.name} was deleted`, now })
    const entry = {
      action: 'User Deleted' as const,
      description: `User ${account.name} deleted`,
      entity: { kind: 'user' as const, id: String(id) },
      additionalInfo: [`${released.count} patients released`, note].filter((part) => part !== '').join(', '),
    }
    return {
      result: released.count,
      audit: [entry, ...released.audit] as const,
      live: [{ kind: 'user', id: String(id), version: account.version + 1, audience: ['users', `user:${id}`] }, ...ended, ...released.live],
    }
  })
  return { success: true, message: USER_TEXTS.deleted, released }
}
