import type { LinkedAppointment } from '@clinic/contract/booking'
import { Problem } from '../platform/problem.ts'
import { checkBooked } from './cancel-booked.ts'
import { changeLinked } from './change-linked.ts'
import type { LinkContext } from './read-linked.ts'
import { ownSchedule } from './schedule.ts'

/** Moves the appointment to the time that is kept. Refusals: those of the link, `hold-over`. */
export function bookLinked(context: LinkContext, key: string): Promise<LinkedAppointment> {
  const { now, zone, secret } = context
  return changeLinked(context, key, async (tx, found) => {
    checkBooked(found, now)
    const { appointment, applied } = await ownSchedule.book(tx, { patient_id: found.patient_id, now, zone, secret })
    if (!appointment) throw new Problem('hold-over')
    return applied
  })
}

/** Lets go of the time that is kept; the appointment stays as it is. Refusals: those of the link, `hold-over` where none is kept. */
export function releaseLinked(context: LinkContext, key: string): Promise<LinkedAppointment> {
  return changeLinked(context, key, async (tx, { patient_id }) => {
    const applied = await ownSchedule.release(tx, { patient_id, zone: context.zone })
    if (applied.entries.length === 0) throw new Problem('hold-over')
    return applied
  })
}
