import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import type { StaffContext } from '../auth/context.ts'
import { WrittenJson } from '../platform/written-json.ts'
import { findPage } from './store.ts'

/**
 * One page of a queue screen: one's own patients, or the unassigned of one's provinces; the latter only while one's queue is on (REQ-567).
 * The screen that is looked at most: its rows are written by the database and passed on as they are.
 */
export async function pageQueue({ sql, staff, now }: StaffContext, queue: Queue, query: PageQuery): Promise<WrittenJson<QueuePage>> {
  const isOff = query.list === 'unassigned' && !staff.queue_enabled
  const { rows, total, held } = isOff
    ? { rows: '[]', total: 0, held: 0 }
    : await findPage(sql, { ...query, queue, user_id: staff.id, provinces: staff.provinces })
  return new WrittenJson(`{"rows":${rows},"total":${total},"active":${total - held},"held":${held},"now":${JSON.stringify(now)}}`)
}
