import { resetEligibility as decide } from '@clinic/core/patients/reset-eligibility'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

/** Refusals: `forbidden` below administrator, `version-conflict` when a version is given (REQ-619). */
export function resetEligibility(context: StaffContext, patient_id: string, version?: number) {
  return changePatient(context, {
    patient_id,
    action: 'Reset Eligibility',
    description: 'Made eligible again',
    ...(version !== undefined && { version }),
    decide: () => decide(context.staff),
  })
}
