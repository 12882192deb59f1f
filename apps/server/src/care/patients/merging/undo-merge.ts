import { MERGE_UNDO_DAYS } from '@clinic/contract/patients/duplicates'
import { mergedAfterUndo, survivorAfterUndo } from '@clinic/core/patients/after-undo'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { updateRecord, upsertDetails } from '../store.ts'
import { withdrawAnnouncement } from './announce-email.ts'
import {
  closeMerge,
  findMerge,
  findMergeRow,
  findWorking,
  hasLaterMerge,
  lockRecords,
  type MergeFound,
  type MergeRow,
  returnFollowers,
  writeRow,
} from './merge-store.ts'
import { returnOpenRows } from './move-open-rows.ts'

/**
 * Takes a merge back within 90 days (F-13): both records are as before it, save what was changed since, which
 * stays in the survivor. Refusals: `merge-not-found`, `merge-undone`, `merge-undo-over`, `merge-undo-order`.
 */
export async function undoMerge(context: StaffContext, id: number): Promise<void> {
  await change(context, async (tx, { staff, now }) => {
    const seen = Number.isSafeInteger(id) ? await findMergePair(tx, id) : null
    if (!seen) throw new Problem('merge-not-found')
    await lockRecords(tx, [seen.survivor_id, seen.merged_id])
    const merge = await findMerge(tx, id)
    const [survivor, merged] = [await findMergeRow(tx, seen.survivor_id), await findMergeRow(tx, seen.merged_id)]
    if (!merge || !survivor || !merged) throw new Problem('merge-not-found')
    if (merge.undone_at !== null) throw new Problem('merge-undone')
    if (merge.undo_until < now) throw new Problem('merge-undo-over', { days: MERGE_UNDO_DAYS })
    if (await hasLaterMerge(tx, merge)) throw new Problem('merge-undo-order')
    await giveBack(tx, merge, { survivor, now })
    await withdrawAnnouncement(tx, { patient_id: merge.survivor_id, merged_at: merge.merged_at, now })
    await closeMerge(tx, merge, { user_id: staff.id, now })
    const [after, opened] = [await findMergeRow(tx, merge.survivor_id), await findMergeRow(tx, merge.merged_id)]
    if (!after || !opened) throw new Error('a locked patient is missing')
    return {
      result: undefined,
      audit: [
        entry(merge.survivor_id, `Took the merge with ${merge.merged_id} back`),
        entry(merge.merged_id, `Took the merge into ${merge.survivor_id} back`),
      ],
      live: [patientNotice(survivor.patient, after.patient), patientNotice(merged.patient, opened.patient)],
    }
  })
}

async function findMergePair(tx: Tx, id: number): Promise<Pick<MergeFound, 'survivor_id' | 'merged_id'> | null> {
  const [row] = await tx<Pick<MergeFound, 'survivor_id' | 'merged_id'>[]>`select survivor_id, merged_id from merges where id = ${id}`
  return row ?? null
}

async function giveBack(tx: Tx, merge: MergeFound, { survivor, now }: { survivor: MergeRow; now: string }): Promise<void> {
  const { kept, survivor_id, merged_id } = merge
  const current = { ...survivor.patient, phone: survivor.identity.phone, email: survivor.identity.email }
  const holders = [kept.merged.before.assigned_pcr, kept.merged.before.assigned_np].filter((one) => typeof one === 'number')
  const facts = { survivor: kept.survivor.patient, now: current, working: await findWorking(tx, holders), moment: now }
  await writeRow(tx, survivor_id, survivorAfterUndo(kept.survivor.patient, current))
  const details = survivorAfterUndo(kept.survivor.details, survivor.identity)
  if (Object.keys(details).length > 0) await upsertDetails(tx, { patient_id: survivor_id, ...details })
  await updateRecord(tx, survivor_id, survivorAfterUndo(kept.survivor.record, survivor.record))
  await writeRow(tx, merged_id, { ...mergedAfterUndo(kept.merged, facts), merged_into: null })
  await returnFollowers(tx, merged_id)
  await returnOpenRows(tx, { survivor_id, merged_id, now }, kept.moved)
}

function entry(patient_id: string, description: string) {
  return { action: 'Undo Merge', description, entity: { kind: 'patient', id: patient_id }, patient_id } as const
}
