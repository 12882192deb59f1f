import type { NoteErrorReason, SignedNote } from '@clinic/contract/patients/visit-notes'
import { canSee } from '@clinic/core/queues/can-see'
import { mayMarkInError } from '@clinic/core/visit-notes/may-mark-in-error'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockRow } from '../next-steps/lock-row.ts'
import { patientNotice } from '../patients/patient-notice.ts'
import { readPatient } from '../patients/read-patient.ts'
import { presentNote } from './present-note.ts'
import { findNotes, insertError } from './visit-note-store.ts'

type Order = { patient_id: string; id: string; reason: NoteErrorReason }
type Marked = { note: SignedNote; message: string }

/**
 * Marks a signed note as entered in error: it stays as it was signed, and care no longer reads it. What is marked already stays as it is.
 * Refusals: `patient-not-found`, `visit-note-not-found`, `forbidden` for those who neither wrote it nor manage NPs.
 */
export function markNoteInError(context: StaffContext, { patient_id, id, reason }: Order): Promise<Marked> {
  return change(context, async (tx, context): Promise<Changed<Marked>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const find = async () => (await findNotes(tx, patient_id)).find((note) => String(note.id) === id)
    const note = await find()
    if (!note) throw new Problem('visit-note-not-found')
    if (!mayMarkInError(context.staff, note)) throw new Problem('forbidden')
    const isNew = await insertError(tx, { note_id: note.id, user_id: context.staff.id, marked_at: context.now, reason })
    const marked = (await find()) ?? note
    const result = { note: presentNote(marked, context.staff), message: 'Marked as entered in error.' }
    if (!isNew) return { result, audit: NOTHING_CHANGED }
    return {
      result,
      audit: {
        action: 'Mark Note In Error',
        description: `Note ${note.id} was entered in error: ${reason}`,
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
      live: [patientNotice(null, patient)],
    }
  })
}
