import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { type Appointment, updateAppointment } from './appointment-store.ts'
import { type Applied, describeAppointmentChange } from './describe-appointment-change.ts'

/**
 * Cancels a locked appointment and frees its slot; the patient gets an email if one was sent before. The caller
 * audits. Refusals: `appointment-cancelled`, `appointment-over` once started.
 */
export async function cancelBooked(tx: Tx, appointment: Appointment, { now, zone }: { now: string; zone: string }): Promise<Applied> {
  checkBooked(appointment, now)
  const { id, sequence } = appointment
  const after = await updateAppointment(tx, id, { state: 'cancelled', cancelled_at: now, sequence: sequence + 1 })
  await planAppointmentEmails(tx, after, { event: 'cancelled', now })
  return describeAppointmentChange(after, { action: 'Appointment Cancelled', what: 'Cancelled:', zone })
}

/** Refuses when the appointment can no longer change. */
export function checkBooked({ state, starts_at }: Appointment, now: string): void {
  if (state === 'cancelled') throw new Problem('appointment-cancelled')
  if (state !== 'booked' || starts_at <= now) throw new Problem('appointment-over')
}
