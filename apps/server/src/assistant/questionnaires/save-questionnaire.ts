import type { Questions } from '@clinic/contract/questionnaires'
import type { Information, QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { loadInto } from './load-into.ts'
import { lockDraftForEdit, refuseOldRevision } from './lock-draft-for-edit.ts'
import { describe } from './make-edits.ts'
import { presentDraft } from './present-draft.ts'
import { redrawImage } from './redraw-image.ts'
import { saveEdits } from './save-edits.ts'

type Order = { [F in keyof Information]?: Information[F] | undefined } & { revision: number; questions?: Questions | undefined }

/**
 * Saves a whole draft, changed at the revision that was read (REQ-384, REQ-406, E-1): all questions, general information, or both. What is
 * stored already is answered as saved, at any revision. Refusals: `questionnaire-not-found`, `questionnaire-changed` with who changed it,
 * `invalid-input`, `questionnaire-too-long`.
 */
export async function saveQuestionnaire(context: StaffContext, id: string, order: Order): Promise<QuestionnaireDraft> {
  const { revision, questions, name, description } = order
  const image = await redrawNew(context, id, order.image)
  await change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id)
    const loaded = questions === undefined ? { draft, made: [], results: [] } : loadInto(draft, questions)
    const saved = describe(loaded, {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(image !== undefined && { image }),
    })
    if (saved.made.length === 0) return { result: undefined, audit: NOTHING_CHANGED }
    refuseOldRevision(draft, revision)
    return { result: undefined, ...(await saveEdits(tx, context, { ...saved, said: 'Saved: changes' })) }
  })
  return presentDraft(context.sql, id)
}

/** A picture that the draft already has stays as it is: drawing it again each time would wear it out. */
async function redrawNew(context: StaffContext, id: string, image: string | null | undefined): Promise<string | null | undefined> {
  if (image === null || image === undefined) return image
  const { image: held } = await presentDraft(context.sql, id)
  return image === held ? image : redrawImage(image)
}
