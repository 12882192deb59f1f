import type { Tx } from '../../platform/db/database.ts'
import { deleteHold, lockLive } from '../appointments/appointment-store.ts'
import { type Applied, describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { replacePlanned } from '../emails/email-store.ts'
import { lockBookedVisit, updateVisit } from './visit-store.ts'

/** Frees the time of the visit that is not over, of a locked patient who has died. No one is emailed, and what was planned to be is not sent. Null: there is none. */
export async function cancelForDeath(tx: Tx, patient_id: string, { now, zone }: { now: string; zone: string }): Promise<Applied | null> {
  const reserved = await lockLive(tx, patient_id, 'held')
  if (reserved) await deleteHold(tx, reserved.id)
  const booked = await lockBookedVisit(tx, patient_id)
  if (!booked || booked.ends_at <= now) return null
  const visit = await updateVisit(tx, booked.id, {
    ...{ state: 'cancelled', cancelled_at: now, cancel_reason: 'other', arrived_at: null },
    sequence: booked.sequence + 1,
  })
  await replacePlanned(tx, booked.id, [])
  return describeAppointmentChange(visit, { action: 'Appointment Cancelled', what: 'Cancelled, the patient has died:', zone })
}
