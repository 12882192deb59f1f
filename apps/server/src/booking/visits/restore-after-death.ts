import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isConflict } from '../appointments/appointment-store.ts'
import { type Applied, describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { lockCancelledAt, updateVisit } from './visit-store.ts'

type Moment = { died: string; now: string; zone: string }

/** The visit that was cancelled when a death was recorded is booked again. Null: there was none. Refusal: `slot-taken` where someone else has its time now. */
export async function restoreAfterDeath(tx: Tx, patient_id: string, { died, now, zone }: Moment): Promise<Applied | null> {
  const cancelled = await lockCancelledAt(tx, patient_id, died)
  if (cancelled === null) return null
  const visit = await updateVisit(tx, cancelled.id, {
    ...{ state: 'booked', cancelled_at: null, cancel_reason: null, sequence: cancelled.sequence + 1 },
  }).catch((error: unknown) => {
    throw isConflict(error) ? new Problem('slot-taken') : error
  })
  await planAppointmentEmails(tx, visit, { event: 'restored', now })
  return describeAppointmentChange(visit, { action: 'Appointment Restored', what: 'Cancellation undone:', zone })
}
