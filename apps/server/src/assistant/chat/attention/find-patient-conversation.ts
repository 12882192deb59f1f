import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../../../care/patients/read-patient.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { minuteIn } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findConversationsOf } from '../holding/attention-store.ts'

/** A patient’s conversations, newest first, and the newest one that is not over; null: none. Refusal: `patient-not-found`. */
export async function findPatientConversation({ sql, staff, zone }: StaffContext, patient_id: string) {
  const patient = await readPatient(sql, patient_id)
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  const found = await findConversationsOf(sql, patient_id)
  return {
    conversation_id: found.find(({ closed }) => !closed)?.id ?? null,
    conversations: found.map(({ started_at, ...one }) => ({ ...one, minute: minuteIn(zone, started_at) })),
  }
}
