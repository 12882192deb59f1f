import type { Queue, Statistic } from '@clinic/contract/queues'
import { managesQueue } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findStatistics } from './store.ts'

/**
 * Patients per user of a queue and how long they have waited (REQ-527, REQ-551, C-13). Refusal: `forbidden` except
 * for its managers.
 */
export async function readStatistics({ sql, staff, now }: StaffContext, queue: Queue): Promise<{ rows: Statistic[]; now: string }> {
  if (!managesQueue(staff, queue)) throw new Problem('forbidden')
  return { rows: await findStatistics(sql, { queue, now }), now }
}
