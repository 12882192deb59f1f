import { completeHelp as decide } from '@clinic/core/queues/complete-help'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Closes a help request (REQ-449). `among`: part of a bulk action. Refusals: see the rule. */
export function completeHelp(context: StaffContext, patient_id: string, { among = false } = {}) {
  return changePatient(context, {
    patient_id,
    action: 'Complete Help Request',
    description: 'Completed the help request',
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, among }),
  })
}
