import type { VisitNotes } from '@clinic/contract/patients/visit-notes'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { noteRead } from '../patients/note-read.ts'
import { readPatient } from '../patients/read-patient.ts'
import { presentDraft, presentNote } from './present-note.ts'
import { findDraft, findNotes, findOtherDrafts } from './visit-note-store.ts'

/** Audited. A draft is shown to its author alone. Refusal: `patient-not-found`. */
export async function readVisitNotes(context: StaffContext, patient_id: string): Promise<VisitNotes> {
  const { sql, staff, zone } = context
  await noteRead(context, await readPatient(sql, patient_id), 'Read the visit notes')
  const writing = { patient_id, author_id: staff.id }
  const [notes, draft, others] = await Promise.all([findNotes(sql, patient_id), findDraft(sql, writing), findOtherDrafts(sql, writing)])
  return { notes: notes.map((note) => presentNote(note, staff)), draft: draft && presentDraft(draft, zone), others }
}
