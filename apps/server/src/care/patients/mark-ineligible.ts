import { markIneligible as decide, type Ineligibility } from '@clinic/core/queues/mark-ineligible'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from './change-patient.ts'

/** With a reason and an optional date (REQ-452). Refusals: `reason-needed` and those of acting on a patient. */
export function markIneligible(context: StaffContext, { patient_id, ...why }: Ineligibility & { patient_id: string }) {
  return changePatient(context, {
    patient_id,
    action: 'Mark Patient Ineligible',
    description: `Marked as ineligible: ${why.ineligible_reason}`,
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, now: context.now, ...why }),
  })
}
