import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { ActionName } from '../actions/queue-actions.ts'

/** `ineligible` opens a dialog of its own. */
export type RowAction = ActionName | 'ineligible'
export type RowActionList = { likely: RowAction; quiet: RowAction[]; rare: RowAction[] }
type Row = Pick<StatusRow, 'need_pcr_help_flag' | 'on_hold_in_queue' | 'urgent_reason' | 'pcr_hold_until'>

/** What can be done to a row: the most likely, what is quietly beside it, and what waits in a menu. */
export function rowActionList(queue: Queue, list: PageQuery['list'], row: Row): RowActionList {
  if (list === 'unassigned') return { likely: 'claim', quiet: [], rare: [] }
  if (queue === 'np') return npActions(row.on_hold_in_queue)
  return pcrActions(row)
}

/** An urgent request is not put on hold (F-4). While on hold everything else can be done, and the hold changed. */
function pcrActions({ need_pcr_help_flag, urgent_reason, pcr_hold_until }: Row): RowActionList {
  const [next, ...others]: [RowAction, ...RowAction[]] = need_pcr_help_flag ? ['completeHelp', 'sendToNp'] : ['sendToNp']
  const rest: RowAction[] = [...others, 'ineligible', 'unassign']
  if (pcr_hold_until) return { likely: 'unhold', quiet: [], rare: ['hold', next, ...rest] }
  return { likely: next, quiet: [], rare: [...(urgent_reason === '' ? (['hold'] as const) : []), ...rest] }
}

/** While on hold, sending back and completing are hidden (REQ-486); the hold can get another end. */
function npActions(onHold: boolean): RowActionList {
  return onHold
    ? { likely: 'unhold', quiet: [], rare: ['hold', 'unassign'] }
    : { likely: 'complete', quiet: ['hold', 'sendBack'], rare: ['unassign'] }
}

/** What each key does to the row that has the focus: the first that the row allows. */
const KEYS: Readonly<Record<RowKey, readonly RowAction[]>> = {
  c: ['claim'],
  h: ['unhold', 'hold'],
  s: ['sendToNp', 'sendBack'],
  e: ['completeHelp', 'complete'],
  i: ['ineligible'],
  r: ['unassign'],
}
export type RowKey = 'c' | 'h' | 's' | 'e' | 'i' | 'r'

/** The verb that a key means on a row; null where it means none. */
export function actionOfKey(key: string, allowed: RowActionList): RowAction | null {
  const all = allRowActions(allowed)
  const actions = Object.entries(KEYS).find(([one]) => one === key)?.[1]
  return actions?.find((action) => all.includes(action)) ?? null
}

/** The key that means a verb. */
export function keyOfAction(action: RowAction): string | undefined {
  return Object.entries(KEYS).find(([, actions]) => actions.includes(action))?.[0]
}

export function allRowActions({ likely, quiet, rare }: RowActionList): RowAction[] {
  return [likely, ...quiet, ...rare]
}
