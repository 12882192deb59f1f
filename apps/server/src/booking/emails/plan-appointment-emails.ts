import { type EmailEvent, planEmails } from '@clinic/core/booking/plan-emails'
import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Appointment } from '../appointments/appointment-store.ts'
import { replacePlanned, wasTold } from './email-store.ts'

/** Replaces the planned emails after a change of the appointment. */
export async function planAppointmentEmails(
  tx: Tx,
  { id, starts_at, patient_zone }: Appointment,
  { event, now }: Pick<EmailEvent, 'event' | 'now'>,
): Promise<void> {
  const notified = await wasTold(tx, id)
  await replacePlanned(tx, id, planEmails({ event, told: notified, now, starts_at, clock: clockUntil(patient_zone, now, starts_at) }))
}

/** A zone’s offsets between two instants, with a day to spare at both ends. */
export function clockUntil(zone: string, from: string, until: string) {
  const days = [dayIn(zone, from), dayIn(zone, until)].sort()
  return clockShifts(zone, addDays(days[0] ?? '', -1), addDays(days[1] ?? '', 1))
}
