import { dayIn, dayRange } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { completeBetween, reopenCompleted } from './appointment-store.ts'

/** Completes the patient’s appointment of the clinic’s today. The caller audits. */
export async function completeBooked(tx: Tx, patient_id: string, { now, zone }: { now: string; zone: string }): Promise<void> {
  const today = dayIn(zone, now)
  await completeBetween(tx, patient_id, { ...dayRange(zone, today, today), now })
}

/** Undoes `completeBooked`. */
export async function reopenBooked(tx: Tx, patient_id: string, completed_at: string | null): Promise<void> {
  if (completed_at !== null) await reopenCompleted(tx, patient_id, completed_at)
}
