import type { Queue } from '@clinic/contract/queues'
import { claim as decide } from '@clinic/core/queues/claim'
import { licenceWarning } from '@clinic/core/users/licence-standing'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readStanding } from '../../identity/users/licences/read-standing.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'

/**
 * Claims a patient: locks the claimer while the limit is counted, then the patient. Refusals: see the rule;
 * the loser learns who has the patient now. `warning`: about an NP’s licence (F-7).
 */
export async function claim(context: StaffContext, { patient_id, queue }: { patient_id: string; queue: Queue }) {
  let warning: string | null = null
  let active = Promise.resolve(0)
  const changed = await changePatient(context, {
    patient_id,
    action: 'Claim Patient',
    description: `Claimed in the ${queue.toUpperCase()} queue`,
    undoable: true,
    holder: context.staff.id,
    anyone: true,
    behindLocks(tx) {
      active = countActive(tx, context.staff.id, { queue, except: patient_id })
      active.catch(() => undefined)
    },
    decide: async (patient, { tx, holder }) => {
      if (!holder) return { refuse: 'current-user-not-found' }
      const { province } = patient
      const standing = queue === 'np' ? await readStanding(tx, context, { user_id: holder.id, province }) : 'not-verified'
      if (queue === 'np') warning = licenceWarning(standing, province)
      return decide(patient, { staff: holder, queue, active: await active, now: context.now, standing })
    },
  })
  return { ...changed, ...(warning !== null && { warning }) }
}
