import type { Queue } from '@clinic/contract/queues'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findHolderId } from './store.ts'

/** The user id of a display name. Refusals: `pcr-not-found`, `np-not-found` (REQ-544, REQ-563). */
export async function findHolder(context: Context, { queue, name }: { queue: Queue; name: string }): Promise<number> {
  const id = await findHolderId(context.sql, name)
  if (id === null) throw new Problem(queue === 'pcr' ? 'pcr-not-found' : 'np-not-found')
  return id
}
