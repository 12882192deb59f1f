import { useState } from 'react'
import { AuditScreen } from '../features/audit/audit-screen.tsx'
import { DetailsDialog } from '../features/patients/details-dialog.tsx'

/** The Audit Log. */
export function AuditPage() {
  const [patientId, setPatientId] = useState<string | null>(null)
  return (
    <>
      <AuditScreen onPatient={setPatientId} />
      <DetailsDialog patientId={patientId} onClose={() => setPatientId(null)} onChanged={() => undefined} />
    </>
  )
}
