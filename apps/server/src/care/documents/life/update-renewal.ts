import { isInForce } from '@clinic/core/documents/document-step'
import type { Tx } from '../../../platform/db/database.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { writeRenewal } from '../../patients/renewal/write-renewal.ts'
import { findDocuments } from './document-store.ts'

export type RenewalChange = { upcoming_renewal_date?: { from: string | null; to: string } }

/**
 * The renewal follows the document in force that ends last (F-8); without one it stays as it is. The patient is locked. Returns what changed, for
 * the audit entry.
 */
export async function updateRenewal(tx: Tx, patient_id: string, today: string): Promise<RenewalChange> {
  const [last] = (await findDocuments(tx, patient_id))
    .filter((document) => isInForce(document, today))
    .map(({ ends_on }) => ends_on)
    .sort()
    .reverse()
  const patient = last === undefined ? null : await readPatient(tx, patient_id)
  if (last === undefined || !patient || patient.upcoming_renewal_date === last) return {}
  await writeRenewal(tx, patient_id, last)
  return { upcoming_renewal_date: { from: patient.upcoming_renewal_date, to: last } }
}
