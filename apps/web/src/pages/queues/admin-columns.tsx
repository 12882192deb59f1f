import type { StatusRow } from '@clinic/contract/patients'
import { helpChip } from '../../features/patients/derive-chips.ts'
import { adminActionsColumn, adminHeadColumn, adminWaitColumn, assignedColumn } from '../../features/queues/admin/admin-columns.tsx'
import type { AdminTools } from '../../features/queues/admin/admin-tools.ts'
import { holderOf } from '../../features/queues/assign/assign-people.ts'
import { t } from '../../lib/messages/t.ts'
import type { Column } from '../../ui/data-table/data-table.tsx'
import classes from './admin-columns.module.css'
import { flagColumn, notesPairColumn, Value, whoColumn } from './line-columns.tsx'

/** Pixels: beside an open patient, flags are counted at the name and notes are in the record. */
const WHOLE = 860

/** The columns of both managers' screens. */
export function adminColumns(tools: AdminTools): Column<StatusRow>[] {
  return [
    adminHeadColumn(tools),
    { ...whoColumn(tools, { beside: (row) => <Holder row={row} queue={tools.queue} />, short: true }), width: '196px' },
    { ...flagColumn(tools, helpChip), width: '180px', tightWidth: '132px', from: WHOLE },
    assignedColumn(tools),
    { ...notesPairColumn(tools), from: WHOLE },
    adminWaitColumn(tools),
    adminActionsColumn(tools),
  ]
}

/** Who has the patient, where that has no column of its own. */
function Holder({ row, queue }: { row: StatusRow; queue: AdminTools['queue'] }) {
  return (
    <Value name={queue === 'pcr' ? t('Assigned PCR') : t('Assigned NP')} cut className={classes.holder}>
      {holderOf(queue, row) ?? t('Unassigned')}
    </Value>
  )
}
