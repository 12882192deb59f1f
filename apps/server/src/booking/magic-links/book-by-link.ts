import type { AppointmentByLink } from '@clinic/contract/booking'
import { Problem } from '../../platform/http/problem.ts'
import { checkBooked } from '../appointments/cancel-booked.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import { changeByLink } from './change-by-link.ts'
import type { LinkContext } from './read-by-link.ts'

/** Moves the appointment to the reserved slot. Refusals: as `findByLink`, `hold-over`. */
export function bookByLink(context: LinkContext, key: string): Promise<AppointmentByLink> {
  const { now, zone, secret } = context
  return changeByLink(context, key, async (tx, found) => {
    checkBooked(found, now)
    const { appointment, applied } = await ownSchedule.book(tx, { patient_id: found.patient_id, now, zone, secret })
    if (!appointment) throw new Problem('hold-over')
    return applied
  })
}

/** Releases the reservation; the appointment stays. Refusals: as `findByLink`, `hold-over` without one. */
export function releaseLinked(context: LinkContext, key: string): Promise<AppointmentByLink> {
  return changeByLink(context, key, async (tx, { patient_id }) => {
    const applied = await ownSchedule.release(tx, { patient_id, zone: context.zone })
    if (applied.entries.length === 0) throw new Problem('hold-over')
    return applied
  })
}
