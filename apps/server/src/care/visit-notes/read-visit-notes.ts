import type { VisitNotes } from '@clinic/contract/patients/visit-notes'
import { hasScope } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { noteRead } from '../patients/note-read.ts'
import { readPatient } from '../patients/read-patient.ts'
import { presentDraft, presentNote } from './present-note.ts'
import { findDraft, findNotes, findOtherDrafts } from './visit-note-store.ts'

/**
 * Audited. A draft is shown to its author alone; once their account is disabled, to those who write or manage notes, with an entry of its own.
 * Refusal: `patient-not-found`.
 */
export async function readVisitNotes(context: StaffContext, patient_id: string): Promise<VisitNotes> {
  const { sql, staff, zone } = context
  await noteRead(context, await readPatient(sql, patient_id), 'Read the visit notes')
  const writing = { patient_id, author_id: staff.id }
  const [notes, draft, others] = await Promise.all([findNotes(sql, patient_id), findDraft(sql, writing), findOtherDrafts(sql, writing)])
  const reads = hasScope(staff, ['np', 'npmanager', 'admin'])
  for (const { author } of others.filter(({ orphaned }) => orphaned && reads))
    await note(context, {
      action: 'Read Patient Record',
      description: `Read the unsigned draft of ${author}`,
      entity: { kind: 'patient', id: patient_id },
      patient_id,
    })
  return {
    notes: notes.map((note) => presentNote(note, staff)),
    draft: draft && presentDraft(draft, zone),
    others: others.map((other) => {
      const { author, started_at, orphaned } = other
      return { author, started_at, left: orphaned && reads ? presentDraft(other, zone) : null }
    }),
  }
}
