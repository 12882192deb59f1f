import type { Sql } from '../../../platform/db/database.ts'
import { findMedications } from './store.ts'

/** The medicines of a record, for rules of other modules; a person reads them with the record, which is audited. */
export function readMedications(sql: Sql, patient_id: string): Promise<unknown[]> {
  return findMedications(sql, patient_id)
}
