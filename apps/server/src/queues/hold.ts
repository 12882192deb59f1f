import { hold as decide } from '@clinic/core/queues/hold'
import type { StaffContext } from '../auth/context.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Puts a patient on hold (REQ-494). Refusals: see the rule. */
export function hold(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Hold Patient',
    description: 'Put on hold',
    decide: (patient) => decide(patient, { staff: context.staff }),
  })
}
