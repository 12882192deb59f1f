import type { IdentityField } from '@clinic/contract/patients/identity'
import { confirmRefusal } from '@clinic/core/patients/confirm-refusal'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { lockPatient } from '../store.ts'
import { findKnown } from './contact-store.ts'
import { lockProposal, settleProposal, writeIdentity } from './identity-store.ts'
import { IDENTITY_WORDS } from './propose-identity.ts'
import { identityOf } from './read-identity.ts'

type Order = { patient_id: string; id: number; confirmed: boolean }

/**
 * A second person confirms a correction, and the record changes; or anyone declines it (F-12). Refusals:
 * `patient-not-found`, `correction-not-found`, `correction-settled`, and of the rule for confirming.
 */
export async function settleIdentity(context: StaffContext, { patient_id, id, confirmed }: Order): Promise<void> {
  await change(context, async (tx, { staff, now }) => {
    const patient = await lockPatient(tx, patient_id)
    const known = patient && (await findKnown(tx, patient_id))
    if (!patient || !known || !canSee(staff, patient)) throw new Problem('patient-not-found')
    const proposal = Number.isSafeInteger(id) ? await lockProposal(tx, { patient_id, id }) : null
    if (!proposal) throw new Problem('correction-not-found')
    if (proposal.settled !== '') throw new Problem('correction-settled')
    const refusal = confirmed ? confirmRefusal(proposal, { user_id: staff.id, now, stored: identityOf(known) }) : null
    if (refusal) throw new Problem(refusal)
    await settleProposal(tx, id, { settled: confirmed ? 'confirmed' : 'declined', user_id: staff.id, now })
    const row = confirmed ? await writeIdentity(tx, patient_id, proposal.after) : patient
    const fields = (Object.keys(proposal.after) as IdentityField[]).map((field) => IDENTITY_WORDS[field]).join(', ')
    return {
      result: undefined,
      audit: {
        action: confirmed ? 'Confirm Correction' : 'Decline Correction',
        description: `${confirmed ? 'Confirmed' : 'Declined'} the correction of ${fields} that ${proposal.by} proposed`,
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
      live: [patientNotice(patient, row)],
    }
  })
}
