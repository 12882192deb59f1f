import type { Staff } from '@clinic/core/authorization/staff'
import type { Tx } from '../../platform/db/database.ts'
import { countHeld, lockHolder } from './store.ts'

/**
 * Locks a practitioner and returns their number of active patients, for a chat turn that has already locked its
 * patient: to avoid a deadlock it does not wait, and returns null when the practitioner is locked.
 */
export async function lockIfFree(tx: Tx, user_id: number | null, except: string): Promise<{ staff: Staff; active: number } | null> {
  const staff = user_id === null ? null : await lockHolder(tx, user_id, { wait: false })
  return staff ? { staff, active: await countHeld(tx, staff.id, { queue: 'np', except }) } : null
}
