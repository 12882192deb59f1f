import type { ComponentProps } from 'react'
import { later, useLater } from '../lib/later.ts'
import type { PatientDialogs } from './record/patient-dialogs.tsx'

const PATIENT_DIALOGS = later(async () => (await import('./record/patient-dialogs.tsx')).PatientDialogs)

/** The dialogs above a list of patients, whose code a page does not wait for. */
export function PatientDialogsLater({ details, ineligible, ...props }: ComponentProps<typeof PatientDialogs>) {
  const [Dialogs, drawn] = useLater(PATIENT_DIALOGS, details !== null || ineligible !== null)
  return Dialogs && <Dialogs {...props} details={drawn ? details : null} ineligible={drawn ? ineligible : null} />
}
