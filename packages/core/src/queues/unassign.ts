import type { Queue } from '@clinic/contract/queues'
import type { Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, UNCHANGED } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'
import { holderIn } from './claim.ts'

/** Unassigns a patient of a queue and ends a hold (REQ-443, REQ-493). Refusals: those of acting. */
export function unassign(patient: Patient, { staff, queue }: { staff: Staff; queue: Queue }): Decision {
  if (holderIn(patient, queue) === null) return UNCHANGED
  const refusal = actingRefusal(staff, patient, queue)
  if (refusal) return refusal
  return { change: released(queue) }
}

/** The fields of an unassigned patient. */
export function released(queue: Queue): Partial<Patient> {
  return queue === 'pcr'
    ? { assigned_pcr: null, assigned_pcr_at: null }
    : { assigned_np: null, assigned_np_at: null, on_hold_in_queue: false }
}
