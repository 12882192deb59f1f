import { completeHelp as decide } from '@clinic/core/queues/complete-help'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readPlans } from '../next-steps/read-plans.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Closes a help request (REQ-449); those still waiting stay in the queue (F-3). `among`: part of a bulk action. Refusals: see the rule. */
export function completeHelp(context: StaffContext, patient_id: string, { among = false } = {}) {
  return changePatient(context, {
    patient_id,
    action: 'Complete Help Request',
    description: 'Completed the help request',
    undoable: true,
    decide: async (patient, { tx }) => decide(patient, { staff: context.staff, among, ...(await readPlans(tx, patient_id, context)) }),
  })
}
