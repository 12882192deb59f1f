import type { Patient } from '@clinic/core/patients/patient'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { undoMessage } from './visit-message-store.ts'

/** Withdraws what the patient would have been told after a completion that is undone. Refusal: `undo-expired` once the patient has it. */
export async function withdrawVisitMessage(tx: Tx, { patient_id, completed_appointment_at }: Patient, now: string): Promise<void> {
  if (completed_appointment_at === null) return
  if (!(await undoMessage(tx, { patient_id, decided_at: completed_appointment_at, now }))) throw new Problem('undo-expired')
}
