import type { LinkedAppointment } from '@clinic/contract/booking'
import type { Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { type Appointment, isConflict, updateAppointment } from './appointment-store.ts'
import { changeLinked } from './change-linked.ts'
import { planAppointmentMails } from './plan-appointment-mails.ts'
import { type LinkContext, readLinked, undoSeconds } from './read-linked.ts'
import { tellOfAppointment } from './tell-of-appointment.ts'

/**
 * Takes a cancellation back. Pressed twice, the second shows what the first did. Refusals: those of the link, `undo-expired` after a minute,
 * `slot-taken` where somebody else has the time, or the patient another appointment.
 */
export async function restoreLinked(context: LinkContext, key: string): Promise<LinkedAppointment> {
  const { now, zone } = context
  const before = await readLinked(context, key)
  if (before.state === 'booked') return before
  return changeLinked(context, key, async (tx, appointment) => {
    if (undoSeconds(appointment, now) === 0) throw new Problem('undo-expired')
    const after = await takePlaceAgain(tx, appointment)
    await planAppointmentMails(tx, after, { event: 'restored', now })
    return tellOfAppointment(after, { action: 'Appointment Restored', what: 'Cancellation taken back:', zone })
  })
}

async function takePlaceAgain(tx: Tx, { id, sequence }: Appointment): Promise<Appointment> {
  try {
    return await updateAppointment(tx, id, { state: 'booked', cancelled_at: null, sequence: sequence + 1 })
  } catch (error) {
    if (isConflict(error)) throw new Problem('slot-taken')
    throw error
  }
}
