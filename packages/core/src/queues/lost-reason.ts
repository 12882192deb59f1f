import type { LostReason } from '@clinic/contract/queues/today'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import type { Patient } from '../patients/patient.ts'
import { addDays } from '../shared/dates.ts'

/** A renewal that was missed by more days than this has lapsed: the report of missed renewals lists it. */
const LAPSED_DAYS = 90

/** `visitAhead`: a booked visit that is not over. `callAhead`: a planned call. `decision`: of the last completed visit. `today`: the clinic’s day. */
export type LostPlans = {
  visitAhead: boolean
  callAhead?: boolean
  decision: { kind: DecisionKind; next_on: string | null } | null
  today: string
}

type LostFacts = Pick<
  Patient,
  | 'patient_active'
  | 'eligible'
  | 'in_pcr_queue'
  | 'in_np_queue'
  | 'upcoming_renewal_date'
  | 'completed_appointment_at'
  | 'async_questionnaire_complete'
>

/**
 * Why nothing would happen next for a patient, or null (F-3). Someone is in a queue, has a visit or a call ahead, a renewal date ahead, or ended:
 * disabled, ineligible, declined or referred at the last visit, or a renewal that lapsed. A next step of the last visit counts until its day. The view `lost_patients` says the same in SQL (a test keeps them equal).
 */
export function lostReason(patient: LostFacts, { visitAhead, callAhead = false, decision, today }: LostPlans): LostReason | null {
  if (!patient.patient_active || !patient.eligible || patient.in_pcr_queue || patient.in_np_queue) return null
  if (visitAhead || callAhead) return null
  if (decision?.kind === 'decline' || decision?.kind === 'refer') return null
  if (decision && decision.next_on !== null) return decision.next_on <= today ? 'next-step-due' : null
  const { upcoming_renewal_date: renewal } = patient
  if (renewal !== null) return renewal < today && renewal >= addDays(today, -LAPSED_DAYS) ? 'renewal-overdue' : null
  if (patient.completed_appointment_at !== null) return 'no-renewal-date'
  return patient.async_questionnaire_complete ? 'never-seen' : null
}
