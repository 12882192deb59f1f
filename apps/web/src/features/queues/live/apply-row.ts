import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, QueuePage } from '@clinic/contract/queues'
import { isInList } from '@clinic/core/queues/is-in-list'

export type ListKey = { queue: Queue; list: PageQuery['list']; userId: number }

/** A held page after one row changed: the row is replaced where it still belongs, and leaves where it does not. */
export function applyRow(page: QueuePage, row: StatusRow, key: ListKey): QueuePage {
  const held = page.rows.find((one) => one.patient_id === row.patient_id)
  if (!held) return page
  // A page is of the person's own provinces already, and a patient who moves is reloaded with the list.
  const stays = isInList(row, { queue: key.queue, list: key.list, user_id: key.userId, provinces: null })
  const rows = page.rows.flatMap((one) => (one !== held ? one : stays ? row : []))
  const step = (on: boolean) => Number(stays && row.on_hold_in_queue === on) - Number(held.on_hold_in_queue === on)
  return { ...page, rows, total: page.total - (stays ? 0 : 1), active: page.active + step(false), held: page.held + step(true) }
}
