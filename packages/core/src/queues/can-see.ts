import type { Queue } from '@clinic/contract/queues'
import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'
import type { Patient } from '../patients/patient.ts'

type Placed = Pick<Patient, 'province' | 'in_pcr_queue' | 'in_np_queue' | 'assigned_pcr' | 'assigned_np'>

/** Why a record stays open beyond the queues (F-1): a visit with them, the patient was theirs, they completed a visit, they manage a queue that the patient left, they looked the caller up. */
export type RecordAccess = 'booked' | 'held' | 'completed' | 'managed' | 'look-up'
/** A stored row with the people to whom it is open now beyond the queues. */
export type Connected = Placed & { record_access: readonly { user_id: number; reason: RecordAccess }[] }

export type AccessReason = 'administrator' | 'assigned' | 'queue' | RecordAccess

/** Who may know of a patient (A-15, A-16, F-1). Everyone else gets "not found". */
export function canSee(staff: Staff, patient: Connected): boolean {
  return accessReason(staff, patient) !== null
}

/** Why someone may know of a patient; null: they may not. The strongest reason is told. */
export function accessReason(staff: Staff, patient: Connected): AccessReason | null {
  const reasons = patient.record_access.filter(({ user_id }) => user_id === staff.id).map(({ reason }) => reason)
  return (
    reasonByWork(staff, patient) ??
    (['booked', 'completed', 'held', 'managed', 'look-up'] as const).find((reason) => reasons.includes(reason)) ??
    null
  )
}

/**
 * The reason that a user’s work gives today (A-15, A-16, REQ-459, REQ-566): administrators; the assigned user; managers
 * of their queue; staff of their queue within their licensed provinces.
 */
export function reasonByWork(staff: Staff, patient: Placed): AccessReason | null {
  if (hasScope(staff, ['admin'])) return 'administrator'
  if (patient.assigned_pcr === staff.id || patient.assigned_np === staff.id) return 'assigned'
  const inTheirs = (['pcr', 'np'] as const).some(
    (queue) => isInQueue(patient, queue) && (managesQueue(staff, queue) || worksIn(staff, patient, queue)),
  )
  return inTheirs ? 'queue' : null
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
