import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import type { Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, prependNote } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'
import { isLicensedFor } from './can-see.ts'
import { heldBy } from './claim.ts'
import { released } from './unassign.ts'

/** `lastSeen`: the last practitioner, if any, and their active patients. `at`: the formatted minute. */
export type SendToNpFacts = { staff: Staff; lastSeen: LastSeen | null; now: string; at: string }
export type LastSeen = { staff: Staff; active: number }

/**
 * From the PCR queue to the NP queue (REQ-445 to REQ-448). Assigned to the last practitioner if on duty, licensed
 * there and below the limit; otherwise unassigned. The PCR stays recorded until completion (REQ-502). Refusals: those
 * of acting.
 */
export function sendToNp(patient: Patient, { staff, lastSeen, now, at }: SendToNpFacts): Decision {
  const refusal = actingRefusal(staff, patient, 'pcr')
  if (refusal) return refusal
  return {
    change: {
      in_pcr_queue: false,
      entered_pcr_queue_at: null,
      in_np_queue: true,
      entered_np_queue_at: patient.entered_np_queue_at ?? now,
      ...(lastSeen && canTakeBack(lastSeen, patient) ? heldBy('np', lastSeen.staff.id, now) : released('np')),
      system_notes: prependNote(patient.system_notes, `Moved to NP queue by ${staff.name} on ${at}`),
    },
  }
}

/** Whether the last practitioner can be assigned the patient again. */
export function canTakeBack({ staff, active }: LastSeen, patient: Patient): boolean {
  return staff.np_capable && staff.queue_enabled && isLicensedFor(staff, patient) && active < NP_ACTIVE_LIMIT
}
