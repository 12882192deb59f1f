import type { Queue } from '@clinic/contract/queues'
import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'
import type { Patient } from '../patients/patient.ts'

type Placed = Pick<Patient, 'province' | 'in_pcr_queue' | 'in_np_queue' | 'assigned_pcr' | 'assigned_np'>

/**
 * Who may know of a patient (A-15, A-16, REQ-459, REQ-566): administrators; the assigned user; managers of their
 * queue; staff of their queue within their licensed provinces. Everyone else gets "not found".
 */
export function canSee(staff: Staff, patient: Placed): boolean {
  if (hasScope(staff, ['admin'])) return true
  if (patient.assigned_pcr === staff.id || patient.assigned_np === staff.id) return true
  return (['pcr', 'np'] as const).some(
    (queue) => isInQueue(patient, queue) && (managesQueue(staff, queue) || worksIn(staff, patient, queue)),
  )
}

export function isInQueue(patient: Pick<Patient, 'in_pcr_queue' | 'in_np_queue'>, queue: Queue): boolean {
  return queue === 'pcr' ? patient.in_pcr_queue : patient.in_np_queue
}

/** A patient without a province is for managers only (B-11). */
export function isLicensedFor(staff: Pick<Staff, 'provinces'>, patient: Pick<Patient, 'province'>): boolean {
  return patient.province !== null && staff.provinces.includes(patient.province)
}

function worksIn(staff: Staff, patient: Placed, queue: Queue): boolean {
  return hasScope(staff, [queue]) && isLicensedFor(staff, patient)
}
