import type { Sql, Tx } from '../../platform/db/database.ts'
import { makeLinkToken } from '../emails/make-link-token.ts'
import { type Appointment, findNext } from './appointment-store.ts'
import { presentSlot } from './present-slot.ts'
import type { Kept } from './reserve-slot.ts'

type At = { now: string; zone: string; secret: string }

/** The patient’s upcoming appointment with the link that changes it, or null. */
export async function findBooked(sql: Sql | Tx, patient_id: string, at: At): Promise<Kept | null> {
  const next = await findNext(sql, patient_id, at.now)
  return next && next.starts_at > at.now ? presentBooked(next, at) : null
}

export function presentBooked(appointment: Appointment, { zone, secret }: Pick<At, 'zone' | 'secret'>): Kept {
  return {
    slot: presentSlot(appointment, { zone, patient_zone: appointment.patient_zone }),
    until: null,
    link: `/appointment?key=${makeLinkToken(secret, appointment.uid)}`,
  }
}
