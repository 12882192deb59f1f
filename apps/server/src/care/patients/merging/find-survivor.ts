import type { Sql, Tx } from '../../../platform/db/database.ts'

/** The record that a merged one leads to (F-13); any other ID leads to itself. */
export async function findSurvivor(sql: Sql | Tx, patient_id: string): Promise<string> {
  const [row] = await sql<{ merged_into: string }[]>`
    select merged_into from patients where patient_id = ${patient_id} and merged_into is not null`
  return row?.merged_into ?? patient_id
}
