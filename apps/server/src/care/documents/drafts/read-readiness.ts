import type { Readiness } from '@clinic/contract/documents/readiness'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findFreshUntil } from '../../../identity/auth/factors/signing/find-fresh-factor.ts'
import { noteRead } from '../../patients/note-read.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findDraft } from './draft-store.ts'
import { gatherFacts } from './gather-facts.ts'
import { presentReadiness } from './present-readiness.ts'
import type { Signing } from './signing.ts'

/** Audited. Refusal: `patient-not-found`. */
export async function readReadiness(context: StaffContext, patient_id: string, signing: Signing): Promise<Readiness> {
  await noteRead(context, await readPatient(context.sql, patient_id), 'Read the draft of a medical document')
  return showReadiness(context, patient_id, signing)
}

/** The same for a caller who has just written it. */
export async function showReadiness(context: StaffContext, patient_id: string, { session, clinic_name }: Signing): Promise<Readiness> {
  const { sql, staff, now } = context
  const [gathered, stored, fresh_until] = await Promise.all([
    gatherFacts(sql, context, patient_id),
    findDraft(sql, { patient_id, author_id: staff.id }),
    findFreshUntil(sql, session, now),
  ])
  return presentReadiness(gathered, { stored, clinic_name, fresh_until })
}
