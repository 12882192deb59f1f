import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'
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

type Help = Partial<Record<Queue, string>>
/**
 * What each key does to the row that has the focus, the first that the row allows, and what the help on keys says of it in each queue;
 * `managing`: on a manager’s screen, where that differs.
 */
const KEYS: readonly { key: string; actions: readonly RowAction[]; help: Help; managing?: Help }[] = [
  { key: 'c', actions: ['claim'], help: { pcr: t('Claim'), np: t('Claim') }, managing: { np: t('Claim for the selected NP') } },
  { key: 'h', actions: ['unhold', 'hold'], help: { pcr: t('Hold with a reason, or take off hold'), np: t('Hold, or take off hold') } },
  { key: 's', actions: ['sendToNp', 'sendBack'], help: { pcr: t('Send to the NP queue'), np: t('Send back to the PCR queue') } },
  { key: 'e', actions: ['completeHelp', 'complete'], help: { pcr: t('Complete the help request'), np: t('Complete the appointment') } },
  {
    key: 'i',
    actions: ['ineligible'],
    help: { pcr: t('Mark as ineligible') },
    managing: { pcr: t('Mark as ineligible'), np: t('Mark as ineligible') },
  },
  { key: 'r', actions: ['unassign'], help: { pcr: t('Unassign'), np: t('Unassign') } },
]

/** The verb that a key means on a row; null where it means none. */
export function actionOfKey(key: string, allowed: RowActionList): RowAction | null {
  const all = allRowActions(allowed)
  return KEYS.find((one) => one.key === key)?.actions.find((action) => all.includes(action)) ?? null
}

/** The key that means a verb. */
export function keyOfAction(action: RowAction): string | undefined {
  return KEYS.find(({ actions }) => actions.includes(action))?.key
}

/** The keys of a queue's rows, each with what it does in words. */
export function keyHelp(queue: Queue, isManaging: boolean): { key: string; does: string }[] {
  return KEYS.flatMap(({ key, help, managing = help }) => {
    const does = (isManaging ? managing : help)[queue]
    return does === undefined ? [] : [{ key, does }]
  })
}

export function allRowActions({ likely, quiet, rare }: RowActionList): RowAction[] {
  return [likely, ...quiet, ...rare]
}
