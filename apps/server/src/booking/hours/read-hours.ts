import type { WorkingHours } from '@clinic/contract/booking'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { findSchedule } from './find-schedule.ts'
import type { Schedule } from './store.ts'

/** Refusals: as `findSchedule`. */
export async function readHours(context: StaffContext, id: string): Promise<WorkingHours> {
  return presentHours(await findSchedule(context, id), context.zone)
}

/** A schedule on the wire: the week without extra availability. */
export function presentHours({ user_id, name, version, hours, days_off }: Schedule, zone: string): WorkingHours {
  return { user_id, name, zone, version, hours, days_off }
}
