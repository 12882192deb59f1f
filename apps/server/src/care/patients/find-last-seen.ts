import type { LastSeen } from '@clinic/core/queues/send-to-np'
import type { Tx } from '../../platform/db/database.ts'
import { lockIfFree } from './lock-if-free.ts'
import { readPatient } from './read-patient.ts'

/** The practitioner who saw the patient last, locked if they can take the patient back now. */
export async function findLastSeen(tx: Tx, patient_id: string): Promise<LastSeen | null> {
  const patient = await readPatient(tx, patient_id)
  return lockIfFree(tx, patient?.last_seen_practitioner ?? null, patient_id)
}
