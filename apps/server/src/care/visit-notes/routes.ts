import * as contract from '@clinic/contract/patients/visit-notes'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { discardVisitNote } from './discard-visit-note.ts'
import { markNoteInError } from './mark-note-in-error.ts'
import { readVisitNotes } from './read-visit-notes.ts'
import { saveVisitNote } from './save-visit-note.ts'
import { signVisitNote } from './sign-visit-note.ts'

/** Notes of practitioners on their visits. */
export function mountVisitNotes(mount: Mount<Caller>): void {
  mount(contract.readVisitNotes, ({ params }, caller) => readVisitNotes(staffContext(caller), params.patient_id))
  mount(contract.saveVisitNote, ({ params, body }, caller) => saveVisitNote(staffContext(caller), { ...params, draft: body }))
  mount(contract.discardVisitNote, ({ params }, caller) => discardVisitNote(staffContext(caller), params.patient_id))
  mount(contract.markNoteInError, ({ params, body }, caller) => markNoteInError(staffContext(caller), { ...params, ...body }))
  mount(contract.signVisitNote, ({ params, body }, caller) => signVisitNote(staffContext(caller), { ...params, ...body }))
}
