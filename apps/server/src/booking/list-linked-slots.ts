import type { Slot } from '@clinic/contract/booking'
import { findProvince } from './appointment-store.ts'
import { checkBooked } from './cancel-booked.ts'
import { findLinked } from './find-linked.ts'
import type { LinkContext } from './read-linked.ts'
import { ownSchedule } from './schedule.ts'

/** Other free times for the appointment behind a mailed link. Refusals: those of finding it, `appointment-cancelled`, `appointment-over`. */
export async function listLinkedSlots(context: LinkContext, key: string): Promise<Slot[]> {
  const appointment = await findLinked(context, key)
  checkBooked(appointment, context.now)
  const { sql, now, zone } = context
  const province = await findProvince(sql, appointment.patient_id)
  if (province === null) return []
  const { visit, patient_zone } = appointment
  return ownSchedule.list(sql, { province, visit, now, zone, patient_zone })
}
