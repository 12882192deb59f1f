import type { Staff } from '../authorization/staff.ts'
import { type Decision, notInNpQueue, type Patient, prependNote, refuse } from '../patients/patient.ts'
import { actingRefusal } from './acting-refusal.ts'

/**
 * From the NP queue back to the PCR queue with a new entry time (REQ-497, REQ-498, C-1); an open review keeps its date. `at`: the formatted minute.
 * Refusals: those of acting, `on-hold` (REQ-486).
 */
export function sendBack(patient: Patient, { staff, now, at }: { staff: Staff; now: string; at: string }): Decision {
  const refusal = actingRefusal(staff, patient, 'np')
  if (refusal) return refusal
  if (patient.on_hold_in_queue) return refuse('on-hold')
  return {
    change: {
      ...notInNpQueue,
      np_review_due_on: patient.np_review_due_on,
      in_pcr_queue: true,
      entered_pcr_queue_at: now,
      system_notes: prependNote(patient.system_notes, `Sent back to PCR queue by ${staff.name} on ${at}`),
    },
  }
}
