import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon } from '@mantine/core'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { AssignPicker } from '../assign/assign-picker.tsx'
import { headColumn } from '../table/head-column.tsx'
import { WaitCell } from '../wait-times/wait-cell.tsx'
import { AdminRowActions } from './admin-row-actions.tsx'
import type { AdminTools } from './admin-tools.ts'

type AdminColumn = Column<StatusRow>
/** Pixels: in a narrower list who has the patient is said below the name. As in admin-screen.module.css. */
const HOLDER_FROM = 620

/** The priority flag, to be switched, and the way to the details (REQ-529, REQ-530). */
export function adminHeadColumn(tools: AdminTools): AdminColumn {
  const head =
    tools.queue === 'np'
      ? headColumn(tools, t('Details'), () => null)
      : headColumn(tools, t('Priority and details'), (row) => <PriorityFlag row={row} order={tools.order} />)
  return { ...head, slimWidth: 'var(--head-width)' }
}

/** On while the patient is before the others: by a manager's wish, or because they asked for help themselves (REQ-540, C-5). */
function PriorityFlag({ row, order }: { row: StatusRow; order: AdminTools['order'] }) {
  const pending = usePendingAction(row.patient_id)
  const on = row.need_pcr_help_flag
  const Sign = on ? IconFlagFilled : IconFlag
  return (
    <ActionIcon
      size={24}
      color={on ? 'bad' : 'gray'}
      variant={on ? 'light' : 'subtle'}
      data-priority
      data-tip={
        on ? t('Top of queue: {pcr_help_reason}', { pcr_help_reason: row.pcr_help_reason || t('needs help') }) : t('Move to top of queue')
      }
      aria-pressed={on}
      aria-label={t('Priority: {patient_id}', { patient_id: row.patient_id })}
      loading={(pending as string | null) === 'priority'}
      disabled={pending !== null}
      onClick={() => order({ name: 'priority', row })}
    >
      <Sign size={16} aria-hidden />
    </ActionIcon>
  )
}

export function assignedColumn(tools: AdminTools): AdminColumn {
  return {
    key: 'assigned',
    header: tools.queue === 'pcr' ? t('Assigned PCR') : t('Assigned NP'),
    width: '196px',
    tightWidth: '156px',
    from: HOLDER_FROM,
    cell: (row) => <AssignPicker queue={tools.queue} row={row} onUnassign={() => tools.order({ name: 'unassign', row })} />,
  }
}

/** Time in the queue, in the stage and in total (REQ-533). */
export function adminWaitColumn({ queue, list }: AdminTools): AdminColumn {
  return {
    key: 'wait',
    header: t('Time in Queue'),
    width: '144px',
    tightWidth: '112px',
    slimWidth: 'var(--wait-width)',
    cell: (row) => <WaitCell row={row} queue={queue} list={list} />,
  }
}

export function adminActionsColumn(tools: AdminTools): AdminColumn {
  return {
    key: 'actions',
    header: t('Actions'),
    quietHeader: true,
    width: '176px',
    slimWidth: 'var(--action-width)',
    cell: (row) => <AdminRowActions row={row} tools={tools} />,
  }
}
