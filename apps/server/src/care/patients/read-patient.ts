import type { Sql, Tx } from '../../platform/db/database.ts'
import type { NamedPatient } from './present.ts'
import { findPatient } from './store.ts'

/** The narrow row for other nouns to judge visibility by; nobody is shown it, so no entry is written. */
export function readPatient(sql: Sql | Tx, patient_id: string): Promise<NamedPatient | null> {
  return findPatient(sql, patient_id)
}
