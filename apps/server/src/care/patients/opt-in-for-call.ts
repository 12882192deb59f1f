import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

export type OptIn = { patient_id: string; opted_in_for_call: boolean; version?: number | undefined }

/**
 * Whether a patient would like a call (REQ-434). Refusals: `patient-not-found`, `version-conflict` when a version is
 * given.
 */
export function optInForCall(context: StaffContext, { patient_id, opted_in_for_call, version }: OptIn) {
  return changePatient(context, {
    patient_id,
    action: opted_in_for_call ? 'Opt In For Call' : 'Opt Out Of Call',
    description: opted_in_for_call ? 'Would like a call' : 'Would not like a call',
    ...(version !== undefined && { version }),
    decide: () => ({ change: { opted_in_for_call } }),
  })
}
