import type { StatusRow } from '@clinic/contract/patients'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { ActionIcon } from '@mantine/core'
import { IconFlag, IconFlagFilled, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { AssignPicker } from '../assign/assign-picker.tsx'
import { WaitCell } from '../wait-times/wait-cell.tsx'
import classes from './admin-columns.module.css'
import { AdminRowActions } from './admin-row-actions.tsx'
import type { AdminTools } from './admin-tools.ts'

type AdminColumn = Column<StatusRow>

/** The priority flag, to be switched, and the way to the details (REQ-529, REQ-530). */
export function adminFlagsColumn(tools: AdminTools): AdminColumn {
  const isPcr = tools.queue === 'pcr'
  return {
    key: 'flags',
    header: isPcr ? 'Priority and details' : 'Details',
    quietHeader: true,
    card: 'corner',
    width: '80px',
    cell: (row) => (
      <div className={classes.flags}>
        {isPcr && <PriorityFlag row={row} order={tools.order} />}
        <ActionIcon
          size={28}
          color="gray"
          data-details
          data-tip="Details (d)"
          aria-haspopup="dialog"
          aria-label={`Details of ${row.patient_id}`}
          onClick={() => tools.openDetails(row.patient_id)}
        >
          <IconInfoCircle size={17} aria-hidden />
        </ActionIcon>
      </div>
    ),
  }
}

/** On while the patient is before the others: by a manager's wish, or because they asked for help themselves (REQ-540, C-5). */
function PriorityFlag({ row, order }: { row: StatusRow; order: AdminTools['order'] }) {
  const pending = usePendingAction(row.patient_id)
  const on = row.need_pcr_help_flag
  const Sign = on ? IconFlagFilled : IconFlag
  return (
    <ActionIcon
      size={28}
      color={on ? 'bad' : 'gray'}
      variant={on ? 'light' : 'subtle'}
      data-priority
      data-tip={on ? `Top of queue: ${row.pcr_help_reason || 'needs help'}` : 'Move to top of queue'}
      aria-pressed={on}
      aria-label={`Priority: ${row.patient_id}`}
      loading={(pending as string | null) === 'priority'}
      disabled={pending !== null}
      onClick={() => order({ name: 'priority', row })}
    >
      <Sign size={17} aria-hidden />
    </ActionIcon>
  )
}

export function assignedColumn(tools: AdminTools): AdminColumn {
  return {
    key: 'assigned',
    header: tools.queue === 'pcr' ? 'Assigned PCR' : 'Assigned NP',
    width: '196px',
    tightWidth: '176px',
    card: 'wide',
    cell: (row) => <AssignPicker queue={tools.queue} row={row} onUnassign={() => tools.order({ name: 'unassign', row })} />,
  }
}

/** What the visit is for and where the patient lives; with a reason to need a person, both share the first line. What is cut is in the tip. */
export function KindCell({ row: { appointment_type, province }, reason }: { row: StatusRow; reason: ReactNode }) {
  const place = province ?? 'Province missing'
  const short = province === null ? place : (provinceCode(province) ?? province)
  return (
    <div className={classes.kind}>
      <span title={`${appointment_type}, ${place}`}>{reason ? `${appointment_type} · ${short}` : appointment_type}</span>
      {reason || (
        <span className={classes.province} data-missing={province === null || undefined}>
          {place}
        </span>
      )}
    </div>
  )
}

/** The notes to write in, and on one line beneath them what the system noted. */
export function BothNotes({ children, system }: { children: ReactNode; system: ReactNode }) {
  return (
    <div className={classes.notes}>
      {children}
      <div className={classes.system}>{system}</div>
    </div>
  )
}

/** Time in the queue, in the stage and in total (REQ-533). */
export function adminWaitColumn({ queue, list }: AdminTools): AdminColumn {
  return { key: 'wait', header: 'Time in Queue', width: '144px', cell: (row) => <WaitCell row={row} queue={queue} list={list} /> }
}

export function adminActionsColumn(tools: AdminTools): AdminColumn {
  return {
    key: 'actions',
    header: 'Actions',
    quietHeader: true,
    card: 'foot',
    width: '176px',
    cell: (row) => <AdminRowActions row={row} tools={tools} />,
  }
}
