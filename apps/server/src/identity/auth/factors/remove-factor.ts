import type { AuditEntry } from '@clinic/contract/audit'
import { isLastNeeded, isStrong } from '@clinic/core/auth/second-factors'
import { change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { deletePasskey, deleteRecoveryCodes, deleteTotp, findFactors, lockFactors } from './factor-store.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'

export type RemoveFactor = { session: Session; factor: string; current_password: string }

const APP = 'totp'
const LARGEST_ID = 2 ** 31 - 1

/**
 * Removes the user’s app (`totp`) or a passkey by id and ends every other session; recovery codes go with the last
 * factor. Refusals: as `confirmPassword`, `factor-not-found`, `last-factor` where a group requires one.
 */
export async function removeFactor(context: StaffContext, { session, factor, current_password }: RemoveFactor, post: Post): Promise<void> {
  const { staff, now } = context
  await confirmPassword(context, { current_password, refusal: 'Second Factor Refused' })
  await change(context, async (tx) => {
    await lockFactors(tx, staff.id)
    const removed = await remove(tx, staff.id, factor)
    if (removed === null) throw new Problem('factor-not-found')
    const rest = await findFactors(tx, staff.id)
    if (!rest || isLastNeeded(rest.needed, rest)) throw new Problem('last-factor')
    if (!isStrong(rest)) await deleteRecoveryCodes(tx, staff.id)
    const live = await endEverySession(tx, { user_id: staff.id, except: session.id, now })
    const audit: AuditEntry = {
      action: 'Second Factor Removed',
      description: `${removed} was removed`,
      entity: { kind: 'user', id: String(staff.id) },
      additionalInfo: `${live.length} other sessions ended`,
    }
    return { result: undefined, audit, live }
  })
  await notifyFactorChange(context, { user_id: staff.id, what: factor === APP ? 'app-removed' : 'passkey-removed' }, post)
}

/** Describes what was removed. */
async function remove(tx: Tx, user_id: number, factor: string): Promise<string | null> {
  if (factor === APP) return (await deleteTotp(tx, user_id)) ? 'The authenticator app' : null
  const id = /^\d{1,10}$/.test(factor) ? Number(factor) : 0
  const name = id < 1 || id > LARGEST_ID ? null : await deletePasskey(tx, { user_id, id })
  return name === null ? null : `The passkey “${name}”`
}
