import type { AppointmentByLink } from '@clinic/contract/booking'
import { readSlotId } from '@clinic/core/booking/slot-id'
import { Problem } from '../../platform/http/problem.ts'
import { checkBooked } from '../appointments/cancel-booked.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import { changeByLink } from './change-by-link.ts'
import type { LinkContext } from './read-by-link.ts'

/** Reserves another slot of the same type for the holder of the link. Refusals: as `findByLink`, `slot-taken`. */
export function reserveByLink(context: LinkContext, { key, slotId }: { key: string; slotId: string }): Promise<AppointmentByLink> {
  const { now, zone } = context
  return changeByLink(context, key, async (tx, appointment) => {
    checkBooked(appointment, now)
    const { patient_id, patient_zone, visit_province, visit } = appointment
    if (readSlotId(slotId)?.visit !== visit) throw new Problem('slot-taken')
    const { appointment: kept, applied } = await ownSchedule.hold(tx, { slotId, patient_id, patient_zone, visit_province, now, zone })
    if (!kept) throw new Problem('slot-taken')
    return applied
  })
}
