import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { deriveChips } from '../../features/patients/derive-chips.ts'
import { PatientChips } from '../../features/patients/patient-chips.tsx'
import {
  idColumn,
  notesColumn,
  provinceColumn,
  reasonColumn,
  systemNotesColumn,
  typeColumn,
} from '../../features/patients/patient-columns.tsx'
import { QueueScreen } from '../../features/queues/queue-screen.tsx'
import { actionsColumn, flagsColumn, waitColumn, withYouColumn } from '../../features/queues/table/queue-columns.tsx'
import type { ChipsOf } from '../../features/queues/table/queue-table.tsx'
import type { TableTools } from '../../features/queues/table/table-tools.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'

/** The NP Queue (REQ-477 to REQ-491). */
export function NpQueuePage() {
  return (
    <QueueScreen
      queue="np"
      searchBy="Patient ID, first or last name"
      mine={assignedColumns}
      unassigned={unassignedColumns}
      chipsOf={chipsOf}
      width={920}
      toolbar={(onRecord) => <ClosedAlarmsButton onRecord={onRecord} />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}

function assignedColumns(tools: TableTools) {
  return [
    flagsColumn(tools),
    idColumn({ onDetails: tools.openDetails, today: tools.today }),
    { ...typeColumn('Patient Type'), width: '86px' },
    { ...provinceColumn('Patient Province'), width: '98px' },
    notesColumn({ onSaved: tools.onChanged }),
    { ...systemNotesColumn(), width: '10%' },
    { ...withYouColumn(tools), width: '104px' },
    actionsColumn(tools, { width: '300px', tightWidth: '166px' }),
  ]
}

function unassignedColumns(tools: TableTools) {
  return [
    flagsColumn(tools),
    { ...idColumn({ onDetails: tools.openDetails, today: tools.today }), width: '252px' },
    { ...typeColumn('Patient Type'), width: '86px' },
    { ...provinceColumn('Patient Province'), width: '98px' },
    reasonColumn(),
    notesColumn({ onSaved: null }),
    systemNotesColumn(),
    waitColumn(tools),
    actionsColumn(tools, { width: '96px' }),
  ]
}

const chipsOf: ChipsOf = (row, today) => {
  const chips = deriveChips(row, today)
  return chips.length > 0 ? <PatientChips chips={chips} /> : 'None'
}
