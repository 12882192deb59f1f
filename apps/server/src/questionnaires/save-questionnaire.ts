import type { Information, QuestionnaireDraft } from '@clinic/contract/questionnaire-drafts'
import type { Questions } from '@clinic/contract/questionnaires'
import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import { checkImage } from './check-image.ts'
import { holdDraft } from './hold-draft.ts'
import { keepEdits } from './keep-edits.ts'
import { loadInto } from './load-into.ts'
import { describe } from './make-edits.ts'
import { presentDraft } from './present-draft.ts'

type Order = { [F in keyof Information]?: Information[F] | undefined } & { revision: number; questions?: Questions | undefined }

/**
 * Saves a whole draft upon the revision that was read (REQ-384, REQ-406, E-1): all questions, general information, or both. Refusals:
 * `questionnaire-not-found`, `questionnaire-changed` with who changed it, `invalid-input`, `questionnaire-too-long`.
 */
export async function saveQuestionnaire(context: StaffContext, id: string, order: Order): Promise<QuestionnaireDraft> {
  const { revision, questions, name, description, image } = order
  checkImage(image)
  await change(context, async (tx, context) => {
    const draft = await holdDraft(tx, id, revision)
    const loaded = questions === undefined ? { draft, made: [], results: [] } : loadInto(draft, questions)
    const saved = describe(loaded, {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(image !== undefined && { image }),
    })
    return { result: undefined, ...(await keepEdits(tx, context, { ...saved, said: 'Saved: changes' })) }
  })
  return presentDraft(context.sql, id)
}
