import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { managesQueue } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { presentRow } from '../patients/present.ts'
import { findQueue } from './store.ts'

/**
 * All visible patients of a queue: every province for managers and administrators, their own for others (A-15, A-16,
 * REQ-459).
 */
export async function listQueue({ sql, staff }: StaffContext, queue: Queue): Promise<StatusRow[]> {
  const provinces = managesQueue(staff, queue) ? null : staff.provinces
  const rows = await findQueue(sql, { queue, provinces, user_id: staff.id })
  return rows.map(presentRow)
}
