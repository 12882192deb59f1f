import { ClosedAlarmsButton } from '../../features/alarms/closed-alarms-button.tsx'
import { OnCallButton } from '../../features/alarms/on-call-button.tsx'
import { OpeningHoursButton } from '../../features/booking/hours/hours-button.tsx'
import { AdminScreen } from '../../features/queues/admin/admin-screen.tsx'
import { t } from '../../lib/messages/t.ts'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { PatientRecordLater } from '../record/patient-record-later.tsx'
import { adminColumns } from './admin-columns.tsx'

/** PCR Admin (REQ-527 to REQ-550). */
export function PcrAdminPage() {
  return (
    <AdminScreen
      queue="pcr"
      searchBy={t('Patient ID, name, phone or email')}
      columns={adminColumns}
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
