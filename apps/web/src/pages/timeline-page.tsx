import { useState } from 'react'
import { ActivityScreen } from '../features/audit/activity-screen.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const nothing = () => undefined

/** My Activity. */
export function TimelinePage() {
  const [patientId, setPatientId] = useState<string | null>(null)
  return (
    <>
      <ActivityScreen onPatient={setPatientId} />
      <PatientDialogsLater details={patientId} ineligible={null} close={() => setPatientId(null)} onChanged={nothing} onFailed={nothing} />
    </>
  )
}
