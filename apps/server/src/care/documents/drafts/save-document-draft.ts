import { isDeepStrictEqual } from 'node:util'
import type { DocumentDraft, Readiness } from '@clinic/contract/documents/readiness'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type Changed, change, KEPT_AS_DRAFT, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findDraft, writeDraft } from './draft-store.ts'
import { showReadiness } from './read-readiness.ts'
import type { Signing } from './signing.ts'

type Order = { patient_id: string; version: number; draft: DocumentDraft }

/**
 * Saves what the caller types; the first save begins the draft. A save whose reply was lost is answered as saved. Refusals: `patient-not-found`,
 * `document-draft-changed`.
 */
export async function saveDocumentDraft(
  context: StaffContext,
  { patient_id, version, draft }: Order,
  signing: Signing,
): Promise<Readiness> {
  await change(context, async (tx, context): Promise<Changed<null>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
    const row = { patient_id, author_id: context.staff.id, content: draft, version, now: context.now }
    const stored = await findDraft(tx, row)
    if (stored && isDeepStrictEqual(stored.content, draft)) return { result: null, audit: NOTHING_CHANGED }
    if (!(await writeDraft(tx, row))) throw new Problem('document-draft-changed')
    if (version > 0) return { result: null, audit: KEPT_AS_DRAFT }
    return {
      result: null,
      audit: {
        action: 'Start Medical Document',
        description: 'Started the draft of a medical document',
        entity: { kind: 'patient', id: patient_id },
        patient_id,
      },
    }
  })
  return showReadiness(context, patient_id, signing)
}
