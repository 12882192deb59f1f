import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import type { Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { millisecondsBetween } from '../shared/instants.ts'
import { actingRefusal } from './acting-refusal.ts'

/**
 * Ends a hold. `active`: the assigned user’s other active patients, at most four (REQ-495, REQ-521). Refusals: those
 * of acting, `np-limit-unhold`.
 */
export function unhold(patient: Patient, { staff, active }: { staff: Staff; active: number }): Decision {
  return actingRefusal(staff, patient, 'np') ?? (patient.on_hold_in_queue ? offHold(patient, active) : UNCHANGED)
}

/** Same when the hold’s end has come, without a user. `now`: ISO. Refusals: `not-on-hold`, `np-limit-unhold`. */
export function unholdInTime(patient: Patient, { now, active }: { now: string; active: number }): Decision {
  if (patient.hold_until === null || millisecondsBetween(patient.hold_until, now) < 0) return refuse('not-on-hold')
  return offHold(patient, active)
}

function offHold(patient: Patient, active: number): Decision {
  if (!patient.on_hold_in_queue) return refuse('not-on-hold')
  if (active >= NP_ACTIVE_LIMIT) return refuse('np-limit-unhold')
  return { change: { on_hold_in_queue: false } }
}
