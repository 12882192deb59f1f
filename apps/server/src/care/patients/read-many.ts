import { provinceCode } from '@clinic/core/reference-data/provinces'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findIdsAfter, findTexts, lockMany, type PatientText } from './bulk-store.ts'

/** Patients as spreadsheet rows by ID; missing ones are omitted. */
export async function readMany(sql: Sql | Tx, ids: readonly string[]): Promise<Map<string, PatientText>> {
  const texts = await findTexts(sql, ids)
  for (const text of texts.values()) text.mailing_province = provinceCode(text.mailing_province ?? '') ?? text.mailing_province ?? ''
  return texts
}

/** Same under lock until the transaction ends. */
export async function lockAndReadMany(tx: Tx, ids: readonly string[]): Promise<Map<string, PatientText>> {
  await lockMany(tx, ids)
  return readMany(tx, ids)
}

/** All patients in batches by ID, never a million in memory. */
export async function* readEvery(sql: Sql): AsyncGenerator<PatientText[]> {
  for (let after = ''; ; ) {
    const ids = await findIdsAfter(sql, after)
    if (ids.length === 0) return
    const texts = await readMany(sql, ids)
    yield ids.map((id) => texts.get(id)).filter((text) => text !== undefined)
    after = ids.at(-1) ?? after
  }
}
