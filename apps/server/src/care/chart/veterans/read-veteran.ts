import type { RecordedCover } from '@clinic/contract/patients/veteran'
import { billingLimit } from '@clinic/core/documents/billing-limit'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { noteRead } from '../../patients/note-read.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findCover } from './find-cover.ts'

/** Audited. Refusal: `patient-not-found`. */
export async function readVeteran(context: StaffContext, patient_id: string): Promise<RecordedCover> {
  const { sql, zone, now } = context
  await noteRead(context, await readPatient(sql, patient_id), 'Read whether Veterans Affairs pays')
  const known = await findCover(sql, patient_id)
  if (!known) return { version: 0, cover: null, limit_g: null, by: null, at: null, reason: '' }
  return { ...known, limit_g: known.cover && billingLimit(known.cover, dayIn(zone, now)) }
}
