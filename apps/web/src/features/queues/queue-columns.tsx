import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle, IconPhone, IconPhoneFilled } from '@tabler/icons-react'
import type { Column } from '../../ui/data-table.tsx'
import classes from './queue-columns.module.css'
import { RowActions } from './row-actions.tsx'
import type { TableTools } from './table-tools.ts'
import { WaitText } from './wait-text.tsx'

type QueueColumn = Column<StatusRow>

/** The call flag, to be switched, and the way to the details (REQ-434, REQ-479); one above the other where actions need the room. */
export function flagsColumn(tools: TableTools): QueueColumn {
  const stacked = tools.list === 'mine'
  return {
    key: 'flags',
    header: 'Call and details',
    quietHeader: true,
    card: 'corner',
    width: stacked ? '56px' : '88px',
    cell: (row) => (
      <div className={classes.flags} data-stacked={stacked || undefined}>
        <CallFlag row={row} tools={tools} />
        <Tooltip label="Details (Enter)">
          <ActionIcon
            size={30}
            color="gray"
            data-details
            aria-haspopup="dialog"
            aria-label={`Details of ${row.patient_id}`}
            onClick={() => tools.openDetails(row.patient_id)}
          >
            <IconInfoCircle size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    ),
  }
}

function CallFlag({ row, tools }: { row: StatusRow; tools: TableTools }) {
  const on = row.opted_in_for_call
  const Sign = on ? IconPhoneFilled : IconPhone
  return (
    <Tooltip label={on ? 'Wants a call' : 'No call wanted'}>
      <ActionIcon
        size={30}
        color={on ? 'accent' : 'gray'}
        variant={on ? 'light' : 'subtle'}
        aria-pressed={on}
        aria-label={`Wants a call: ${row.patient_id}`}
        onClick={() => tools.act('flipCall', row)}
      >
        <Sign size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

/** Time in the queue of this screen (REQ-517). */
export function waitColumn(tools: TableTools): QueueColumn {
  return {
    key: 'wait',
    header: 'Time in Queue',
    width: tools.list === 'mine' ? '106px' : '138px',
    cell: (row) => <WaitText since={enteredAt(row, tools)} />,
  }
}

/** Time since the patient was claimed. */
export function withYouColumn(): QueueColumn {
  return { key: 'with_you', header: 'With you', width: '104px', cell: (row) => <WaitText since={row.assigned_at} plain /> }
}

export function actionsColumn(tools: TableTools, { width, tightWidth = width }: { width: string; tightWidth?: string }): QueueColumn {
  return {
    key: 'actions',
    header: 'Actions',
    quietHeader: true,
    card: 'foot',
    width,
    tightWidth,
    cell: (row) => <RowActions row={row} tools={tools} />,
  }
}

function enteredAt(row: StatusRow, { queue }: TableTools): string | null {
  return queue === 'pcr' ? row.entered_pcr_queue_at : row.entered_np_queue_at
}
