import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon } from '@mantine/core'
import { IconInfoCircle, IconPhone, IconPhoneFilled } from '@tabler/icons-react'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { RowActions } from '../row/row-actions.tsx'
import { ChoosePage, type Lead, RowLead } from '../row/row-lead.tsx'
import { WaitCell } from '../wait-times/wait-cell.tsx'
import classes from './queue-columns.module.css'
import type { TableTools } from './table-tools.ts'

type QueueColumn = Column<StatusRow>

/** The key of a column that holds the head of the row; a table without one gets `leadColumn`. */
export const LEAD_KEY = 'lead'

/** What opens the row, what chooses it where rows can be chosen, and its place: the urgent first, then help, then the oldest (C-6). */
export function leadColumn(lead: Lead): QueueColumn {
  return {
    key: LEAD_KEY,
    header: 'Place in queue',
    head: <ChoosePage lead={lead} />,
    quietHeader: true,
    card: 'wide',
    width: lead.choosable ? '64px' : '44px',
    cell: (row, place) => <RowLead id={row.patient_id} place={place} lead={lead} />,
  }
}

/** The head of the row; beside it the call flag, to be switched, and the way to the details (REQ-434, REQ-479). */
export function flagsColumn(tools: TableTools): QueueColumn {
  const { lead } = tools
  return {
    key: LEAD_KEY,
    header: 'Call and details',
    head: lead && <ChoosePage lead={lead} />,
    quietHeader: true,
    width: '70px',
    slimWidth: '42px',
    cell: (row, place) => (
      <div className={classes.flags}>
        {lead && <RowLead id={row.patient_id} place={place} lead={lead} peek={false} />}
        <CallFlag row={row} tools={tools} />
        <ActionIcon
          size={24}
          color="gray"
          data-details
          data-tip="Details (d)"
          aria-haspopup="dialog"
          aria-label={`Details of ${row.patient_id}`}
          onClick={() => tools.openDetails(row.patient_id)}
        >
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      </div>
    ),
  }
}

function CallFlag({ row, tools }: { row: StatusRow; tools: TableTools }) {
  const on = row.opted_in_for_call
  const Sign = on ? IconPhoneFilled : IconPhone
  return (
    <ActionIcon
      size={24}
      color={on ? 'accent' : 'gray'}
      variant={on ? 'light' : 'subtle'}
      data-tip={on ? 'Call requested' : 'No call wanted'}
      aria-pressed={on}
      aria-label={`Call requested: ${row.patient_id}`}
      onClick={() => tools.act('flipCall', row)}
    >
      <Sign size={16} aria-hidden />
    </ActionIcon>
  )
}

/** Time in the queue of this screen (REQ-517), in the stage and in total. */
export function waitColumn({ queue, list }: TableTools): QueueColumn {
  return {
    key: 'wait',
    header: 'Time in Queue',
    width: '128px',
    tightWidth: '92px',
    slimWidth: '92px',
    cell: (row) => <WaitCell row={row} queue={queue} list={list} />,
  }
}

/** Time since the patient was claimed, or put on hold, and the total. */
export function withYouColumn({ queue, list }: TableTools): QueueColumn {
  return {
    key: 'with_you',
    header: 'With you',
    width: '124px',
    tightWidth: '92px',
    slimWidth: '92px',
    cell: (row) => <WaitCell row={row} queue={queue} list={list} />,
  }
}

export function actionsColumn(tools: TableTools): QueueColumn {
  return {
    key: 'actions',
    header: 'Actions',
    quietHeader: true,
    width: tools.queue === 'np' && tools.list === 'mine' ? '304px' : '160px',
    tightWidth: '144px',
    slimWidth: 'var(--action-width)',
    cell: (row) => <RowActions row={row} tools={tools} />,
  }
}
