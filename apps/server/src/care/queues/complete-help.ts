import { completeHelp as decide } from '@clinic/core/queues/complete-help'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn } from '../../platform/clock.ts'
import { hasVisitAhead } from '../next-steps/has-visit-ahead.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Closes a help request (REQ-449); those still waiting stay in the queue (F-3). `among`: part of a bulk action. Refusals: see the rule. */
export function completeHelp(context: StaffContext, patient_id: string, { among = false } = {}) {
  return changePatient(context, {
    patient_id,
    action: 'Complete Help Request',
    description: 'Completed the help request',
    undoable: true,
    decide: async (patient, { tx }) =>
      decide(patient, {
        ...{ staff: context.staff, among },
        visitAhead: await hasVisitAhead(tx, patient_id, context.now),
        today: dayIn(context.zone, context.now),
      }),
  })
}
