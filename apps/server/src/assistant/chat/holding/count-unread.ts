import type { TodayCounts } from '@clinic/contract/queues/today'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findUnread } from './held-store.ts'

/** The messages that the caller has not read, by patient, of patients whom they may see. */
export async function countUnread({ sql, staff }: Pick<StaffContext, 'sql' | 'staff'>): Promise<NonNullable<TodayCounts['unread']>> {
  const unread: Record<string, number> = {}
  for (const { patient_id, patient, unread: count } of await findUnread(sql, staff.id))
    if (canSee(staff, patient)) unread[patient_id] = (unread[patient_id] ?? 0) + count
  return unread
}
