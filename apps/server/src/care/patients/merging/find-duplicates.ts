import { LIKELY_DUPLICATE, scoreDuplicate } from '@clinic/core/patients/score-duplicate'
import { type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type LookUpRow, lookUpRows } from '../access/look-up-store.ts'
import { findComparable } from '../registration/duplicate-store.ts'
import { recheckSuspects, replacePairs, takeChecks } from './duplicate-pairs-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
/** Patients of one transaction, and of one run: an import may bring a million. */
const BATCH = 100
const MOST = 5000
type Schedule = Pick<Context, 'sql' | 'now' | 'zone'>

/**
 * Compares new and changed patients with those who share a birth date, phone or email, and lists likely duplicates
 * (F-13). The list is no part of a record, so there is no entry. Returns how many were compared.
 */
export async function findDuplicates(schedule: Schedule): Promise<number> {
  const context = { ...BY_TIMETABLE, ...schedule }
  let compared = 0
  for (;;) {
    const taken = await change(context, async (tx, { now }) => {
      const ids = await takeChecks(tx, BATCH)
      for (const id of ids) await compareOne(tx, id, now)
      return { result: ids.length, audit: FOUND_NOTHING }
    })
    compared += taken
    if (taken < BATCH || compared >= MOST) return compared
  }
}

/** Every night all who may have a duplicate are compared again: a pair may have been found by an older rule, or missed. */
export async function recheckDuplicates(schedule: Schedule): Promise<void> {
  await change({ ...BY_TIMETABLE, ...schedule }, async (tx) => {
    await recheckSuspects(tx)
    return { result: undefined, audit: FOUND_NOTHING }
  })
}

async function compareOne(tx: Tx, patient_id: string, now: string): Promise<void> {
  const [row] = await lookUpRows(tx, tx`p.patient_id = ${patient_id} and p.merged_into is null`)
  const found = row ? await likelyTo(tx, row) : []
  await replacePairs(tx, { patient_id, found, now })
}

async function likelyTo(tx: Tx, row: LookUpRow): Promise<{ other: string; score: number }[]> {
  const others = await findComparable(tx, row)
  return others
    .filter((other) => other.patient_id !== row.patient_id && other.merged_into === null)
    .map((other) => ({ other: other.patient_id, score: scoreDuplicate(row, other) }))
    .filter(({ score }) => score >= LIKELY_DUPLICATE)
}
