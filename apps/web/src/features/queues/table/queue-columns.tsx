import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon } from '@mantine/core'
import { IconInfoCircle, IconPhone, IconPhoneFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { RowActions } from '../row/row-actions.tsx'
import { ChoosePage, RowLead } from '../row/row-lead.tsx'
import { WaitCell } from '../wait-times/wait-cell.tsx'
import classes from './queue-columns.module.css'
import type { TableTools } from './table-tools.ts'

type QueueColumn = Column<StatusRow>

/** The head of the row; beside it the call flag, to be switched, and the way to the details (REQ-434, REQ-479). */
export function flagsColumn(tools: TableTools): QueueColumn {
  return headColumn(tools, t('Call and details'), (row) => <CallFlag row={row} tools={tools} />)
}

/** What chooses the row, its place, a flag to be switched, and the way to the details. */
export function headColumn({ lead, openDetails }: TableTools, header: string, flag: (row: StatusRow) => ReactNode): QueueColumn {
  return {
    key: 'head',
    header,
    head: lead && <ChoosePage lead={lead} />,
    quietHeader: true,
    width: '70px',
    slimWidth: '42px',
    cell: (row, place) => (
      <div className={classes.flags}>
        {lead && <RowLead id={row.patient_id} place={place} lead={lead} />}
        {flag(row)}
        <ActionIcon
          size={24}
          color="gray"
          data-details
          data-tip={t('Details (d)')}
          aria-haspopup="dialog"
          aria-label={t('Details of {patient_id}', { patient_id: row.patient_id })}
          onClick={() => openDetails(row.patient_id)}
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
