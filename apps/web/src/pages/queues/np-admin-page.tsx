import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { OnCallButton } from '../../features/alarms/on-call-button.tsx'
import { NpHoursButton, OpeningHoursButton } from '../../features/booking/hours/hours-button.tsx'
import { AdminScreen } from '../../features/queues/admin/admin-screen.tsx'
import { t } from '../../lib/messages/t.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { PatientRecordLater } from '../record/patient-record-later.tsx'
import { adminColumns } from './admin-columns.tsx'

/** NP Admin (REQ-551 to REQ-567). */
export function NpAdminPage() {
  return (
    <AdminScreen
      queue="np"
      searchBy={t('Patient ID, first or last name')}
      columns={adminColumns}
      actions={<NpHoursButton />}
      toolbar={(onRecord) => (
        <>
          <OpeningHoursButton />
          <OnCallButton />
          <ClosedAlarmsButton onRecord={onRecord} />
        </>
      )}
      record={(pane) => <PatientRecordLater {...pane} />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}
