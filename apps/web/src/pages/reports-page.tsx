import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
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
          <RecordDialog details={details} close={close} />
        </Suspense>
      )}
    </>
  )
}

/** Opened a moment after it is there: only so does it know where the focus was, and gives it back. */
function RecordDialog({ details, close }: { details: string | null; close: () => void }) {
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return <PatientDialogs details={there ? details : null} ineligible={null} close={close} onChanged={NOTHING} onFailed={NOTHING} />
}

const NOTHING = () => undefined
