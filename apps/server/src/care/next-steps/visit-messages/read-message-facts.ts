import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findMessageFacts, type MessageFacts } from './visit-message-store.ts'

/** For whom a message is written. Refusal: `patient-not-found`, also when not visible. */
export async function readMessageFacts({ sql, staff }: StaffContext, patient_id: string): Promise<MessageFacts> {
  const [patient, facts] = await Promise.all([readPatient(sql, patient_id), findMessageFacts(sql, patient_id)])
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  return facts
}
