import type { StatusRow } from '@clinic/contract/patients'
import { t } from '../../../lib/messages/t.ts'
import { QUEUE_ACTIONS } from '../actions/queue-actions.ts'
import type { TableTools } from '../table/table-tools.ts'
import type { RowAction } from './row-action-list.ts'

/** Does a verb to a row, however it was asked for: some open a dialog first. */
export function runAction(
  action: RowAction,
  row: StatusRow,
  tools: Pick<TableTools, 'act' | 'holdUntil' | 'decide' | 'completeHelp' | 'markIneligible'>,
): void {
  if (action === 'ineligible') tools.markIneligible(row)
  else if (action === 'hold' && tools.holdUntil) tools.holdUntil(row)
  else if (action === 'complete' && tools.decide) tools.decide(row)
  else if (action === 'completeHelp' && tools.completeHelp) tools.completeHelp(row)
  else tools.act(action, row)
}

export function labelOf(action: RowAction): string {
  return action === 'ineligible' ? t('Mark ineligible') : QUEUE_ACTIONS[action].label
}

/** A menu has room for the whole words. */
export function menuLabelOf(action: RowAction): string {
  if (action === 'ineligible') return t('Mark as ineligible…')
  if (action === 'hold') return t('Hold until…')
  if (action === 'sendToNp') return t('Send to NP queue…')
  if (action === 'sendBack') return t('Send back to PCR queue…')
  return labelOf(action)
}
