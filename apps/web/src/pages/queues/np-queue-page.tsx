import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { QueueScreen } from '../../features/queues/queue-screen.tsx'
import { actionsColumn, flagsColumn, waitColumn, withYouColumn } from '../../features/queues/table/queue-columns.tsx'
import type { TableTools } from '../../features/queues/table/table-tools.ts'
import { t } from '../../lib/messages/t.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { PatientRecordLater } from '../record/patient-record-later.tsx'
import { flagColumn, notesPairColumn, whoColumn } from './line-columns.tsx'

/** The NP Queue (REQ-477 to REQ-491). */
export function NpQueuePage() {
  return (
    <QueueScreen
      queue="np"
      searchBy={t('Patient ID, first or last name')}
      columnsOf={columnsOf}
      toolbar={(onRecord) => <ClosedAlarmsButton onRecord={onRecord} />}
      record={(pane) => <PatientRecordLater {...pane} />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}

function columnsOf(tools: TableTools) {
  const time = tools.list === 'mine' ? withYouColumn(tools) : waitColumn(tools)
  return [flagsColumn(tools), whoColumn(tools), flagColumn(tools), notesPairColumn(tools), time, actionsColumn(tools)]
}
