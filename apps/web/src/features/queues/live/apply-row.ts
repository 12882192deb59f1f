import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'

export type ListKey = { queue: Queue; list: PageQuery['list']; userId: number }

/** A held page after one row changed: the row is replaced where it still belongs, and leaves where it does not. */
export function applyRow(page: QueuePage, row: StatusRow, key: ListKey): QueuePage {
  const held = page.rows.find((one) => one.patient_id === row.patient_id)
  if (!held) return page
  const stays = belongs(row, key)
  const rows = page.rows.flatMap((one) => (one !== held ? one : stays ? row : []))
  const step = (on: boolean) => Number(stays && row.on_hold_in_queue === on) - Number(held.on_hold_in_queue === on)
  return { ...page, rows, total: page.total - (stays ? 0 : 1), active: page.active + step(false), held: page.held + step(true) }
}

/** Whether a row stands in a list: everybody of a queue, one's own patients, or those of nobody. */
function belongs(row: StatusRow, { queue, list, userId }: ListKey): boolean {
  const inQueue = queue === 'pcr' ? row.in_pcr_queue : row.in_np_queue
  const holder = queue === 'pcr' ? row.assigned_pcr_id : row.assigned_np_id
  if (list === 'all') return inQueue
  return inQueue && (list === 'mine' ? holder === userId : holder === null)
}
