import type { EditsAnswer } from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { findBatch } from './edit-store.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { makeEdits } from './make-edits.ts'
import { changesSince } from './read-edits.ts'
import { saveEdits } from './save-edits.ts'

type Order = { revision: number; batch?: string | undefined; edits: QuestionnaireEdit[] }

/**
 * Makes edits, each upon the newest questions, whatever was edited since `revision`: every one is made or refused with a code. Answers what
 * is other now than at that revision. The same `batch` again makes none twice. Refusal of the whole: `questionnaire-not-found`.
 */
export function editDraft(context: StaffContext, id: string, { revision, batch, edits }: Order): Promise<EditsAnswer> {
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id)
    const known = batch === undefined ? undefined : await findBatch(tx, { draft_id: draft.id, batch })
    const making = makeEdits(draft, { edits, batch, ...(known && { known }) })
    const said = `${making.made.length} of ${edits.length} edits made`
    const kept = making.made.length === 0 ? ({ audit: NOTHING_CHANGED } as const) : await saveEdits(tx, context, { ...making, said })
    return { result: { ...(await changesSince(tx, making.draft, revision)), results: making.results }, ...kept }
  })
}
