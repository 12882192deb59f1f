import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { deriveChips } from '../../features/patients/derive-chips.ts'
import { PatientChips } from '../../features/patients/patient-chips.tsx'
import {
  idColumn,
  nameColumn,
  notesColumn,
  provinceColumn,
  reasonColumn,
  systemNotesColumn,
  typeColumn,
} from '../../features/patients/patient-columns.tsx'
import { QueueScreen } from '../../features/queues/queue-screen.tsx'
import { actionsColumn, flagsColumn, waitColumn } from '../../features/queues/table/queue-columns.tsx'
import type { ChipsOf } from '../../features/queues/table/queue-table.tsx'
import type { TableTools } from '../../features/queues/table/table-tools.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'

/** The PCR Queue (REQ-426 to REQ-437). */
export function PcrQueuePage() {
  return (
    <QueueScreen
      queue="pcr"
      searchBy="Patient ID, name, phone or email"
      mine={columnsOf}
      unassigned={columnsOf}
      chipsOf={chipsOf}
      width={1040}
      toolbar={(onRecord) => <ClosedAlarmsButton onRecord={onRecord} />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
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
    { ...typeColumn('Type'), width: '92px' },
    { ...provinceColumn('Province'), width: '98px' },
    { ...reasonColumn(), width: '112px' },
    waitColumn(tools),
    notesColumn({ onSaved: mine ? tools.onChanged : null }),
    { ...systemNotesColumn(), width: '10%' },
    actionsColumn(tools, { width: mine ? '168px' : '92px' }),
  ]
}

const chipsOf: ChipsOf = (row, today) => {
  const chips = deriveChips(row, today)
  return chips.length > 0 ? <PatientChips chips={chips} /> : 'None'
}
