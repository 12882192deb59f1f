import { hasScope } from '@clinic/core/authorization/staff'
import { keepInLine } from '../../care/next-steps/keep-in-line.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockWithPatient } from '../appointments/appointment-store.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import { changed } from './change-by-link.ts'

const NUMBER = /^\d{1,15}$/

/**
 * For the appointment’s practitioner, managers of NPs and administrators. A patient for whom nothing else is planned returns to the queue
 * (F-3). Refusals: `appointment-not-found`,
 * `forbidden`, those of `cancelBooked`.
 */
export function cancelAppointment(context: StaffContext, said: string): Promise<{ id: number }> {
  const { staff } = context
  return change(context, async (tx, context) => {
    const found = NUMBER.test(said) ? await lockWithPatient(tx, Number(said)) : null
    if (!found) throw new Problem('appointment-not-found')
    if (found.user_id !== staff.id && !hasScope(staff, ['npmanager', 'admin'])) throw new Problem('forbidden')
    const cancelled = await ownSchedule.cancel(tx, found, context)
    const kept = await keepInLine(tx, found.patient_id, context)
    return changed({ id: found.id }, { entries: [...cancelled.entries, ...kept.entries], live: [...cancelled.live, ...kept.live] })
  })
}
