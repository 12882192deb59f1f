import { hasScope } from '@clinic/core/access/staff'
import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { lockAppointment } from './appointment-store.ts'
import { changed } from './change-linked.ts'
import { ownSchedule } from './schedule.ts'

const NUMBER = /^\d{1,15}$/

/**
 * A member of staff cancels an appointment: the practitioner whose it is, managers of NPs, administrators. Refusals: `appointment-not-found`,
 * `forbidden` (a colleague's), those of cancelling.
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
