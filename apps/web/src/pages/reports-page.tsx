import { lazy, Suspense, useCallback, useState } from 'react'
import { PatientLink } from '../features/patients/patient-link.tsx'
import { ReportsScreen } from '../features/reports/reports-screen.tsx'

const PatientDialogs = lazy(() => import('../features/patients/patient-dialogs.tsx').then((module) => ({ default: module.PatientDialogs })))

/** Reports (REQ-651 to REQ-670); a patient behind a number opens as everywhere. */
export function ReportsPage() {
  const [details, setDetails] = useState<string | null>(null)
  const [everOpened, setEverOpened] = useState(false)
  const close = useCallback(() => setDetails(null), [])
  const open = useCallback((patientId: string) => {
    setEverOpened(true)
    setDetails(patientId)
  }, [])
  const patientCell = useCallback((patientId: string) => <PatientLink patientId={patientId} onDetails={open} />, [open])
  return (
    <>
      <ReportsScreen patientCell={patientCell} />
      {everOpened && (
        <Suspense>
          <PatientDialogs details={details} ineligible={null} close={close} onChanged={NOTHING} onFailed={NOTHING} />
        </Suspense>
      )}
    </>
  )
}

const NOTHING = () => undefined
