import type { LinkedAppointment } from '@clinic/contract/booking'
import { changeLinked } from './change-linked.ts'
import type { LinkContext } from './read-linked.ts'
import { ownSchedule } from './schedule.ts'

/** The patient cancels by link. Refusals: those of the link and of cancelling. */
export function cancelLinked(context: LinkContext, key: string): Promise<LinkedAppointment> {
  return changeLinked(context, key, (tx, appointment) => ownSchedule.cancel(tx, appointment, context))
}
