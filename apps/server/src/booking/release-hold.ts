import type { Tx } from '../platform/database.ts'
import { deleteHold, lockForBooking, lockLive } from './appointment-store.ts'
import { NOTHING_APPLIED } from './hold-slot.ts'
import { type Applied, tellOfAppointment } from './tell-of-appointment.ts'

/** Lets go of the time that is kept for a patient, if one is. The caller audits. */
export async function releaseHold(tx: Tx, { patient_id, zone }: { patient_id: string; zone: string }): Promise<Applied> {
  await lockForBooking(tx, patient_id)
  const hold = await lockLive(tx, patient_id, 'held')
  if (!hold) return NOTHING_APPLIED
  await deleteHold(tx, hold.id)
  return tellOfAppointment(hold, { action: 'Appointment Hold Released', what: 'No longer kept:', zone })
}
