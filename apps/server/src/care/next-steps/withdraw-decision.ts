import type { Patient } from '@clinic/core/patients/patient'
import type { Tx } from '../../platform/db/database.ts'

/** Marks the decision of the completion that is undone; its row stays. */
export async function withdrawDecision(tx: Tx, { patient_id, completed_appointment_at }: Patient, now: string): Promise<void> {
  await tx`
    update visit_decisions set undone_at = ${now}
    where patient_id = ${patient_id} and decided_at = ${completed_appointment_at} and undone_at is null`
}
