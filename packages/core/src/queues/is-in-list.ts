import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'

type Placed = Pick<StatusRow, 'province' | 'in_pcr_queue' | 'in_np_queue' | 'assigned_pcr_id' | 'assigned_np_id'>
/** `provinces`: their names as rows carry them; `null`: all of them, and patients without one (B-11). */
export type ListOf = { queue: Queue; list: PageQuery['list']; user_id: number; provinces: readonly string[] | null }

/**
 * Whether a row stands in a list: one's own patients, those of nobody, or everybody of a queue. The lists themselves are read by SQL, in
 * `conditions` of `apps/server/src/care/queues/store.ts`; a test there holds the two together.
 */
export function isInList(row: Placed, { queue, list, user_id, provinces }: ListOf): boolean {
  const stands = queue === 'pcr' ? row.in_pcr_queue : row.in_np_queue
  const holder = queue === 'pcr' ? row.assigned_pcr_id : row.assigned_np_id
  if (!stands) return false
  if (list === 'mine') return holder === user_id
  const isWithin = provinces === null || (row.province !== null && provinces.includes(row.province))
  return isWithin && (list === 'all' || holder === null)
}
