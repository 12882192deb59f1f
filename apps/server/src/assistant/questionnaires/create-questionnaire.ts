import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { newQuestions } from '@clinic/core/questionnaires/edits/new-questions'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { draftNotice } from './draft-notice.ts'
import { type Draft, insertDraft } from './draft-store.ts'
import { loadInto } from './load-into.ts'
import { presentDraft } from './present-draft.ts'
import { findNewestOf } from './store.ts'

type Order = { key: string; name: string; description: string; from?: string | undefined; questions?: Questions | undefined }

/**
 * Begins a draft (REQ-359, REQ-404): with one question, with those sent, or with those of the newest version of `from`. Refusals:
 * `questionnaire-key-taken`, `questionnaire-not-found` of the one to copy, `invalid-input`, `questionnaire-too-long`.
 */
export async function createQuestionnaire(context: StaffContext, order: Order): Promise<QuestionnaireDraft> {
  const { key, name, description, from } = order
  await change(context, async (tx, context) => {
    const copied = from === undefined ? null : await findNewestOf(tx, from)
    if (from !== undefined && !copied) throw new Problem('questionnaire-not-found')
    const { draft } = loadInto(EMPTY, copied?.questions ?? order.questions ?? newQuestions())
    const row = { key, name, description, questions: draft.questions, based_on: null, starter_version: null }
    const id = await insertDraft(tx, { ...row, user_id: context.staff.id, now: context.now })
    if (id === null) throw new Problem('questionnaire-key-taken', { key })
    return {
      result: undefined,
      audit: {
        action: 'Questionnaire Created',
        description: copied ? `Began “${name}” as a copy of “${copied.name}”, version ${copied.version}` : `Began “${name}”`,
        entity: { kind: 'questionnaire', id: key },
      },
      live: [draftNotice({ id, revision: null })],
    }
  })
  return presentDraft(context.sql, key)
}

const EMPTY = { questions: {}, revision: 1 } as Draft
