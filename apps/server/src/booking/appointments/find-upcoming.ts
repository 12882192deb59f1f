import type { Slot } from '@clinic/contract/booking'
import type { Sql } from '../../platform/db/database.ts'
import { findNext } from './appointment-store.ts'
import { presentSlot } from './present-slot.ts'

/** `now` and the clinic’s `zone`. */
type At = { now: string; zone: string }

/** A patient’s next appointment for their chart, or null. */
export async function findUpcoming(sql: Sql, patient_id: string, { now, zone }: At): Promise<{ id: number; slot: Slot } | null> {
  const next = await findNext(sql, patient_id, now)
  return next && { id: next.id, slot: presentSlot(next, { zone, patient_zone: next.patient_zone }) }
}
