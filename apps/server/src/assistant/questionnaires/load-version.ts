import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { findNewest, findVersion } from './store.ts'

const kept = new Map<string, Questionnaire>()

/** A published version; read once a process, since it never changes. */
export async function loadVersion(sql: Sql | TransactionSql, key: string, version: number): Promise<Questionnaire | null> {
  const name = `${key} ${version}`
  const found = kept.get(name) ?? (await findVersion(sql, key, version))
  if (found) kept.set(name, found)
  return found
}

/** The newest version of every questionnaire (REQ-405). */
export async function listNewest(sql: Sql | TransactionSql): Promise<Questionnaire[]> {
  const newest = await findNewest(sql)
  const read = await Promise.all(newest.map(({ key, version }) => loadVersion(sql, key, version)))
  return read.filter((one) => one !== null)
}

/** For tests, which change databases within one process. @internal */
export function forgetVersions(): void {
  kept.clear()
}
