import type { LinkedAppointment } from '@clinic/contract/booking'
import { readSlotId } from '@clinic/core/booking/slot-id'
import { Problem } from '../platform/problem.ts'
import { checkBooked } from './cancel-booked.ts'
import { changeLinked } from './change-linked.ts'
import type { LinkContext } from './read-linked.ts'
import { ownSchedule } from './schedule.ts'

/** Keeps another time, for the same kind of visit, for whoever has the link. Refusals: those of the link, `slot-taken`. */
export function holdLinked(context: LinkContext, { key, slotId }: { key: string; slotId: string }): Promise<LinkedAppointment> {
  const { now, zone } = context
  return changeLinked(context, key, async (tx, appointment) => {
    checkBooked(appointment, now)
    const { patient_id, patient_zone, visit } = appointment
    if (readSlotId(slotId)?.visit !== visit) throw new Problem('slot-taken')
    const { appointment: kept, applied } = await ownSchedule.hold(tx, { slotId, patient_id, patient_zone, now, zone })
    if (!kept) throw new Problem('slot-taken')
    return applied
  })
}
