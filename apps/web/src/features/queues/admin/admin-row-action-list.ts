import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { holderOf } from '../assign/assign-people.ts'
import type { RowActionList } from '../row/row-action-list.ts'

type Facts = Pick<StatusRow, 'need_pcr_help_flag' | 'on_hold_in_queue' | 'pcr_hold_until' | 'assigned_pcr' | 'assigned_np'>

/** What a manager can do to a row: the most likely, what is beside it, and what waits in a menu (REQ-535, REQ-547, REQ-553 to REQ-558). */
export function adminRowActionList(queue: Queue, row: Facts): RowActionList {
  if (queue === 'pcr') {
    if (row.pcr_hold_until)
      return {
        likely: 'unhold',
        quiet: [],
        rare: [...(row.need_pcr_help_flag ? (['completeHelp'] as const) : []), 'sendToNp', 'ineligible'],
      }
    return row.need_pcr_help_flag
      ? { likely: 'completeHelp', quiet: [], rare: ['sendToNp', 'ineligible'] }
      : { likely: 'sendToNp', quiet: [], rare: ['ineligible'] }
  }
  if (holderOf('np', row) === null) return { likely: 'claim', quiet: [], rare: ['sendBack', 'complete', 'ineligible'] }
  return row.on_hold_in_queue
    ? { likely: 'unhold', quiet: [], rare: ['ineligible'] }
    : { likely: 'complete', quiet: [], rare: ['sendBack', 'hold', 'ineligible'] }
}

/** What a manager’s keys and commands can do to a row: giving it back too, which has a button of its own. */
export function adminKeyActions(queue: Queue, row: Facts): RowActionList {
  const actions = adminRowActionList(queue, row)
  return holderOf(queue, row) === null ? actions : { ...actions, rare: [...actions.rare, 'unassign'] }
}
