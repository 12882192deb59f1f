import type { Patient } from '@clinic/core/patients/patient'
import type { Tx } from '../../platform/db/database.ts'
import { insertEncounter } from './store.ts'

/** Stores a completed appointment permanently, apart from the status row whose dates may change (C-8). */
export async function recordEncounter(tx: Tx, before: Patient, completed_at: string): Promise<void> {
  if (before.assigned_np === null) return
  await insertEncounter(tx, {
    patient_id: before.patient_id,
    user_id: before.assigned_np,
    was_new_patient: before.is_new_patient,
    appointment_type: before.appointment_type,
    completed_at,
  })
}
