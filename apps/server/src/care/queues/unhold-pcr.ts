import { unholdPcr as decide } from '@clinic/core/queues/unhold-pcr'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Takes a patient of the PCR queue off hold. Refusals: see the rule. */
export function unholdPcr(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Unhold Patient',
    description: 'Taken off hold',
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff }),
  })
}
