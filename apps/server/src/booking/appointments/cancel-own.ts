import { writeSlotId } from '@clinic/core/booking/slot-id'
import type { Tx } from '../../platform/db/database.ts'
import { lockForBooking, lockLive } from './appointment-store.ts'
import { cancelBooked } from './cancel-booked.ts'
import type { Applied } from './describe-appointment-change.ts'

type CancelOrder = { patient_id: string; slotId: string; now: string; zone: string }

/** Cancels exactly the visit that the patient was shown; null when it has changed, ended or begun since. The caller audits. */
export async function cancelOwn(tx: Tx, { patient_id, slotId, now, zone }: CancelOrder): Promise<Applied | null> {
  await lockForBooking(tx, patient_id)
  const booked = await lockLive(tx, patient_id, 'booked')
  if (!booked || writeSlotId(booked) !== slotId || booked.starts_at <= now) return null
  return cancelBooked(tx, booked, { now, zone })
}
