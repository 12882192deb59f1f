import type { Tx } from '../../platform/db/database.ts'

/** Locks a patient’s row until the transaction ends, so that what is read after it stays true. */
export async function lockRow(tx: Tx, patient_id: string): Promise<void> {
  await tx`select from patients where patient_id = ${patient_id} for update`
}
