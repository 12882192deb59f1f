import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon } from '@mantine/core'
import { IconPhone, IconPhoneFilled } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { RowActions } from '../row/row-actions.tsx'
import { WaitCell } from '../wait-times/wait-cell.tsx'
import { headColumn } from './head-column.tsx'
import type { TableTools } from './table-tools.ts'

type QueueColumn = Column<StatusRow>

/** The head of the row; beside it the call flag, to be switched, and the way to the details (REQ-434, REQ-479). */
export function flagsColumn(tools: TableTools): QueueColumn {
  return headColumn(tools, t('Call and details'), (row) => <CallFlag row={row} tools={tools} />)
}

function CallFlag({ row, tools }: { row: StatusRow; tools: TableTools }) {
  const on = row.opted_in_for_call
  const Sign = on ? IconPhoneFilled : IconPhone
  return (
    <ActionIcon
      size={24}
      color={on ? 'accent' : 'gray'}
      variant={on ? 'light' : 'subtle'}
      data-tip={on ? t('Call requested') : t('No call wanted')}
      aria-pressed={on}
      aria-label={t('Call requested: {patient_id}', { patient_id: row.patient_id })}
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
    header: t('Time in Queue'),
    width: '132px',
    tightWidth: '108px',
    slimWidth: '98px',
    cell: (row) => <WaitCell row={row} queue={queue} list={list} />,
  }
}

/** Time since the patient was claimed, or put on hold, and the total. */
export function withYouColumn({ queue, list }: TableTools): QueueColumn {
  return {
    key: 'with_you',
    header: t('With you'),
    width: '132px',
    tightWidth: '108px',
    slimWidth: '98px',
    cell: (row) => <WaitCell row={row} queue={queue} list={list} />,
  }
}

export function actionsColumn(tools: TableTools): QueueColumn {
  return {
    key: 'actions',
    header: t('Actions'),
    quietHeader: true,
    width: tools.queue === 'np' && tools.list === 'mine' ? '304px' : '160px',
    tightWidth: '144px',
    slimWidth: 'var(--action-width)',
    cell: (row) => <RowActions row={row} tools={tools} />,
  }
}
