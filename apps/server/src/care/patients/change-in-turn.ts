import type { Patient } from '@clinic/core/patients/patient'
import { newPatient } from '@clinic/core/patients/status-fields'
import type { Tx } from '../../platform/db/database.ts'
import type { NamedPatient } from './present.ts'
import { insertPatient, lockPatient, updatePatient } from './store.ts'

export type InTurn = { before: NamedPatient | null; after: NamedPatient }

/**
 * The chat’s write path: within the turn’s transaction, locks the row (creating it if needed) and writes the rule’s
 * fields. The caller audits.
 */
export async function changeInTurn(
  tx: Tx,
  patient_id: string,
  decide: (patient: Patient) => Partial<Patient> | Promise<Partial<Patient>>,
): Promise<InTurn> {
  const before = await lockPatient(tx, patient_id)
  if (before) return { before, after: await updatePatient(tx, patient_id, await decide(before)) }
  return { before: null, after: await insertPatient(tx, { patient_id, ...(await decide(newPatient(patient_id))) }) }
}
