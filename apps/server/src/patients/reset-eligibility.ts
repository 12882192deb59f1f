import { resetEligibility as decide } from '@clinic/core/patients/reset-eligibility'
import type { StaffContext } from '../auth/context.ts'
import { changePatient } from './change-patient.ts'

/** Makes a patient eligible again (REQ-619). Refusal: `forbidden` below administrator. */
export function resetEligibility(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Reset Eligibility',
    description: 'Made eligible again',
    decide: () => decide(context.staff),
  })
}
