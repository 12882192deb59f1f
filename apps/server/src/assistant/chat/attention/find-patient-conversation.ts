import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../../../care/patients/read-patient.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findNewest } from './attention-store.ts'

/** The newest conversation of a patient that is not over; null: none. Refusal: `patient-not-found`. */
export async function findPatientConversation({ sql, staff }: StaffContext, patient_id: string) {
  const patient = await readPatient(sql, patient_id)
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  return { conversation_id: (await findNewest(sql, patient_id))?.id ?? null }
}
