import type { Queue } from '@clinic/contract/queues'
import { assign as decide } from '@clinic/core/queues/assign'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readStanding } from '../../identity/users/licences/read-standing.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'

export type Assignment = { patient_id: string; queue: Queue; user_id: number; confirmed: boolean }

/**
 * A manager assigns a patient (REQ-542, REQ-547, C-2). Refusals: see the rule; `pcr-not-found` and `np-not-found` for
 * unknown ids.
 */
export function assign(context: StaffContext, { patient_id, queue, user_id, confirmed }: Assignment) {
  return changePatient(context, {
    patient_id,
    action: 'Assign Patient',
    description: `Assigned in the ${queue.toUpperCase()} queue`,
    undoable: true,
    holder: () => user_id,
    decide: async (patient, { tx, holder }) => {
      if (!holder) return { refuse: queue === 'pcr' ? 'pcr-not-found' : 'np-not-found' }
      const active = await countActive(tx, holder.id, { queue, except: patient_id })
      const { province } = patient
      const standing = queue === 'np' ? await readStanding(tx, context, { user_id: holder.id, province }) : 'not-verified'
      return decide(patient, { staff: context.staff, target: holder, queue, active, confirmed, now: context.now, standing })
    },
  })
}
