import type { StatusRow } from '@clinic/contract/patients'
import type { BULK_ACTIONS, PageQuery, Queue } from '@clinic/contract/queues'
import { countText } from '../../../lib/format/lists.ts'
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
  claim: { label: 'Claim', doing: 'Claiming' },
  assign: { label: 'Assign', doing: 'Assigning' },
  unassign: { label: 'Unassign', doing: 'Unassigning' },
  hold: { label: 'Hold', doing: 'Holding' },
  unhold: { label: 'Unhold', doing: 'Removing hold' },
  sendToNp: { label: 'Send to NP', doing: 'Sending' },
  sendBack: { label: 'Send back', doing: 'Sending back' },
  completeHelp: { label: 'Complete help', doing: 'Completing help for' },
}

/** What is asked before patients leave one's list; null where nothing is lost. */
export function bulkQuestion(action: BulkAction, count: number): Question | null {
  const whom = countText(count, 'patient')
  const undone = 'Patients who can’t be changed are skipped. You can undo this for 1 minute.'
  if (action === 'sendToNp')
    return { title: `Send ${whom} to the NP queue?`, text: `They leave the PCR queue. ${undone}`, confirm: `Send ${count}` }
  if (action === 'sendBack')
    return { title: `Send ${whom} back to the PCR queue?`, text: `They leave the NP queue. ${undone}`, confirm: `Send back ${count}` }
  if (action === 'completeHelp') {
    return { title: `Complete help for ${whom}?`, text: `They leave the PCR queue. ${undone}`, confirm: `Complete ${count}` }
  }
  if (action !== 'unassign') return null
  return { title: `Unassign ${whom}?`, text: `Others can then claim them, and any holds end. ${undone}`, confirm: `Unassign ${count}` }
}
