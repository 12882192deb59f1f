import type { SignedNote } from '@clinic/contract/patients/visit-notes'
import { canSee } from '@clinic/core/queues/can-see'
import { checkSignable } from '@clinic/core/visit-notes/check-signable'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockRow } from '../next-steps/lock-row.ts'
import { patientNotice } from '../patients/patient-notice.ts'
import { readPatient } from '../patients/read-patient.ts'
import { hashNote, presentNote } from './present-note.ts'
import { lockDraft, writeSignature } from './visit-note-store.ts'

type Order = { patient_id: string; version: number }

/**
 * Signs the caller’s draft as they read it; from then on it never changes. The patient is locked first, as in an undo, which has to see the
 * signature. Refusals: `patient-not-found`, `visit-note-changed`, and those of the rule.
 */
export function signVisitNote(context: StaffContext, { patient_id, version }: Order): Promise<{ note: SignedNote; message: string }> {
  return change(context, async (tx, context) => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const draft = await lockDraft(tx, { patient_id, author_id: context.staff.id })
    if (!draft || draft.version !== version) throw new Problem('visit-note-changed')
    const refusal = checkSignable(draft, context.now)
    if (refusal) throw new Problem(refusal.refuse, refusal.details)
    const signature = { signed_at: context.now, hash: hashNote(draft, context.now) }
    await writeSignature(tx, draft.id, signature)
    return {
      result: {
        note: presentNote({ ...draft, ...signature, error_reason: null, error_by: null, error_at: null }, context.staff),
        message: 'Note signed.',
      },
      audit: {
        action: 'Sign Visit Note',
        description: `Signed note ${draft.id}: ${draft.kind}`,
        entity: { kind: 'patient', id: patient_id },
        additionalInfo: `SHA-256 ${signature.hash}`,
        patient_id,
      },
      live: [patientNotice(null, patient)],
    }
  })
}
