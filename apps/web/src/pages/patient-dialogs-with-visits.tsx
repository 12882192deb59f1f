import type { ComponentProps } from 'react'
import { PatientVisits } from '../features/booking/visits/patient-visits.tsx'
import { PatientDialogs } from '../features/patients/patient-dialogs.tsx'

/** A patient’s record with their visits, which belong to another feature. */
export function PatientDialogsWithVisits(props: Omit<ComponentProps<typeof PatientDialogs>, 'visits'>) {
  return <PatientDialogs {...props} visits={(patientId) => <PatientVisits patientId={patientId} />} />
}
