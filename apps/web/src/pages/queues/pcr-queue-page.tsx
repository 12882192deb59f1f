import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { QueueScreen } from '../../features/queues/queue-screen.tsx'
import { actionsColumn, flagsColumn, waitColumn } from '../../features/queues/table/queue-columns.tsx'
import type { TableTools } from '../../features/queues/table/table-tools.ts'
import { t } from '../../lib/messages/t.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { PatientRecordLater } from '../record/patient-record-later.tsx'
import { flagColumn, notesPairColumn, whoColumn } from './line-columns.tsx'

/** The PCR Queue (REQ-426 to REQ-437). */
export function PcrQueuePage() {
  return (
    <QueueScreen
      queue="pcr"
      searchBy={t('Patient ID, name, phone or email')}
      columnsOf={columnsOf}
      toolbar={(onRecord) => <ClosedAlarmsButton onRecord={onRecord} />}
      record={(pane) => <PatientRecordLater {...pane} />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}

function columnsOf(tools: TableTools) {
  return [flagsColumn(tools), whoColumn(tools), flagColumn(tools), notesPairColumn(tools), waitColumn(tools), actionsColumn(tools)]
}
