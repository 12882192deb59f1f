import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPatient } from '../patients/read-patient.ts'
import { deleteDraft, lockDraft } from './visit-note-store.ts'

/** Throws away the caller’s draft. Refusals: `patient-not-found`, `visit-note-not-found`. */
export function discardVisitNote(context: StaffContext, patient_id: string): Promise<{ message: string }> {
  return change(context, async (tx, context) => {
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const draft = await lockDraft(tx, { patient_id, author_id: context.staff.id })
    if (!draft) throw new Problem('visit-note-not-found')
    await deleteDraft(tx, draft.id)
    const entity = { kind: 'patient' as const, id: patient_id }
    return {
      result: { message: 'Draft discarded.' },
      audit: { action: 'Discard Visit Note', description: `Discarded the draft: ${draft.kind}`, entity, patient_id },
    }
  })
}
