import type { Queue } from '@clinic/contract/queues'
import { assign as decide } from '@clinic/core/queues/assign'
import type { StaffContext } from '../auth/context.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'
import { findHolder } from '../patients/find-holder.ts'

export type Assignment = { patient_id: string; queue: Queue; name: string; confirmed: boolean }

/** A manager gives a patient to somebody by wire name. Refusals: see the rule; `pcr-not-found` and `np-not-found` for unknown names. */
export async function assign(context: StaffContext, { patient_id, queue, name, confirmed }: Assignment) {
  const target = await findHolder(context, { queue, name })
  return changePatient(context, {
    patient_id,
    action: 'Assign Patient',
    description: `Assigned in the ${queue.toUpperCase()} queue`,
    holder: target,
    decide: async (patient, { tx, holder }) => {
      if (!holder) return { refuse: queue === 'pcr' ? 'pcr-not-found' : 'np-not-found' }
      const active = await countActive(tx, holder.id, { queue, except: patient_id })
      return decide(patient, { staff: context.staff, target: holder, queue, active, confirmed, now: context.now })
    },
  })
}
