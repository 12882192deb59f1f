import type { Staff } from '@clinic/core/authorization/staff'
import type { Tx } from '../../platform/db/database.ts'
import { countHeld, lockHolder } from './store.ts'

/**
 * A practitioner under lock and how many active patients they hold, for a turn of the chat that has locked its patient before: it waits for
 * nobody, and where somebody else is at this person just now the answer is `null`.
 */
export async function lockIfFree(tx: Tx, user_id: number | null, except: string): Promise<{ staff: Staff; active: number } | null> {
  const staff = user_id === null ? null : await lockHolder(tx, user_id, { wait: false })
  return staff ? { staff, active: await countHeld(tx, staff.id, { queue: 'np', except }) } : null
}
