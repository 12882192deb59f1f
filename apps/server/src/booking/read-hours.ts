import type { WorkingHours } from '@clinic/contract/booking'
import type { StaffContext } from '../auth/context.ts'
import { findSchedule } from './find-schedule.ts'

/** When an NP works. Refusals: those of finding the schedule. */
export async function readHours(context: StaffContext, id: string): Promise<WorkingHours> {
  return { ...(await findSchedule(context, id)), zone: context.zone }
}
