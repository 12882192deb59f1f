import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findLicences, type StoredLicence } from './licence-store.ts'

/** What a signature is judged by; shown to no one, so not audited. */
export function listHeldLicences(sql: Sql | Tx, user_id: number): Promise<StoredLicence[]> {
  return findLicences(sql, user_id)
}
