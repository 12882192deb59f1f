import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Staff } from '../authorization/staff.ts'
import { lastDay } from '../documents/period.ts'
import { isUrgent, keptInLine } from '../patients/is-urgent.ts'
import { type Decision, notInNpQueue, type Patient, refuse } from '../patients/patient.ts'
import { eligibleAgain } from '../patients/reset-eligibility.ts'
import { addDays, addYears } from '../shared/dates.ts'
import { actingRefusal } from './acting-refusal.ts'

/** `decided`: what the practitioner decided; without it the specified call. `today`: the clinic’s day. */
type Completing = { staff: Staff; now: string; today: string; decided?: VisitDecision }

/**
 * Completes the appointment (REQ-501 to REQ-507). The practitioner recorded is the current user in their own queue,
 * or the assigned NP when a manager completes (C-3). The PCR queue is unchanged (C-4), except that an open urgent
 * request goes back into it. Only the assigned NP decides. Refusals: those of acting, `not-assigned`, `on-hold`, `not-yours`, `next-step-day`.
 */
export function completeAppointment(patient: Patient, { staff, now, today, decided }: Completing): Decision {
  const refusal = actingRefusal(staff, patient, 'np')
  if (refusal) return refusal
  if (patient.assigned_np === null) return refuse('not-assigned')
  if (patient.on_hold_in_queue) return refuse('on-hold')
  if (decided && patient.assigned_np !== staff.id) return refuse('not-yours', { holder_id: patient.assigned_np })
  if (decided && !isOffered(decided, today)) return refuse('next-step-day')
  return {
    change: {
      ...notInNpQueue,
      is_new_patient: false,
      assigned_pcr: null,
      assigned_pcr_at: null,
      last_seen_practitioner: patient.assigned_np,
      completed_appointment_at: now,
      ...renewalAfter(decided, today),
      ...(!patient.eligible && decided && CONTINUES.has(decided.kind) && eligibleAgain()),
      ...(isUrgent(patient) && keptInLine(patient, now)),
    },
  }
}

/** Decisions after which care continues: the practitioner has the last word on a stop (D-9), and the patient is reminded and followed up again. */
const CONTINUES: ReadonlySet<VisitDecision['kind']> = new Set(['authorize', 'authorize-less', 'defer', 'see-again', 'call-back'])

/** An authorization ends on the last day of its months, as a document signed today does (F-8); after the other decisions the date stays, or there is none. Without one: a year (REQ-507). */
function renewalAfter(decided: VisitDecision | undefined, today: string): Partial<Patient> {
  switch (decided?.kind) {
    case undefined:
      return { upcoming_renewal_date: addYears(today, 1) }
    case 'authorize':
    case 'authorize-less':
      return { upcoming_renewal_date: lastDay(today, { count: decided.months, unit: 'months' }) }
    case 'decline':
    case 'refer':
      return { upcoming_renewal_date: null }
    default:
      return {}
  }
}

/** The day of the next step that a decision sets; null: it sets none. */
export function nextStepOn(decided: VisitDecision, today: string): string | null {
  if (decided.kind === 'see-again') return addDays(today, decided.weeks * 7)
  return 'next_on' in decided ? decided.next_on : null
}

function isOffered(decided: VisitDecision, today: string): boolean {
  const next = nextStepOn(decided, today)
  return next === null || (next > today && next <= addYears(today, 1))
}
