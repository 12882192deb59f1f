import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'

/** Locks a patient’s row until the transaction ends, so that what is read after it stays true. Refusal: `record-merged` (F-13). */
export async function lockRow(tx: Tx, patient_id: string): Promise<void> {
  const [row] = await tx<{ merged_into: string | null }[]>`
    select merged_into from patients where patient_id = ${patient_id} for update`
  if (row && row.merged_into !== null) throw new Problem('record-merged', { survivor: row.merged_into })
}
