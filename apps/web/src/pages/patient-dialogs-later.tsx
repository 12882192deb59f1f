import type { ComponentProps } from 'react'
import type { PatientDialogs } from '../features/patients/patient-dialogs.tsx'
import { later, useLater } from '../lib/later.ts'

const PATIENT_DIALOGS = later(async () => (await import('./patient-dialogs-with-visits.tsx')).PatientDialogsWithVisits)

/** The dialogs above a list of patients, whose code a page does not wait for. */
export function PatientDialogsLater({ details, ineligible, ...props }: Omit<ComponentProps<typeof PatientDialogs>, 'visits'>) {
  const [Dialogs, drawn] = useLater(PATIENT_DIALOGS, details !== null || ineligible !== null)
  return Dialogs && <Dialogs {...props} details={drawn ? details : null} ineligible={drawn ? ineligible : null} />
}
