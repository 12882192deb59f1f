import type { Queue } from '@clinic/contract/queues'
import { managesQueue, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { holderIn } from './claim.ts'

/**
 * Unassigns a patient and ends a hold (REQ-443, REQ-493), also one who is in no queue: managers assign those too (REQ-624). Refusal: `not-yours`,
 * except for the assigned user and a manager of the queue.
 */
export function unassign(patient: Patient, { staff, queue }: { staff: Staff; queue: Queue }): Decision {
  const holder = holderIn(patient, queue)
  if (holder === null) return UNCHANGED
  if (holder !== staff.id && !managesQueue(staff, queue)) return refuse('not-yours', { holder_id: holder })
  return { change: released(queue) }
}

/** The fields of an unassigned patient. */
export function released(queue: Queue): Partial<Patient> {
  return queue === 'pcr'
    ? { assigned_pcr: null, assigned_pcr_at: null }
    : { assigned_np: null, assigned_np_at: null, on_hold_in_queue: false }
}
