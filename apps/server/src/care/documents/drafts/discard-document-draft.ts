import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { deleteDraft } from './draft-store.ts'

/** Refusals: `patient-not-found`, `document-draft-not-found`. */
export function discardDocumentDraft(context: StaffContext, patient_id: string): Promise<{ message: string }> {
  return change(context, async (tx, context) => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    if (!(await deleteDraft(tx, { patient_id, author_id: context.staff.id }))) throw new Problem('document-draft-not-found')
    return {
      result: { message: 'Draft discarded.' },
      audit: {
        action: 'Discard Medical Document',
        description: 'Discarded the draft of a medical document',
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
    }
  })
}
