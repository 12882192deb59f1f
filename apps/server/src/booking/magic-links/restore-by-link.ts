import type { AppointmentByLink } from '@clinic/contract/booking'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Appointment, isConflict, updateAppointment } from '../appointments/appointment-store.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { changeByLink } from './change-by-link.ts'
import { type LinkContext, readByLink, undoSeconds } from './read-by-link.ts'

/**
 * Undoes a cancellation; repeating it has no effect. Refusals: as `findByLink`, `undo-expired` after a minute,
 * `slot-taken` when the slot is taken or the patient has another appointment.
 */
export async function restoreByLink(context: LinkContext, key: string): Promise<AppointmentByLink> {
  const { now, zone } = context
  const before = await readByLink(context, key)
  if (before.state === 'booked') return before
  return changeByLink(context, key, async (tx, appointment) => {
    if (undoSeconds(appointment, now) === 0) throw new Problem('undo-expired')
    const after = await takePlaceAgain(tx, appointment)
    await planAppointmentEmails(tx, after, { event: 'restored', now })
    return describeAppointmentChange(after, { action: 'Appointment Restored', what: 'Cancellation taken back:', zone })
  })
}

async function takePlaceAgain(tx: Tx, { id, sequence }: Appointment): Promise<Appointment> {
  try {
    return await updateAppointment(tx, id, { state: 'booked', cancelled_at: null, cancel_reason: null, sequence: sequence + 1 })
  } catch (error) {
    if (isConflict(error)) throw new Problem('slot-taken')
    throw error
  }
}
