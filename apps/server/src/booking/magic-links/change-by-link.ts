import type { AuditEntry } from '@clinic/contract/audit'
import type { AppointmentByLink } from '@clinic/contract/booking'
import { keepInLine } from '../../care/next-steps/keep-in-line.ts'
import { type Changed, change } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Appointment, lockAppointment, lockForBooking } from '../appointments/appointment-store.ts'
import type { Applied } from '../appointments/describe-appointment-change.ts'
import { findByLink } from './find-by-link.ts'
import { type LinkContext, readByLink } from './read-by-link.ts'

/**
 * Runs a patient’s change through an emailed link: find and lock the appointment, change it, audit it as the
 * patient’s, and return the result. Refusals: as `findByLink`, also for a patient who has died, and those of `work`.
 */
export async function changeByLink(
  context: LinkContext,
  key: string,
  work: (tx: Tx, appointment: Appointment) => Promise<Applied>,
): Promise<AppointmentByLink> {
  const { id, patient_id } = await findByLink(context, key)
  await change({ ...context, actor: { kind: 'nobody', name: 'Patient, by link' } }, async (tx, context) => {
    // The patient first, like every other change of their visits, so that two of them cannot wait for each other.
    const patient = await lockForBooking(tx, patient_id)
    if (patient?.died) throw new Problem('appointment-link-invalid')
    const appointment = await lockAppointment(tx, id)
    if (!appointment) throw new Problem('appointment-link-invalid')
    const applied = await work(tx, appointment)
    const kept = await keepInLine(tx, patient_id, context)
    return changed(null, { entries: [...applied.entries, ...kept.entries], live: [...applied.live, ...kept.live] })
  })
  return readByLink(context, key)
}

/** The result of a change to an appointment. */
export function changed<T>(result: T, { entries, live }: Applied): Changed<T> {
  const [first, ...others] = entries
  if (!first) throw new Error('an appointment changed without an audit entry')
  return { result, audit: [first, ...others] satisfies [AuditEntry, ...AuditEntry[]], live }
}
