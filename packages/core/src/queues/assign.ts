import type { Queue } from '@clinic/contract/queues'
import type { LicenceStanding } from '@clinic/contract/users/licences'
import { isCapable, managesQueue, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse, UNCHANGED } from '../patients/patient.ts'
import { mayTakePatients } from '../users/licence-standing.ts'
import { isLicensedFor } from './can-see.ts'
import { heldBy, holderIn, limitOf } from './claim.ts'

export type AssignFacts = {
  staff: Staff
  target: Staff
  queue: Queue
  active: number
  confirmed: boolean
  now: string
  standing?: LicenceStanding
}

/**
 * A manager assigns a patient to a capable user (REQ-542, REQ-547, REQ-561). `active`: the target’s active patients;
 * above the limit only when confirmed (C-2). `standing`: an NP’s licence where the patient is (F-7). Refusals: `forbidden`, `pcr-not-found`, `np-not-found`,
 * `np-not-licensed`, `pcr-not-licensed` (who is missing their province can have a PCR), `np-licence-not-in-force`, `limit-needs-confirmation`. Assigned to them already: unchanged.
 */
export function assign(patient: Patient, { staff, target, queue, active, confirmed, now, standing }: AssignFacts): Decision {
  if (!managesQueue(staff, queue)) return refuse('forbidden')
  if (!isCapable(target, queue) || !target.queue_enabled) return refuse(queue === 'pcr' ? 'pcr-not-found' : 'np-not-found')
  if (!isLicensedFor(target, patient) && (queue === 'np' || patient.province !== null)) return refuse(`${queue}-not-licensed`)
  if (holderIn(patient, queue) === target.id) return UNCHANGED
  if (queue === 'np' && standing && !mayTakePatients(standing)) return refuse('np-licence-not-in-force')
  if (active >= limitOf(queue) && !confirmed) return refuse('limit-needs-confirmation', { name: target.name })
  return { change: { ...heldBy(queue, target.id, now), ...(queue === 'np' && { on_hold_in_queue: false }) } }
}
