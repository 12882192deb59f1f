import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { VerbName } from './verbs.ts'

/** `ineligible` opens a dialog of its own. */
export type RowVerb = VerbName | 'ineligible'
export type RowVerbs = { likely: RowVerb; quiet: RowVerb[]; rare: RowVerb[] }

/** What can be done to a row: the most likely, what stands quietly beside it, and what waits in a menu. */
export function rowVerbs(queue: Queue, list: PageQuery['list'], row: Pick<StatusRow, 'need_pcr_help_flag' | 'on_hold_in_queue'>): RowVerbs {
  if (list === 'unassigned') return { likely: 'claim', quiet: [], rare: [] }
  if (queue === 'np') return npVerbs(row.on_hold_in_queue)
  return row.need_pcr_help_flag
    ? { likely: 'completeHelp', quiet: [], rare: ['sendToNp', 'ineligible', 'unassign'] }
    : { likely: 'sendToNp', quiet: [], rare: ['ineligible', 'unassign'] }
}

/** While on hold, sending back and completing are hidden (REQ-486). */
function npVerbs(onHold: boolean): RowVerbs {
  return onHold
    ? { likely: 'unhold', quiet: [], rare: ['unassign'] }
    : { likely: 'complete', quiet: ['hold', 'sendBack'], rare: ['unassign'] }
}
