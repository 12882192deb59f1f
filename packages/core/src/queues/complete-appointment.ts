import type { Staff } from '../authorization/staff.ts'
import { isUrgent, keptInLine } from '../patients/is-urgent.ts'
import { type Decision, notInNpQueue, type Patient, refuse } from '../patients/patient.ts'
import { addYears } from '../shared/dates.ts'
import { actingRefusal } from './acting-refusal.ts'

/**
 * Completes the appointment (REQ-501 to REQ-507). The practitioner recorded is the current user in their own queue,
 * or the assigned NP when a manager completes (C-3). The PCR queue is unchanged (C-4), except that an open urgent
 * request goes back into it. `today`: the clinic’s day. Refusals: those of acting, `not-assigned`, `on-hold`.
 */
export function completeAppointment(patient: Patient, { staff, now, today }: { staff: Staff; now: string; today: string }): Decision {
  const refusal = actingRefusal(staff, patient, 'np')
  if (refusal) return refusal
  if (patient.assigned_np === null) return refuse('not-assigned')
  if (patient.on_hold_in_queue) return refuse('on-hold')
  return {
    change: {
      ...notInNpQueue,
      is_new_patient: false,
      assigned_pcr: null,
      assigned_pcr_at: null,
      last_seen_practitioner: patient.assigned_np,
      completed_appointment_at: now,
      upcoming_renewal_date: addYears(today, 1),
      ...(isUrgent(patient) && keptInLine(patient, now)),
    },
  }
}
