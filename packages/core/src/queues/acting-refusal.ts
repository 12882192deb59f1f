import type { Queue } from '@clinic/contract/queues'
import { managesQueue, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { isInQueue } from './can-see.ts'
import { holderIn } from './claim.ts'

/**
 * Who may act on a patient of a queue: the assigned user, or a manager of the queue (REQ-547). Returns
 * `not-in-queue`, `not-assigned`, `not-yours`, or null when allowed.
 */
export function actingRefusal(staff: Staff, patient: Patient, queue: Queue): Decision | null {
  if (!isInQueue(patient, queue)) return refuse('not-in-queue', { queue: queue.toUpperCase() })
  const holder = holderIn(patient, queue)
  if (holder === staff.id || managesQueue(staff, queue)) return null
  return holder === null ? refuse('not-assigned') : refuse('not-yours', { holder_id: holder })
}
