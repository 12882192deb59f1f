import { NpHoursButton } from '../features/booking/hours-button.tsx'
import { AdminScreen } from '../features/queues/admin-screen.tsx'
import { adminChips, adminColumns } from './admin-columns.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

/** NP Admin (REQ-551 to REQ-567). */
export function NpAdminPage() {
  return (
    <AdminScreen
      queue="np"
      searchBy="Patient ID, first or last name"
      columns={adminColumns}
      chipsOf={adminChips}
      width={980}
      actions={<NpHoursButton />}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}
