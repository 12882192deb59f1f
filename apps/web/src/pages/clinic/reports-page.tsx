import { useCallback, useState } from 'react'
import { PatientLink } from '../../features/patients/patient-link.tsx'
import { ReportsScreen } from '../../features/reports/reports-screen.tsx'
import { PatientDialogsLater } from '../patient-dialogs-later.tsx'
import { ClinicNav } from './clinic-nav.tsx'

/** Reports (REQ-651 to REQ-670); a patient behind a number opens as everywhere. */
export function ReportsPage() {
  const [details, setDetails] = useState<string | null>(null)
  const close = useCallback(() => setDetails(null), [])
  const patientCell = useCallback((patientId: string) => <PatientLink patientId={patientId} onDetails={setDetails} />, [])
  return (
    <>
      <ReportsScreen nav={<ClinicNav />} patientCell={patientCell} />
      <PatientDialogsLater details={details} ineligible={null} close={close} onChanged={NOTHING} onFailed={NOTHING} />
    </>
  )
}

const NOTHING = () => undefined
