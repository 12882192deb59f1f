import type { Tx } from '../../platform/db/database.ts'
import { deleteHold, lockForBooking, lockLive } from './appointment-store.ts'
import { type Applied, describeAppointmentChange } from './describe-appointment-change.ts'
import { NOTHING_APPLIED } from './reserve-slot.ts'

/** Deletes the patient’s reservation, if any. The caller audits. */
export async function releaseReservation(tx: Tx, { patient_id, zone }: { patient_id: string; zone: string }): Promise<Applied> {
  await lockForBooking(tx, patient_id)
  const hold = await lockLive(tx, patient_id, 'held')
  if (!hold) return NOTHING_APPLIED
  await deleteHold(tx, hold.id)
  return describeAppointmentChange(hold, { action: 'Appointment Hold Released', what: 'No longer kept:', zone })
}
