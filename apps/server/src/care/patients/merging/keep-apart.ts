import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { isLikelyPair, settleApart } from './duplicate-pairs-store.ts'
import { findMergeRow } from './merge-store.ts'

/** A manager says that two records are of two people: the pair leaves the list for good. Refusal: `patient-not-found`. */
export async function keepApart(context: StaffContext, { one_id, other_id }: { one_id: string; other_id: string }): Promise<void> {
  await change(context, async (tx, { staff, now }) => {
    const [one, other] = [await findMergeRow(tx, one_id), await findMergeRow(tx, other_id)]
    const visible = [one, other].every((row) => row && canSee(staff, row.patient))
    if (!one || !other || one_id === other_id || !(visible || (await isLikelyPair(tx, one_id, other_id))))
      throw new Problem('patient-not-found')
    await settleApart(tx, { one: one_id, other: other_id }, { user_id: staff.id, now })
    return { result: undefined, audit: [entry(one_id, other_id), entry(other_id, one_id)] }
  })
}

function entry(patient_id: string, with_id: string) {
  const description = `Not the same person as ${with_id}, a manager says`
  return { action: 'Keep Records Apart', description, entity: { kind: 'patient', id: patient_id }, patient_id } as const
}
