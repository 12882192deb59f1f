import { AdminScreen } from '../features/queues/admin-screen.tsx'
import { adminChips, adminColumns } from './admin-columns.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

/** PCR Admin (REQ-527 to REQ-550). */
export function PcrAdminPage() {
  return (
    <AdminScreen
      queue="pcr"
      searchBy="Patient ID, name, phone or e-mail"
      columns={adminColumns}
      chipsOf={adminChips}
      width={980}
      dialogs={(dialogs) => <PatientDialogsLater {...dialogs} />}
    />
  )
}
