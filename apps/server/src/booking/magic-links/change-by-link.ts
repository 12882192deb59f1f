import type { AuditEntry } from '@clinic/contract/audit'
import type { AppointmentByLink } from '@clinic/contract/booking'
import { type Changed, change } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Appointment, lockAppointment } from '../appointments/appointment-store.ts'
import type { Applied } from '../appointments/describe-appointment-change.ts'
import { findByLink } from './find-by-link.ts'
import { type LinkContext, readByLink } from './read-by-link.ts'

/**
 * A change that the holder of a mailed link makes to their appointment: find it, lock it, do it, audit it as theirs, and show it as it is then.
 * Refusals: those of finding it, and whatever the work refuses.
 */
export async function changeByLink(
  context: LinkContext,
  key: string,
  work: (tx: Tx, appointment: Appointment) => Promise<Applied>,
): Promise<AppointmentByLink> {
  const { id } = await findByLink(context, key)
  await change({ ...context, actor: { kind: 'nobody', name: 'Patient, by link' } }, async (tx) => {
    const appointment = await lockAppointment(tx, id)
    if (!appointment) throw new Problem('appointment-link-invalid')
    return changed(null, await work(tx, appointment))
  })
  return readByLink(context, key)
}

/** What a change to an appointment hands back. */
export function changed<T>(result: T, { entries, live }: Applied): Changed<T> {
  const [first, ...others] = entries
  if (!first) throw new Error('an appointment was changed without an entry')
  return { result, audit: [first, ...others] satisfies [AuditEntry, ...AuditEntry[]], live }
}
