import { lowerFlag as decide } from '@clinic/core/patients/lower-flag'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { changePatient } from '../change-patient.ts'
import { insertFlagEvents } from './flag-store.ts'

/**
 * Lowers a flag in the name of who is logged in; nothing else does (F-18). The reason goes into the flag’s history and not into the audit log.
 * Refusals: `patient-not-found`, `flag-not-raised`, `flag-reason-needed`.
 */
export function lowerFlag(context: StaffContext, { patient_id, flag, reason }: { patient_id: string; flag: string; reason: string }) {
  const { now, staff } = context
  return changePatient(context, {
    patient_id,
    action: 'Lower Flag',
    description: 'Lowered a clinical flag',
    undoable: true,
    decide: (patient) => decide(patient, { flag, reason }),
    also: (tx) =>
      insertFlagEvents(tx, [{ patient_id, flag, what: 'lowered', at: now, source: 'staff', user_id: staff.id, reason: reason.trim() }]),
  })
}
