import type { StatusRecord } from '@clinic/contract/patients'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentRecord } from './present.ts'
import { findPatient, findRecord } from './store.ts'

/** A patient’s whole record; audited. Refusal: `patient-not-found`, also outside the caller’s provinces. */
export async function readRecord(context: StaffContext, patient_id: string): Promise<StatusRecord> {
  const [patient, record] = await Promise.all([findPatient(context.sql, patient_id), findRecord(context.sql, patient_id)])
  if (!patient || !record || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  await note(context, {
    action: 'Read Patient Record',
    description: 'Opened the record',
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
  return presentRecord(patient, record)
}
