import type { AppointmentByLink } from '@clinic/contract/booking'
import { ownSchedule } from '../appointments/schedule.ts'
import { changeByLink } from './change-by-link.ts'
import type { LinkContext } from './read-by-link.ts'

/** Refusals: those of `findByLink` and `cancelBooked`. */
export function cancelByLink(context: LinkContext, key: string): Promise<AppointmentByLink> {
  return changeByLink(context, key, (tx, appointment) => ownSchedule.cancel(tx, appointment, context))
}
