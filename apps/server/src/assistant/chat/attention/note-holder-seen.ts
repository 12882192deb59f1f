import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, KEPT_AS_SIGN } from '../../../platform/db/change.ts'
import { isHolder, saveHolderSeen } from '../holding/attention-store.ts'

/** A live screen of this user is open: their patients in the chat are not left alone (F-11). */
export async function noteHolderSeen(context: StaffContext): Promise<void> {
  const { staff, sql } = context
  if (!(await isHolder(sql, staff.id))) return
  await change(context, async (tx, { now }) => {
    await saveHolderSeen(tx, staff.id, now)
    return { result: undefined, audit: KEPT_AS_SIGN }
  })
}
