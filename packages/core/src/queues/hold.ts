import type { Staff } from '../access/staff.ts'
import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { refuseActing } from './acting.ts'

/** Puts a held patient of the NP queue on hold, which frees a place (REQ-494). Refusals: those of acting, `not-assigned`, `already-on-hold`. */
export function hold(patient: Patient, { staff }: { staff: Staff }): Decision {
  const refusal = refuseActing(staff, patient, 'np')
  if (refusal) return refusal
  if (patient.assigned_np === null) return refuse('not-assigned')
  if (patient.on_hold_in_queue) return refuse('already-on-hold')
  return { change: { on_hold_in_queue: true } }
}
