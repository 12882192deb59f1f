import type { Slot } from '@clinic/contract/booking'
import { findProvince } from '../appointments/appointment-store.ts'
import { checkBooked } from '../appointments/cancel-booked.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import { findByLink } from './find-by-link.ts'
import type { LinkContext } from './read-by-link.ts'

/**
 * Alternative slots for the linked appointment. Refusals: as `findByLink`, `appointment-cancelled`,
 * `appointment-over`.
 */
export async function listSlotsByLink(context: LinkContext, key: string): Promise<Slot[]> {
  const appointment = await findByLink(context, key)
  checkBooked(appointment, context.now)
  const { sql, now, zone } = context
  const province = appointment.visit_province ?? (await findProvince(sql, appointment.patient_id))
  if (province === null) return []
  const { visit, patient_zone } = appointment
  return ownSchedule.list(sql, { province, visit, now, zone, patient_zone })
}
