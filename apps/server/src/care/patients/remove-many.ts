import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { deleteMany, findTouched, findUntouched, type Planned } from './bulk-store.ts'

/** Removes the patients that nothing references, returning their IDs. Others stay, to keep their history. */
export async function removeMany(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const removed = await findUntouched(tx, ids)
  await deleteMany(tx, removed)
  return removed
}

/**
 * Of the patients an import wrote: those to check one by one before undoing, because they (may) differ or were added
 * and are referenced by now.
 */
export function findTouchedSince(sql: Sql, { written, at }: Omit<Planned, 'provinces'>): Promise<string[]> {
  return findTouched(sql, { written, at, provinces: Object.fromEntries(PROVINCE_CODES.map((code) => [code, provinceName(code)])) })
}

/** The patients that `removeMany` would remove. */
export function findRemovable(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return findUntouched(sql, ids)
}
