import type { Tx } from '../../platform/db/database.ts'

/** Whether a visit note of a locked patient was signed at or after a moment. */
export async function hasSignedSince(tx: Tx, patient_id: string, since: string): Promise<boolean> {
  const rows = await tx`select from visit_notes where patient_id = ${patient_id} and signed_at >= ${since} limit 1`
  return rows.length > 0
}
