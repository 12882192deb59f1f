import { isDeepStrictEqual } from 'node:util'
import type { NoteDraft, OpenDraft } from '@clinic/contract/patients/visit-notes'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { instantIn } from '../../platform/clock.ts'
import { type Changed, change, KEPT_AS_DRAFT, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPatient } from '../patients/read-patient.ts'
import { presentDraft } from './present-note.ts'
import { findDraft, hasSignedNote, insertDraft, lockDraft, type StoredNote, updateDraft } from './visit-note-store.ts'

type Order = { patient_id: string; draft: NoteDraft }
type Saved = { draft: OpenDraft }

/**
 * Saves the caller’s draft as it is typed. A save whose reply was lost is answered as saved. Refusals: `patient-not-found`;
 * `visit-note-changed` unless it is based on the newest one; `visit-note-not-found` for an addendum to no signed note; `invalid-input`.
 */
export function saveVisitNote(context: StaffContext, { patient_id, draft }: Order): Promise<Saved> {
  const writing = { patient_id, author_id: context.staff.id }
  return change(context, async (tx, context): Promise<Changed<Saved>> => {
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const given = { ...read(draft, context.zone), saved_at: context.now }
    const found = await lockDraft(tx, writing)
    if (!found) {
      await begin(tx, { ...given, ...writing }, draft.version)
    } else {
      if (found.kind !== given.kind || found.about !== given.about) throw new Problem('visit-note-changed')
      const asks = { content: given.content, happened_at: given.happened_at }
      if (isDeepStrictEqual(asks, { content: found.content, happened_at: found.happened_at }))
        return { result: { draft: presentDraft(found, context.zone) }, audit: NOTHING_CHANGED }
      if (found.version !== draft.version) throw new Problem('visit-note-changed')
      await updateDraft(tx, found.id, given)
    }
    const saved = await findDraft(tx, writing)
    if (!saved) throw new Problem('visit-note-changed')
    const result = { draft: presentDraft(saved, context.zone) }
    if (found) return { result, audit: KEPT_AS_DRAFT }
    const entity = { kind: 'patient' as const, id: patient_id }
    return { result, audit: { action: 'Start Visit Note', description: `Started: ${given.kind}`, entity, patient_id } }
  })
}

type Given = Pick<StoredNote, 'kind' | 'about' | 'content' | 'happened_at'>

function read(draft: NoteDraft, zone: string): Given {
  const { kind, content } = draft
  if (kind !== 'late-entry') return { kind, content, about: kind === 'addendum' ? draft.about : null, happened_at: null }
  const happened_at = draft.happened_local === '' ? null : instantIn(zone, `${draft.happened_local}:00.000`)
  if (happened_at === null && draft.happened_local !== '')
    throw new Problem('invalid-input', { fields: { happened_local: 'This time does not exist.' } })
  return { kind, content, about: null, happened_at }
}

async function begin(tx: Tx, row: Parameters<typeof insertDraft>[1], version: number): Promise<void> {
  if (version !== 0) throw new Problem('visit-note-changed')
  if (row.about !== null && !(await hasSignedNote(tx, row.patient_id, row.about))) throw new Problem('visit-note-not-found')
  if (!(await insertDraft(tx, row))) throw new Problem('visit-note-changed')
}
