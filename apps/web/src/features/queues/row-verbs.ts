import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { VerbName } from './verbs.ts'

/** `ineligible` opens a dialog of its own. */
export type RowVerb = VerbName | 'ineligible'
export type RowVerbs = { likely: RowVerb; quiet: RowVerb[]; rare: RowVerb[] }
type Row = Pick<StatusRow, 'need_pcr_help_flag' | 'on_hold_in_queue'>

/** What can be done to a row: the most likely, what stands quietly beside it, and what waits in a menu. */
export function rowVerbs(queue: Queue, list: PageQuery['list'], row: Row): RowVerbs {
  if (list === 'unassigned') return { likely: 'claim', quiet: [], rare: [] }
  if (queue === 'np') return npVerbs(row.on_hold_in_queue)
  return row.need_pcr_help_flag
    ? { likely: 'completeHelp', quiet: [], rare: ['sendToNp', 'ineligible', 'unassign'] }
    : { likely: 'sendToNp', quiet: [], rare: ['ineligible', 'unassign'] }
}

/** While on hold, sending back and completing are hidden (REQ-486); the hold can get another end. */
function npVerbs(onHold: boolean): RowVerbs {
  return onHold
    ? { likely: 'unhold', quiet: [], rare: ['hold', 'unassign'] }
    : { likely: 'complete', quiet: ['hold', 'sendBack'], rare: ['unassign'] }
}

/** What each key does to the row that has the focus: the first that the row allows. */
const KEYS: Record<string, readonly RowVerb[]> = {
  c: ['claim'],
  h: ['unhold', 'hold'],
  s: ['sendToNp', 'sendBack'],
  e: ['completeHelp', 'complete'],
  r: ['unassign'],
  i: ['ineligible'],
}

/** The verb that a key stands for on a row; null where it stands for none. */
export function verbOfKey(key: string, allowed: RowVerbs): RowVerb | null {
  const all = allVerbs(allowed)
  return KEYS[key]?.find((verb) => all.includes(verb)) ?? null
}

/** The key that stands for a verb. */
export function keyOfVerb(verb: RowVerb): string | undefined {
  return Object.keys(KEYS).find((key) => KEYS[key]?.includes(verb))
}

export function allVerbs({ likely, quiet, rare }: RowVerbs): RowVerb[] {
  return [likely, ...quiet, ...rare]
}
