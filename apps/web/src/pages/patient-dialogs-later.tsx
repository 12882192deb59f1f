import type { ComponentProps } from 'react'
import type { PatientDialogs } from '../features/patients/patient-dialogs.tsx'
import { later, useLater } from '../lib/later.ts'

const PATIENT_DIALOGS = later(async () => (await import('../features/patients/patient-dialogs.tsx')).PatientDialogs)

/** The dialogs above a list of patients, whose code a page does not wait for. */
export function PatientDialogsLater({ details, ineligible, ...props }: ComponentProps<typeof PatientDialogs>) {
  const [Dialogs, drawn] = useLater(PATIENT_DIALOGS, details !== null || ineligible !== null)
  return Dialogs && <Dialogs {...props} details={drawn ? details : null} ineligible={drawn ? ineligible : null} />
}
