import { useState } from 'react'
import { ActivityScreen } from '../features/audit/activity-screen.tsx'
import { PatientVisits } from '../features/booking/visits/patient-visits.tsx'
import { DetailsDialog } from '../features/patients/details-dialog.tsx'

/** My Activity. */
export function TimelinePage() {
  const [patientId, setPatientId] = useState<string | null>(null)
  return (
    <>
      <ActivityScreen onPatient={setPatientId} />
      <DetailsDialog
        patientId={patientId}
        onClose={() => setPatientId(null)}
        onChanged={() => undefined}
        visits={(shown) => <PatientVisits patientId={shown} />}
      />
    </>
  )
}
