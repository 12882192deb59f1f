import { dayIn, dayRange } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { completeBetween, reopenCompleted } from './appointment-store.ts'

/** Marks the appointment that a patient had booked for the clinic's today as held. The caller's own entry tells of it. */
export async function completeBooked(tx: Tx, patient_id: string, { now, zone }: { now: string; zone: string }): Promise<void> {
  const today = dayIn(zone, now)
  await completeBetween(tx, patient_id, { ...dayRange(zone, today, today), now })
}

/** Takes that back together with the completion. */
export async function reopenBooked(tx: Tx, patient_id: string, completed_at: string | null): Promise<void> {
  if (completed_at !== null) await reopenCompleted(tx, patient_id, completed_at)
}
