import type { ComponentProps } from 'react'
import { PatientVisits } from '../features/booking/visits/patient-visits.tsx'
import { PatientDialogs } from '../features/patients/patient-dialogs.tsx'
import { PatientChat } from '../features/transcripts/patient-chat.tsx'

/** A patient’s record with their visits and their chat, which belong to other features. */
export function PatientDialogsWithVisits(props: Omit<ComponentProps<typeof PatientDialogs>, 'visits'>) {
  return (
    <PatientDialogs
      {...props}
      visits={(patientId) => (
        <>
          <PatientVisits patientId={patientId} />
          <PatientChat patientId={patientId} />
        </>
      )}
    />
  )
}
