import type { CancelReason, Visit } from '@clinic/contract/booking/visits'
import { visitRefusal } from '@clinic/core/booking/visit-refusal'
import { Problem } from '../../platform/http/problem.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { changeVisit, type VisitContext } from './change-visit.ts'
import { momentOf } from './present-visit.ts'
import { updateVisit } from './visit-store.ts'

const WORDS: Readonly<Record<CancelReason, string>> = {
  patient: 'the patient asked',
  practitioner: 'the practitioner is away',
  clinic: 'the clinic had to',
  'not-needed': 'no longer needed',
  other: 'another reason',
}

type Order = { patient_id: string; id: string; reason: CancelReason }

/**
 * Cancels a visit with a reason (F-9). The same reason again changes nothing. Refusals: those of `changeVisit` and
 * `visitRefusal`.
 */
export function cancelVisit(context: VisitContext, { reason, ...named }: Order): Promise<Visit> {
  return changeVisit(context, named, async (tx, before, context) => {
    const { now, zone } = context
    if (before.state === 'cancelled' && before.cancel_reason === reason) return { visit: before, applied: null }
    const refusal = visitRefusal('cancel', before, momentOf(before, context))
    if (refusal) throw new Problem(refusal)
    const visit = await updateVisit(tx, before.id, {
      ...{ state: 'cancelled', cancelled_at: now, cancel_reason: reason, arrived_at: null },
      sequence: before.sequence + 1,
    })
    await planAppointmentEmails(tx, visit, { event: 'cancelled', now })
    const applied = describeAppointmentChange(visit, { action: 'Appointment Cancelled', what: `Cancelled, ${WORDS[reason]}:`, zone })
    return { visit, applied }
  })
}
