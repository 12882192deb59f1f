import type { StatusRow } from '@clinic/contract/patients'
import type { BULK_ACTIONS, PageQuery, Queue } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'
import type { Question } from '../../../ui/confirm-dialog.tsx'

export type BulkAction = (typeof BULK_ACTIONS)[number]
type Row = Pick<StatusRow, 'need_pcr_help_flag' | 'on_hold_in_queue'>

/** What makes sense for the chosen rows of a list; `rows` null: more than are on the page, so that any kind may be among them. */
export function bulkActions(queue: Queue, list: PageQuery['list'], rows: readonly Row[] | null): BulkAction[] {
  if (list === 'unassigned') return ['claim']
  const some = (is: (row: Row) => boolean) => rows === null || rows.some(is)
  if (queue === 'pcr') return [...(some((row) => row.need_pcr_help_flag) ? (['completeHelp'] as const) : []), 'sendToNp', 'unassign']
  return [
    ...(some((row) => !row.on_hold_in_queue) ? (['hold', 'sendBack'] as const) : []),
    ...(some((row) => row.on_hold_in_queue) ? (['unhold'] as const) : []),
    'unassign',
  ]
}

/** What a button says, and what is said while it works. */
export const BULK_MESSAGES: Record<BulkAction, { label: string; doing: string }> = {
  claim: { label: t('Claim'), doing: t('Claiming') },
  assign: { label: t('Assign'), doing: t('Assigning') },
  unassign: { label: t('Unassign'), doing: t('Unassigning') },
  hold: { label: t('Hold'), doing: t('Holding') },
  unhold: { label: t('Unhold'), doing: t('Removing hold') },
  sendToNp: { label: t('Send to NP'), doing: t('Sending') },
  sendBack: { label: t('Send back'), doing: t('Sending back') },
  completeHelp: { label: t('Complete help'), doing: t('Completing help for') },
}

/** What is asked before patients leave one's list; null where nothing is lost. */
export function bulkQuestion(action: BulkAction, count: number): Question | null {
  const whom = t('{count, plural, one {# patient} other {# patients}}', { count })
  const undone = t('Patients who can’t be changed are skipped. You can undo this for 1 minute.')
  if (action === 'sendToNp')
    return {
      title: t('Send {whom} to the NP queue?', { whom }),
      text: t('They leave the PCR queue. {undone}', { undone }),
      confirm: t('Send {count}', { count }),
    }
  if (action === 'sendBack')
    return {
      title: t('Send {whom} back to the PCR queue?', { whom }),
      text: t('They leave the NP queue. {undone}', { undone }),
      confirm: t('Send back {count}', { count }),
    }
  if (action === 'completeHelp') {
    return {
      title: t('Complete help for {whom}?', { whom }),
      text: t('They leave the PCR queue. {undone}', { undone }),
      confirm: t('Complete {count}', { count }),
    }
  }
  if (action !== 'unassign') return null
  return {
    title: t('Unassign {whom}?', { whom }),
    text: t('Others can then claim them, and any holds end. {undone}', { undone }),
    confirm: t('Unassign {count}', { count }),
  }
}
