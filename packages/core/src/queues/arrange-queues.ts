import { QUEUES, type Queue } from '@clinic/contract/queues'
import { reasonOf, type Wait } from './wait.ts'

/**
 * Patients in the same state. `free`: unassigned. `own`: assigned to the caller; `near`: in a province where the
 * caller is licensed. `soon` and `late`: near or over the wait limit, exclusively. `since`: the earliest entry.
 */
export type Snapshot = {
  in_pcr_queue: boolean
  in_np_queue: boolean
  on_hold_in_queue: boolean
  need_pcr_help_flag: boolean
  is_new_patient: boolean
  pcr_free: boolean
  np_free: boolean
  pcr_own: boolean
  np_own: boolean
  near: boolean
  count: number
  soon: number
  late: number
  pcr_since: string | null
  np_since: string | null
}
type Reason = Wait['reason']
export type QueueCounts = {
  queue: Queue
  unassigned: number
  assigned: number
  on_hold: number
  help: number
  late: number
  oldest_at: string | null
}
export type OwnCounts = { queue: Queue; active: number; on_hold: number; late: number; open: number }
export type WaitCounts = { reason: Reason; count: number; soon: number; late: number }

/**
 * Queue counts. A patient in both queues counts in both, but waits for one thing (`reasonOf`) and is late only in
 * that queue. Patients on hold count apart from active ones.
 */
export function arrangeQueues(rows: readonly Snapshot[]): { queues: QueueCounts[]; own: OwnCounts[]; waits: WaitCounts[] } {
  return {
    queues: QUEUES.map((queue) => queueCounts(rows, queue)),
    own: QUEUES.map((queue) => ownCounts(rows, queue)),
    waits: REASONS.map((reason) => {
      const waiting = rows.filter((row) => reasonOf(row) === reason)
      return { reason, count: sum(waiting), soon: sum(waiting, 'soon'), late: sum(waiting, 'late') }
    }),
  }
}

const REASONS = ['help', 'pcr', 'np_new', 'np_other', 'hold'] as const satisfies readonly Reason[]
const QUEUE_OF: Readonly<Record<Reason, Queue>> = { help: 'pcr', pcr: 'pcr', np_new: 'np', np_other: 'np', hold: 'np' }

function queueCounts(rows: readonly Snapshot[], queue: Queue): QueueCounts {
  const here = rows.filter((row) => row[`in_${queue}_queue`])
  const free = here.filter((row) => row[`${queue}_free`])
  const entries = free.map((row) => row[`${queue}_since`]).filter((since) => since !== null)
  return {
    queue,
    unassigned: sum(free),
    assigned: sum(here.filter((row) => !row[`${queue}_free`] && !isHeld(row, queue))),
    on_hold: sum(here.filter((row) => isHeld(row, queue))),
    help: queue === 'pcr' ? sum(here.filter((row) => row.need_pcr_help_flag)) : 0,
    late: sum(rows.filter(isOf(queue)), 'late'),
    oldest_at: entries.sort()[0] ?? null,
  }
}

function ownCounts(rows: readonly Snapshot[], queue: Queue): OwnCounts {
  const here = rows.filter((row) => row[`in_${queue}_queue`])
  const mine = here.filter((row) => row[`${queue}_own`])
  return {
    queue,
    active: sum(mine.filter((row) => !isHeld(row, queue))),
    on_hold: sum(mine.filter((row) => isHeld(row, queue))),
    late: sum(mine.filter(isOf(queue)), 'late'),
    open: sum(here.filter((row) => row[`${queue}_free`] && row.near)),
  }
}

/** Only the NP queue has holds. */
function isHeld(row: Snapshot, queue: Queue): boolean {
  return queue === 'np' && row.on_hold_in_queue
}

function isOf(queue: Queue): (row: Snapshot) => boolean {
  return (row) => {
    const reason = reasonOf(row)
    return reason !== null && QUEUE_OF[reason] === queue
  }
}

function sum(rows: readonly Snapshot[], what: 'count' | 'soon' | 'late' = 'count'): number {
  return rows.reduce((total, row) => total + row[what], 0)
}
