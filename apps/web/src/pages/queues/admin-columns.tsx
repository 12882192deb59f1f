import type { StatusRow } from '@clinic/contract/patients'
import { deriveChips } from '../../features/patients/derive-chips.ts'
import { PatientChips } from '../../features/patients/patient-chips.tsx'
import { idColumn, notesColumn, reasonColumn, systemNotesColumn, typeColumn } from '../../features/patients/patient-columns.tsx'
import {
  adminActionsColumn,
  adminFlagsColumn,
  adminWaitColumn,
  assignedColumn,
  BothNotes,
  KindCell,
} from '../../features/queues/admin/admin-columns.tsx'
import type { AdminTools } from '../../features/queues/admin/admin-tools.ts'
import type { Column } from '../../ui/data-table/data-table.tsx'

/** The columns of both managers' screens; what belongs together shares one, so that those to act with find room. */
export function adminColumns(tools: AdminTools): Column<StatusRow>[] {
  return [
    adminFlagsColumn(tools),
    idColumn({ onDetails: tools.openDetails, today: tools.today }),
    kindColumn(tools),
    assignedColumn(tools),
    adminWaitColumn(tools),
    bothNotesColumn(tools),
    adminActionsColumn(tools),
  ]
}

/** What else is to be seen of a patient when a row is open. */
export function adminChips(row: StatusRow, today: string) {
  const chips = deriveChips(row, today)
  return chips.length > 0 && <PatientChips chips={chips} />
}

function kindColumn({ queue }: AdminTools): Column<StatusRow> {
  const type = typeColumn('Type and province')
  const reason = reasonColumn()
  return {
    ...type,
    width: '148px',
    cell: (row, place) => <KindCell row={row} reason={queue === 'pcr' && row.need_pcr_help_flag && reason.cell(row, place)} />,
  }
}

function bothNotesColumn(tools: AdminTools): Column<StatusRow> {
  const appointment = notesColumn({ onSaved: tools.onChanged })
  const system = systemNotesColumn()
  return {
    ...appointment,
    header: 'Appointment and System Notes',
    cell: (row, place) => {
      const field = appointment.cell(row, place)
      return row.system_notes === '' ? field : <BothNotes system={system.cell(row, place)}>{field}</BothNotes>
    },
  }
}
