import type { AppointmentByLink } from '@clinic/contract/booking'
import { ownSchedule } from '../appointments/schedule.ts'
import { changeByLink } from './change-by-link.ts'
import type { LinkContext } from './read-by-link.ts'

/** The patient cancels by link. Refusals: those of the link and of cancelling. */
export function cancelByLink(context: LinkContext, key: string): Promise<AppointmentByLink> {
  return changeByLink(context, key, (tx, appointment) => ownSchedule.cancel(tx, appointment, context))
}
