import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { ChoosePage, RowLead } from '../row/row-lead.tsx'
import classes from './head-column.module.css'
import type { TableTools } from './table-tools.ts'

/** What chooses the row, its place, a flag to be switched, and the way to the details. */
export function headColumn({ lead, openDetails }: TableTools, header: string, flag: (row: StatusRow) => ReactNode): Column<StatusRow> {
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
