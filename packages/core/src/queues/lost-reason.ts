import type { LostReason } from '@clinic/contract/queues/today'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import type { Patient } from '../patients/patient.ts'
import { addDays } from '../shared/dates.ts'

/** A renewal that was missed by more days than this has lapsed: the report of missed renewals lists it. */
const LAPSED_DAYS = 90

/**
 * `visitAhead`: a booked visit that is not over. `callAhead`: a planned call. `decision`: of the last completed visit. `missedVisit`: when the
 * newest visit was booked that did not take place: missed, cancelled, or over without an outcome. `today`: the clinic’s day.
 */
export type LostPlans = {
  visitAhead: boolean
  callAhead?: boolean
  decision: { kind: DecisionKind; next_on: string | null } | null
  missedVisit?: string | null
  today: string
}

type LostFacts = Pick<
  Patient,
  | 'patient_active'
  | 'eligible'
  | 'marked_ineligible_at'
  | 'in_pcr_queue'
  | 'in_np_queue'
  | 'upcoming_renewal_date'
  | 'completed_appointment_at'
  | 'async_questionnaire_complete'
>

/**
 * Why nothing would happen next for a patient, or null (F-3). Someone is in a queue, has a visit or a call ahead, a renewal date ahead, or ended:
 * died, disabled, ineligible, declined or referred at the last visit, or a renewal that lapsed. A visit that was booked since then and did not take
 * place is due again, and so is one of an unfinished intake. A next step of the last visit counts until its day. The view `lost_patients` says
 * the same in SQL (a test keeps them equal).
 */
export function lostReason(
  patient: LostFacts,
  { visitAhead, callAhead = false, decision, missedVisit = null, today }: LostPlans,
): LostReason | null {
  if (!patient.patient_active || patient.in_pcr_queue || patient.in_np_queue || visitAhead || callAhead) return null
  const missedSince = (instant: string) => (missedVisit !== null && missedVisit > instant ? 'visit-missed' : null)
  const { upcoming_renewal_date: renewal, completed_appointment_at: seen, marked_ineligible_at: marked } = patient
  if (!patient.eligible) return marked === null ? null : missedSince(seen !== null && seen > marked ? seen : marked)
  if (decision?.kind === 'decline' || decision?.kind === 'refer') return missedSince(seen ?? '')
  if (decision && decision.next_on !== null) return decision.next_on <= today ? 'next-step-due' : null
  if (renewal !== null && renewal >= today) return null
  if (renewal !== null && renewal < addDays(today, -LAPSED_DAYS)) return missedSince(addDays(renewal, LAPSED_DAYS + 1))
  if (renewal !== null) return 'renewal-overdue'
  if (seen !== null) return 'no-renewal-date'
  return patient.async_questionnaire_complete ? 'never-seen' : missedSince('')
}
