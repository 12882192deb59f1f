import type { Sql, Tx } from '../platform/database.ts'
import { deleteMany, findUntouched } from './many-store.ts'

/** Removes those of these patients whom nothing else knows of; answers whom. Everybody else stays: what happened to them must not be lost. */
export async function removeMany(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const removed = await findUntouched(tx, ids)
  await deleteMany(tx, removed)
  return removed
}

/** Whom `removeMany` would remove. */
export function findRemovable(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return findUntouched(sql, ids)
}
