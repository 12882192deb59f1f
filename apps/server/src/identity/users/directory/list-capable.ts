import type { Queue } from '@clinic/contract/queues'
import type { StaffUser } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import { presentUser } from './present.ts'
import { findUsers } from './store.ts'

/**
 * Users who can be assigned patients of a queue: allowed by their groups, with their queue on (REQ-318, REQ-320,
 * REQ-546, REQ-564).
 */
export async function listCapable({ sql }: Context, queue: Queue): Promise<StaffUser[]> {
  const users = await findUsers(sql)
  return users.filter((user) => user.queue_enabled && (queue === 'pcr' ? user.pcr_capable : user.np_capable)).map(presentUser)
}
