import { unhold as decide } from '@clinic/core/queues/unhold'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'

/** Within the assigned user’s limit (REQ-495). Refusals: see the rule. */
export function unhold(context: StaffContext, patient_id: string) {
  return changePatient(context, {
    patient_id,
    action: 'Unhold Patient',
    description: 'Taken off hold',
    undoable: true,
    holder: (patient) => patient.assigned_np,
    decide: async (patient, { tx, holder }) => {
      const active = holder ? await countActive(tx, holder.id, { queue: 'np', except: patient_id }) : 0
      return decide(patient, { staff: context.staff, active })
    },
  })
}
