import type { Patient } from '@clinic/core/patients/patient'
import type { Tx } from '../../platform/db/database.ts'
import { markEncounterUndone } from './store.ts'

/** Marks the appointment just completed as undone; its row stays (C-8). */
export async function withdrawEncounter(tx: Tx, completed: Patient, now: string): Promise<void> {
  const { patient_id, completed_appointment_at } = completed
  if (completed_appointment_at !== null) await markEncounterUndone(tx, { patient_id, completed_at: completed_appointment_at, now })
}
