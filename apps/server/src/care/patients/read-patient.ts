import type { Sql, Tx } from '../../platform/db/database.ts'
import type { NamedPatient } from './present.ts'
import { findPatient } from './store.ts'

/** The narrow row for other modules’ visibility checks; shown to no one, so not audited. */
export function readPatient(sql: Sql | Tx, patient_id: string): Promise<NamedPatient | null> {
  return findPatient(sql, patient_id)
}
