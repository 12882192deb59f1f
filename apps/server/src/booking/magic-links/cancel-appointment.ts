import { hasScope } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockAppointment } from '../appointments/appointment-store.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import { changed } from './change-by-link.ts'

const NUMBER = /^\d{1,15}$/

/**
 * For the appointment’s practitioner, managers of NPs and administrators. Refusals: `appointment-not-found`,
 * `forbidden`, those of `cancelBooked`.
 */
export function cancelAppointment(context: StaffContext, said: string): Promise<{ id: number }> {
  const { staff } = context
  return change(context, async (tx, context) => {
    const found = NUMBER.test(said) ? await lockAppointment(tx, Number(said)) : null
    if (!found) throw new Problem('appointment-not-found')
    if (found.user_id !== staff.id && !hasScope(staff, ['npmanager', 'admin'])) throw new Problem('forbidden')
    return changed({ id: found.id }, await ownSchedule.cancel(tx, found, context))
  })
}
