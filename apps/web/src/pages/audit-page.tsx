import { useState } from 'react'
import { AuditScreen } from '../features/audit/audit-screen.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const nothing = () => undefined

/** The Audit Log. */
export function AuditPage() {
  const [patientId, setPatientId] = useState<string | null>(null)
  return (
    <>
      <AuditScreen onPatient={setPatientId} />
      <PatientDialogsLater details={patientId} ineligible={null} close={() => setPatientId(null)} onChanged={nothing} onFailed={nothing} />
    </>
  )
}
