import {
  idColumn,
  notesColumn,
  provinceColumn,
  reasonColumn,
  systemNotesColumn,
  typeColumn,
} from '../features/patients/patient-columns.tsx'
import { PatientDialogs } from '../features/patients/patient-dialogs.tsx'
import { actionsColumn, flagsColumn, waitColumn, withYouColumn } from '../features/queues/queue-columns.tsx'
import { QueueScreen } from '../features/queues/queue-screen.tsx'
import type { TableTools } from '../features/queues/table-tools.ts'

/** The NP Queue (REQ-477 to REQ-491). */
export function NpQueuePage() {
  return (
    <QueueScreen
      queue="np"
      searchBy="Patient ID, first or last name"
      mine={assignedColumns}
      unassigned={unassignedColumns}
      width={880}
      dialogs={(dialogs) => <PatientDialogs {...dialogs} />}
    />
  )
}

function assignedColumns(tools: TableTools) {
  return [
    flagsColumn(tools),
    idColumn({ onDetails: tools.openDetails, today: tools.today }),
    typeColumn('Patient Type'),
    provinceColumn('Patient Province'),
    notesColumn({ onSaved: tools.onChanged }),
    systemNotesColumn(),
    withYouColumn(),
    actionsColumn(tools, { width: '304px', tightWidth: '166px' }),
  ]
}

function unassignedColumns(tools: TableTools) {
  return [
    flagsColumn(tools),
    idColumn({ onDetails: tools.openDetails, today: tools.today }),
    typeColumn('Patient Type'),
    provinceColumn('Patient Province'),
    reasonColumn(),
    notesColumn({ onSaved: null }),
    systemNotesColumn(),
    waitColumn(tools),
    actionsColumn(tools, { width: '96px' }),
  ]
}
