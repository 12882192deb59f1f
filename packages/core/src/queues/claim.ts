import { NP_ACTIVE_LIMIT, PCR_LIMIT, type Queue } from '@clinic/contract/queues'
import type { LicenceStanding } from '@clinic/contract/users/licences'
import { isCapable, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { mayTakePatients } from '../users/licence-standing.ts'
import { isInQueue, isLicensedFor } from './can-see.ts'

export type ClaimFacts = { staff: Staff; queue: Queue; active: number; now: string; standing?: LicenceStanding }

/**
 * Assigns the patient to the claimer (REQ-443, REQ-492). `active`: the claimer’s active patients, those on hold
 * aside. `standing`: an NP’s licence where the patient is; not verified allows claiming (F-7). Refusals: `forbidden`, `queue-disabled`, `not-in-queue`, `patient-not-found`, `already-claimed`,
 * `pcr-limit`, `np-limit`, `licence-not-in-force`. Claimed by the same person already: unchanged.
 */
export function claim(patient: Patient, { staff, queue, active, now, standing }: ClaimFacts): Decision {
  if (!isCapable(staff, queue)) return refuse('forbidden')
  if (!staff.queue_enabled) return refuse('queue-disabled')
  if (!isLicensedFor(staff, patient)) return refuse('patient-not-found')
  const holder = holderIn(patient, queue)
  if (holder === staff.id) return UNCHANGED
  if (holder !== null) return refuse('already-claimed', { holder_id: holder })
  if (!isInQueue(patient, queue)) return refuse('not-in-queue', { queue: queue.toUpperCase() })
  if (queue === 'np' && standing && !mayTakePatients(standing)) return refuse('licence-not-in-force')
  if (active >= limitOf(queue)) return refuse(queue === 'pcr' ? 'pcr-limit' : 'np-limit')
  return { change: heldBy(queue, staff.id, now) }
}

/** The assigned user’s id in a queue, or null. */
export function holderIn(patient: Pick<Patient, 'assigned_pcr' | 'assigned_np'>, queue: Queue): number | null {
  return queue === 'pcr' ? patient.assigned_pcr : patient.assigned_np
}

/** The most patients per user in a queue (REQ-456, REQ-513). */
export function limitOf(queue: Queue): number {
  return queue === 'pcr' ? PCR_LIMIT : NP_ACTIVE_LIMIT
}

/** The fields that assign a user. */
export function heldBy(queue: Queue, user_id: number, now: string): Partial<Patient> {
  return queue === 'pcr' ? { assigned_pcr: user_id, assigned_pcr_at: now } : { assigned_np: user_id, assigned_np_at: now }
}
