import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { type Appointment, updateAppointment } from './appointment-store.ts'
import { type Applied, describeAppointmentChange } from './describe-appointment-change.ts'

/**
 * Cancels a locked appointment; its place is free at once, and the patient is told by mail if they were told of it before. Refusals:
 * `appointment-cancelled`, `appointment-over` once it has begun. The caller audits.
 */
export async function cancelBooked(tx: Tx, appointment: Appointment, { now, zone }: { now: string; zone: string }): Promise<Applied> {
  checkBooked(appointment, now)
  const { id, sequence } = appointment
  const after = await updateAppointment(tx, id, { state: 'cancelled', cancelled_at: now, sequence: sequence + 1 })
  await planAppointmentEmails(tx, after, { event: 'cancelled', now })
  return describeAppointmentChange(after, { action: 'Appointment Cancelled', what: 'Cancelled:', zone })
}

/** Refuses what can't be changed any more. */
export function checkBooked({ state, starts_at }: Appointment, now: string): void {
  if (state === 'cancelled') throw new Problem('appointment-cancelled')
  if (state !== 'booked' || starts_at <= now) throw new Problem('appointment-over')
}
