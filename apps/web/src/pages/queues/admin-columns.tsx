import type { StatusRow } from '@clinic/contract/patients'
import { deriveChips } from '../../features/patients/derive-chips.ts'
import { PatientChips } from '../../features/patients/patient-chips.tsx'
import { idColumn, notesColumn, reasonColumn, systemNotesColumn, typeColumn } from '../../features/patients/patient-columns.tsx'
import {
  adminActionsColumn,
  adminFlagsColumn,
  adminWaitColumn,
  assignedColumn,
  ProvinceText,
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

/** What the visit is for, where the patient lives, and why they need a person. */
function kindColumn({ queue }: AdminTools): Column<StatusRow> {
  const type = typeColumn('Type and province')
  const reason = reasonColumn()
  return {
    ...type,
    width: '136px',
    cell: (row, place) => (
      <>
        {type.cell(row, place)}
        <ProvinceText province={row.province} />
        {queue === 'pcr' && row.need_pcr_help_flag && reason.cell(row, place)}
      </>
    ),
  }
}

/** The notes to write in, and beneath them what the system noted. */
function bothNotesColumn(tools: AdminTools): Column<StatusRow> {
  const appointment = notesColumn({ onSaved: tools.onChanged })
  const system = systemNotesColumn()
  return {
    ...appointment,
    header: 'Appointment and System Notes',
    cell: (row, place) => (
      <>
        {appointment.cell(row, place)}
        {row.system_notes !== '' && system.cell(row, place)}
      </>
    ),
  }
}
