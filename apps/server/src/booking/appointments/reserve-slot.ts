import { BUFFER_MINUTES, HOLD_MINUTES, type Slot, VISIT_PLACE } from '@clinic/contract/booking'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { readSlotId } from '@clinic/core/booking/slot-id'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { clearHolds, insertHold, lockForBooking } from './appointment-store.ts'
import { checkOffered } from './check-offered.ts'
import { type Applied, describeAppointmentChange } from './describe-appointment-change.ts'
import { presentSlot } from './present-slot.ts'

/**
 * `zone`: the clinic’s; `patient_zone`: the patient’s at the time of the visit. `visit_province`: where they will be, if
 * not at home.
 */
export type ReservationRequest = {
  slotId: string
  patient_id: string
  patient_zone: string
  visit_province?: ProvinceCode | null
  now: string
  zone: string
}
/** `until`: the end of the reservation, null once booked; `link`: where a booked one can be changed. */
export type Kept = { slot: Slot; until: string | null; link: string | null }
/**
 * `appointment` is null when the slot is no longer free. `booked`: the appointment that is there instead of the one it was to replace. The
 * caller audits `applied`.
 */
export type Booking = { appointment: Kept | null; booked?: Kept | null; applied: Applied }

export const NOTHING_APPLIED: Applied = { entries: [], live: [] }

/**
 * Reserves a free slot for ten minutes and releases the patient’s earlier one (D-1); none for a disabled record. The slot is checked again; of
 * concurrent requests the database lets one win.
 */
export async function reserveSlot(
  tx: Tx,
  { slotId, patient_id, patient_zone, visit_province = null, now, zone }: ReservationRequest,
): Promise<Booking> {
  const wanted = readSlotId(slotId)
  const patient = await lockForBooking(tx, patient_id)
  if (!wanted || !patient?.patient_active) return { appointment: null, applied: NOTHING_APPLIED }
  const ends_at = await checkOffered(tx, wanted, { province: visit_province ?? patient.province, now, since: now, zone })
  if (ends_at === null) return { appointment: null, applied: NOTHING_APPLIED }
  await clearHolds(tx, { patient_id, user_id: wanted.user_id, now })
  const hold = await insertHold(tx, {
    ...wanted,
    patient_id,
    patient_zone,
    visit_province,
    ends_at,
    location_name: VISIT_PLACE,
    free_at: later(ends_at, BUFFER_MINUTES * 60),
    created_at: now,
    held_until: later(now, HOLD_MINUTES * 60),
  })
  if (!hold) return { appointment: null, applied: NOTHING_APPLIED }
  return {
    appointment: { slot: presentSlot(hold, { zone, patient_zone }), until: hold.held_until, link: null },
    applied: describeAppointmentChange(hold, { action: 'Appointment Held', what: 'Kept for ten minutes:', zone }),
  }
}
