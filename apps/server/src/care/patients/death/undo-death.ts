import { isConflict } from '../../../booking/appointments/appointment-store.ts'
import { describeAppointmentChange } from '../../../booking/appointments/describe-appointment-change.ts'
import { planAppointmentEmails } from '../../../booking/emails/plan-appointment-emails.ts'
import { updateVisit } from '../../../booking/visits/visit-store.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { reviveDocuments } from '../../documents/life/end-by-death.ts'
import type { Followed } from '../change-patient.ts'
import { lockCancelledVisit, reopenCalls } from './death-store.ts'

/**
 * What was ended with a death that was recorded a moment ago is as before: the visit, the planned call, and the documents of which no letter was
 * sent. Refusal: `slot-taken` where someone else has the time of the visit now.
 */
export async function undoDeath(
  tx: Tx,
  patient_id: string,
  { died, context }: { died: string; context: Inside<StaffContext> },
): Promise<Followed> {
  await reopenCalls(tx, patient_id, died)
  const visit = await restoreVisit(tx, patient_id, { died, context })
  return { live: visit.live, entries: [...visit.entries, ...(await reviveDocuments(tx, patient_id, { died, context }))] }
}

async function restoreVisit(
  tx: Tx,
  patient_id: string,
  { died, context }: { died: string; context: Inside<StaffContext> },
): Promise<Followed> {
  const { now, zone } = context
  const cancelled = await lockCancelledVisit(tx, patient_id, died)
  if (cancelled === null) return { entries: [], live: [] }
  const visit = await updateVisit(tx, cancelled.id, {
    ...{ state: 'booked', cancelled_at: null, cancel_reason: null, sequence: cancelled.sequence + 1 },
  }).catch((error: unknown) => {
    throw isConflict(error) ? new Problem('slot-taken') : error
  })
  await planAppointmentEmails(tx, visit, { event: 'restored', now })
  return describeAppointmentChange(visit, { action: 'Appointment Restored', what: 'Cancellation undone:', zone })
}
