import type { AuditEntry } from '@clinic/contract/audit'
import { isStrong } from '@clinic/core/auth/second-factors'
import { change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { userId } from '../../users/directory/user-id.ts'
import type { StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { deleteFactors, lockFactors } from './factor-store.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'

/**
 * An administrator removes every second factor of a user who lost them. The user’s sessions end; an emailed code lets
 * them in to set up a new one where their group requires it. Refusals: as `confirmPassword`, `own-account`,
 * `user-not-found`, `no-factors`.
 */
export async function resetFactors(
  context: StaffContext,
  { id, current_password }: { id: string; current_password: string },
  post: Post,
): Promise<{ message: string }> {
  const user_id = userId(id)
  if (user_id === context.staff.id) throw new Problem('own-account')
  await confirmPassword(context, { current_password, refusal: 'Second Factor Refused' })
  await change(context, async (tx, context) => {
    const held = await lockFactors(tx, user_id)
    if (!held) throw new Problem('user-not-found')
    if (!isStrong(held)) throw new Problem('no-factors')
    await forgetFactors(tx, user_id)
    const live = await endEverySession(tx, { user_id, now: context.now })
    const audit: AuditEntry = {
      action: 'Second Factors Reset',
      description: 'Every second factor was removed by an administrator',
      entity: { kind: 'user', id: String(user_id) },
      additionalInfo: `${live.length} sessions ended`,
    }
    return { result: undefined, audit, live }
  })
  await notifyFactorChange(context, { user_id, what: 'removed-by-administrator' }, post)
  return { message: 'Second factors removed.' }
}

/** Part of another change: a reset or an account deletion. */
export function forgetFactors(tx: Tx, user_id: number): Promise<void> {
  return deleteFactors(tx, user_id)
}
