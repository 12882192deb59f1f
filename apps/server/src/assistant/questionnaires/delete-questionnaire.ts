import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { draftNotice } from './draft-notice.ts'
import { lockDraft, markDeleted } from './draft-store.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { presentDraft } from './present-draft.ts'

/** Deletes a draft (REQ-407); what is published is asked as before. Refusal: `questionnaire-not-found`. */
export function deleteQuestionnaire(context: StaffContext, id: string): Promise<{ id: number }> {
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id)
    await markDeleted(tx, { id: draft.id, user_id: context.staff.id, now: context.now })
    return {
      result: { id: draft.id },
      audit: {
        action: 'Questionnaire Deleted',
        description: `Deleted the draft of “${draft.name}”`,
        entity: { kind: 'questionnaire', id: draft.key },
      },
      live: [draftNotice(draft)],
    }
  })
}

/** Brings a deleted draft back as it was. Refusals: `questionnaire-not-found`, `already-done`. */
export async function restoreQuestionnaire(context: StaffContext, id: string): Promise<QuestionnaireDraft> {
  await change(context, async (tx, context) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw new Problem('questionnaire-not-found')
    if (draft.deleted_at === null) throw new Problem('already-done')
    await markDeleted(tx, { id: draft.id, user_id: null, now: context.now })
    return {
      result: undefined,
      audit: {
        action: 'Questionnaire Restored',
        description: `Restored the draft of “${draft.name}”`,
        entity: { kind: 'questionnaire', id: draft.key },
      },
      live: [draftNotice(draft)],
    }
  })
  return presentDraft(context.sql, id)
}
