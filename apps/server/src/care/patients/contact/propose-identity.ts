import { CONFIRM_HOURS, type IdentityField, type IdentityOrder } from '@clinic/contract/patients/identity'
import { callerRefusal } from '@clinic/core/patients/caller-refusal'
import { checkIdentity } from '@clinic/core/patients/check-identity'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn, later } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { presentRow } from '../present.ts'
import { lockPatient } from '../store.ts'
import { findKnown } from './contact-store.ts'
import { insertProposal } from './identity-store.ts'
import { identityOf } from './read-identity.ts'

export const IDENTITY_WORDS: Readonly<Record<IdentityField, string>> = {
  first_name: 'first name',
  last_name: 'last name',
  date_of_birth: 'birth date',
  health_number: 'health number',
}

/**
 * Proposes a correction of name, birth date or health number (F-12); the record changes when a second person confirms.
 * The log names the fields only. Refusals: `patient-not-found`, `version-conflict`, `invalid-input` with fields,
 * `correction-waits`, those of `callerRefusal`.
 */
export async function proposeIdentity(
  context: StaffContext,
  order: IdentityOrder & { patient_id: string },
): Promise<{ id: number; confirm_until: string }> {
  const checked = checkIdentity(order.identity, dayIn(context.zone, context.now))
  if ('errors' in checked) throw new Problem('invalid-input', { fields: checked.errors })
  const { patient_id, reason, note, checked_by } = order
  return change(context, async (tx, { staff, now }) => {
    const patient = await lockPatient(tx, patient_id)
    const known = patient && (await findKnown(tx, patient_id))
    if (!patient || !known || !canSee(staff, patient)) throw new Problem('patient-not-found')
    if (order.version !== patient.version) throw new Problem('version-conflict', { patient: presentRow(patient) })
    const stored = identityOf(known)
    const after = Object.fromEntries(Object.entries(checked.identity).filter(([field, value]) => value !== stored[field as IdentityField]))
    const fields = Object.keys(after) as IdentityField[]
    if (fields.length === 0) throw new Problem('invalid-input', { fields: { identity: 'is the same as in the record' } })
    const refusal = callerRefusal(staff, known, order)
    if (refusal) throw new Problem(refusal)
    const before = Object.fromEntries(fields.map((field) => [field, stored[field]]))
    const confirm_until = later(now, CONFIRM_HOURS * 3600)
    const proposed = { patient_id, proposed_by: staff.id, proposed_at: now, confirm_until, reason, note, checked_by, before, after }
    const id = await insertProposal(tx, proposed)
    if (id === null) throw new Problem('correction-waits')
    return {
      result: { id, confirm_until },
      audit: {
        action: 'Propose Correction',
        description: `Proposed a correction of ${fields.map((field) => IDENTITY_WORDS[field]).join(', ')}`,
        entity: { kind: 'patient', id: patient_id },
        changes: { reason: { from: null, to: reason } },
        patient_id,
      },
      live: [patientNotice(patient, patient)],
    }
  })
}
