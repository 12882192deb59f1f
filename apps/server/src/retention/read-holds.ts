import type { LegalHolds } from '@clinic/contract/retention'
import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../care/patients/read-patient.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import type { Sql, Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { findHolds } from './store.ts'

/** The active and earlier legal holds of a chart. Refusal: `patient-not-found`, also outside the caller’s provinces. */
export async function readHolds(context: StaffContext, patient_id: string): Promise<LegalHolds> {
  const patient = await readPatient(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  return presentHolds(context.sql, patient_id)
}

/** Same for callers already authorized. */
export async function presentHolds(sql: Sql | Tx, patient_id: string): Promise<LegalHolds> {
  const holds = await findHolds(sql, patient_id)
  return {
    standing: holds.find(({ lifted_at }) => lifted_at === null) ?? null,
    earlier: holds.filter(({ lifted_at }) => lifted_at !== null),
  }
}
