import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

export type Notes = { patient_id: string; appointment_notes: string; version?: number | undefined }

/** Refusals: `patient-not-found`, also when not visible; `version-conflict` when a version is given. */
export function writeNotes(context: StaffContext, { patient_id, appointment_notes, version }: Notes) {
  return changePatient(context, {
    patient_id,
    action: 'Update Appointment Notes',
    description: 'Wrote the appointment notes',
    ...(version !== undefined && { version }),
    decide: () => ({ change: { appointment_notes } }),
  })
}
