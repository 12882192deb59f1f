import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { findNewest, findOrigins, findUsable, findVersion } from './store.ts'

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
  return load(sql, await findNewest(sql))
}

/** The newest version of every questionnaire that patients may be asked: published by the clinic, or approved by a practitioner (F-21). */
export async function listUsable(sql: Sql | TransactionSql): Promise<Questionnaire[]> {
  return load(sql, await findUsable(sql))
}

/** The newest version of every questionnaire whose newest version built in. */
export async function listShipped(sql: Sql | TransactionSql): Promise<Questionnaire[]> {
  const origins = await findOrigins(sql)
  const isShipped = ({ key, version }: Questionnaire) =>
    origins.some((one) => one.key === key && one.version === version && one.origin === 'starter')
  return (await listNewest(sql)).filter(isShipped)
}

async function load(sql: Sql | TransactionSql, versions: readonly Pick<Questionnaire, 'key' | 'version'>[]): Promise<Questionnaire[]> {
  const read = await Promise.all(versions.map(({ key, version }) => loadVersion(sql, key, version)))
  return read.filter((one) => one !== null)
}

/** For tests, which change databases within one process. @internal */
export function forgetVersions(): void {
  kept.clear()
}
