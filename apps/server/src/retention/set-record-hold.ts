import type { LegalHolds } from '@clinic/contract/retention'
import type { AuditAction } from '@clinic/contract/vocabulary'
import { patientNotice } from '../care/patients/patient-notice.ts'
import { readPatient } from '../care/patients/read-patient.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../platform/db/change.ts'
import type { Tx } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { presentHolds } from './read-holds.ts'
import { insertHold, liftHold } from './store.ts'

type Because = { patient_id: string; reason: string }

/** While a hold is active nothing of the patient is deleted. Refusals: `patient-not-found`, `already-held` for another reason. */
export function setRecordHold(context: StaffContext, { patient_id, reason }: Because): Promise<LegalHolds> {
  return act(context, { patient_id, reason, action: 'Legal Hold Set' }, async (tx) => {
    const set = await insertHold(tx, { patient_id, reason, set_by: context.staff.name, set_at: context.now })
    if (!set && (await presentHolds(tx, patient_id)).standing?.reason !== reason) throw new Problem('already-held')
    return set
  })
}

/** Refusals: `patient-not-found`, `not-held`, except where the last hold was lifted for this reason. */
export function liftRecordHold(context: StaffContext, { patient_id, reason }: Because): Promise<LegalHolds> {
  return act(context, { patient_id, reason, action: 'Legal Hold Lifted' }, async (tx) => {
    const lifted = await liftHold(tx, { patient_id, reason, by: context.staff.name, now: context.now })
    if (!lifted && (await presentHolds(tx, patient_id)).earlier[0]?.lift_reason !== reason) throw new Problem('not-held')
    return lifted
  })
}

async function act(
  context: StaffContext,
  { patient_id, reason, action }: Because & { action: AuditAction },
  write: (tx: Tx) => Promise<boolean>,
): Promise<LegalHolds> {
  const patient = await readPatient(context.sql, patient_id)
  if (!patient) throw new Problem('patient-not-found')
  return change(context, async (tx) => {
    const isNew = await write(tx)
    const result = await presentHolds(tx, patient_id)
    if (!isNew) return { result, audit: NOTHING_CHANGED }
    return {
      result,
      audit: { action, description: reason, entity: { kind: 'patient', id: patient_id }, patient_id },
      live: [patientNotice(null, patient)],
    }
  })
}
