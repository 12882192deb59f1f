import type { Readable } from 'node:stream'
import type { Queue } from '@clinic/contract/queues'
import { managesQueue } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { streamRecords } from '../patients/list-records.ts'
import { findQueue } from './store.ts'

/**
 * Whole records of all visible patients of a queue, for outside clients; audited. Every province for managers and
 * administrators, their own for others (A-15, A-16, REQ-459).
 */
export async function listQueue(context: StaffContext, queue: Queue): Promise<Readable> {
  const { sql, staff } = context
  const provinces = managesQueue(staff, queue) ? null : staff.provinces
  await note(context, {
    action: 'Read Patient List',
    description: `Read all status records of the ${queue.toUpperCase()} queue`,
    entity: { kind: 'list', id: `${queue}_queue` },
  })
  return streamRecords(findQueue(sql, { queue, provinces, user_id: staff.id }))
}
