import type { Thresholds } from '@clinic/contract/queues'
import { arrangeQueues } from '@clinic/core/queues/arrange-queues'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readThresholds } from './read-thresholds.ts'
import { countSnapshots } from './store.ts'

/** The current queue counts, the caller’s own, and the wait limits. */
export async function countQueues(context: StaffContext): Promise<ReturnType<typeof arrangeQueues> & { thresholds: Thresholds }> {
  const { sql, staff, now } = context
  const thresholds = await readThresholds(context)
  return { ...arrangeQueues(await countSnapshots(sql, { user_id: staff.id, provinces: staff.provinces, thresholds, now })), thresholds }
}
