import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { deleteMany, findTouched, findUntouched, type Planned } from './bulk-store.ts'

/** Removes those of these patients whom nothing else knows of; answers whom. Everybody else stays: what happened to them must not be lost. */
export async function removeMany(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const removed = await findUntouched(tx, ids)
  await deleteMany(tx, removed)
  return removed
}

/**
 * Of those whom a list wrote to, who has to be looked at one by one before that can be taken back: not (or perhaps not) as they were written, or added
 * and known to something else by now.
 */
export function findTouchedSince(sql: Sql, { written, at }: Omit<Planned, 'provinces'>): Promise<string[]> {
  return findTouched(sql, { written, at, provinces: Object.fromEntries(PROVINCE_CODES.map((code) => [code, provinceName(code)])) })
}

/** Whom `removeMany` would remove. */
export function findRemovable(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return findUntouched(sql, ids)
}
