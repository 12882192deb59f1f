import type { Queue } from '@clinic/contract/queues'
import { unassign as decide } from '@clinic/core/queues/unassign'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from '../patients/change-patient.ts'

/** Refusals: see the rule (REQ-443, REQ-493). */
export function unassign(context: StaffContext, { patient_id, queue }: { patient_id: string; queue: Queue }) {
  return changePatient(context, {
    patient_id,
    action: 'Unassign Patient',
    description: `Released in the ${queue.toUpperCase()} queue`,
    undoable: true,
    decide: (patient) => decide(patient, { staff: context.staff, queue }),
  })
}
