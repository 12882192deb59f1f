import type { Tx } from '../../../platform/db/database.ts'
import { updatePatient } from '../store.ts'

/** The day of renewal of a locked patient, as a medical document sets it. The caller audits. */
export async function writeRenewal(tx: Tx, patient_id: string, day: string): Promise<void> {
  await updatePatient(tx, patient_id, { upcoming_renewal_date: day })
}
