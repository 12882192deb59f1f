import {
  idColumn,
  nameColumn,
  notesColumn,
  provinceColumn,
  reasonColumn,
  systemNotesColumn,
  typeColumn,
} from '../features/patients/patient-columns.tsx'
import { PatientDialogs } from '../features/patients/patient-dialogs.tsx'
import { actionsColumn, flagsColumn, waitColumn } from '../features/queues/queue-columns.tsx'
import { QueueScreen } from '../features/queues/queue-screen.tsx'
import type { TableTools } from '../features/queues/table-tools.ts'

/** The PCR Queue (REQ-426 to REQ-437). */
export function PcrQueuePage() {
  return (
    <QueueScreen
      queue="pcr"
      searchBy="Patient ID, name, phone or e-mail"
      mine={columnsOf}
      unassigned={columnsOf}
      width={1040}
      dialogs={(dialogs) => <PatientDialogs {...dialogs} />}
    />
  )
}

/** C-10. Only one's own patients' notes are written here. */
function columnsOf(tools: TableTools) {
  const mine = tools.list === 'mine'
  return [
    flagsColumn(tools),
    idColumn({ onDetails: tools.openDetails }),
    nameColumn(tools.today),
    { ...typeColumn('Type'), width: '94px' },
    provinceColumn('Province'),
    reasonColumn(),
    waitColumn(tools),
    notesColumn({ onSaved: mine ? tools.onChanged : null }),
    { ...systemNotesColumn(), width: '10%' },
    actionsColumn(tools, { width: mine ? '178px' : '96px' }),
  ]
}
