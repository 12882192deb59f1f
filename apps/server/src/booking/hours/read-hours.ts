import type { WorkingHours } from '@clinic/contract/booking'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { findSchedule } from './find-schedule.ts'
import type { Schedule } from './store.ts'

/** When an NP works. Refusals: those of finding the schedule. */
export async function readHours(context: StaffContext, id: string): Promise<WorkingHours> {
  return presentHours(await findSchedule(context, id), context.zone)
}

/** A schedule as the wire has it: the week, without what was opened for single days. */
export function presentHours({ user_id, name, version, hours, days_off }: Schedule, zone: string): WorkingHours {
  return { user_id, name, zone, version, hours, days_off }
}
