import type { StatusRecord } from '@clinic/contract/patients'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { noteRead } from './note-read.ts'
import { presentRecord } from './present.ts'
import { findPatient, findRecord } from './store.ts'

/** A patient’s whole record; audited. Refusal: `patient-not-found`, also outside the caller’s provinces. */
export async function readRecord(context: StaffContext, patient_id: string): Promise<StatusRecord> {
  const [patient, record] = await Promise.all([findPatient(context.sql, patient_id), findRecord(context.sql, patient_id)])
  if (!patient || !record) throw new Problem('patient-not-found')
  await noteRead(context, patient, 'Opened the record')
  return presentRecord(patient, record)
}
