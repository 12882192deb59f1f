import { BUFFER_MINUTES, NOTICE_MINUTES } from '@clinic/contract/booking'
import { writeSlotId } from '@clinic/core/booking/slot-id'
import { hashToken } from '../../identity/auth/credentials/tokens.ts'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { makeLinkToken } from '../emails/make-link-token.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { type Appointment, deleteHold, lockForBooking, lockLive, updateAppointment } from './appointment-store.ts'
import { checkOffered } from './check-offered.ts'
import { describeAppointmentChange } from './describe-appointment-change.ts'
import { presentBooked } from './find-booked.ts'
import { type Booking, NOTHING_APPLIED } from './reserve-slot.ts'

/**
 * `secret`: signs links; `zone`: the clinic’s. `replaces`: the slot of the appointment that the patient agreed to give up; absent where their
 * link names it.
 */
export type BookOrder = { patient_id: string; now: string; zone: string; secret: string; replaces?: string | null }

/**
 * Books the patient’s reserved slot. An earlier appointment moves there with its link and calendar entry: a patient
 * has at most one. `appointment` is null when the reservation expired, the practitioner’s hours changed, or the record was disabled.
 */
export async function bookReserved(tx: Tx, { patient_id, now, zone, secret, replaces }: BookOrder): Promise<Booking> {
  const patient = await lockForBooking(tx, patient_id)
  const hold = await lockLive(tx, patient_id, 'held')
  if (!patient || !hold) return { appointment: null, applied: NOTHING_APPLIED }
  // Notice was checked when the slot was reserved.
  const facts = { province: hold.visit_province ?? patient.province, now, since: later(hold.starts_at, -NOTICE_MINUTES * 60), zone }
  const offered = (hold.held_until ?? '') > now && patient.patient_active ? await checkOffered(tx, hold, facts) : null
  if (offered === null) {
    await deleteHold(tx, hold.id)
    return { appointment: null, applied: NOTHING_APPLIED }
  }
  const before = await freshBooked(tx, patient_id, now)
  if (replaces !== undefined && replaces !== (before && writeSlotId(before)))
    return { appointment: null, booked: before && presentBooked(before, { zone, secret }), applied: NOTHING_APPLIED }
  const after = before ? await move(tx, before, hold) : await confirm(tx, hold, { now, secret })
  await planAppointmentEmails(tx, after, { event: before ? 'moved' : 'booked', now })
  return {
    appointment: presentBooked(after, { zone, secret }),
    applied: describeAppointmentChange(after, {
      action: before ? 'Appointment Rescheduled' : 'Appointment Booked',
      what: before ? 'Moved to' : 'Booked for',
      zone,
      ...(before && { changes: { starts_at: { from: before.starts_at, to: after.starts_at }, np: { from: before.name, to: after.name } } }),
    }),
  }
}

/** The patient’s upcoming appointment; a past one that was never completed no longer counts. */
async function freshBooked(tx: Tx, patient_id: string, now: string): Promise<Appointment | null> {
  const booked = await lockLive(tx, patient_id, 'booked')
  if (!booked || booked.starts_at > now) return booked
  await updateAppointment(tx, booked.id, { state: 'lapsed' })
  return null
}

async function confirm(tx: Tx, { id, uid }: Appointment, { now, secret }: { now: string; secret: string }): Promise<Appointment> {
  const key_hash = hashToken(makeLinkToken(secret, uid))
  return updateAppointment(tx, id, { state: 'booked', held_until: null, booked_at: now, key_hash })
}

/** The reservation is deleted and its slot taken in one transaction, so no one can take it in between. */
async function move(tx: Tx, booked: Appointment, hold: Appointment): Promise<Appointment> {
  await deleteHold(tx, hold.id)
  const { user_id, visit, starts_at, ends_at, patient_zone, visit_province } = hold
  const free_at = later(ends_at, BUFFER_MINUTES * 60)
  return updateAppointment(tx, booked.id, {
    ...{ user_id, visit, starts_at, ends_at, free_at, patient_zone, visit_province },
    sequence: booked.sequence + 1,
  })
}
