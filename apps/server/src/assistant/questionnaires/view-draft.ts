import { EDITING_SECONDS } from '@clinic/contract/questionnaires/drafts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { change, RECORDED_AS_VIEWING } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { editorsNotice } from './draft-notice.ts'
import { findDraft } from './draft-store.ts'
import { deleteEditor, findEditorIds, findEditors, upsertEditor } from './editor-store.ts'

type Editors = { others: { name: string; since: string }[] }

/**
 * One has a draft open, which one says again before `EDITING_SECONDS` are over, or has closed it. Others hear of either once. Answers who
 * else has it open. A draft that was deleted can still be closed. Refusal: `questionnaire-not-found`.
 */
export async function viewDraft(context: StaffContext, { id, open }: { id: string; open: boolean }): Promise<Editors> {
  const draft = await findDraft(context.sql, id)
  if (!draft || (open && draft.deleted_at !== null)) throw new Problem('questionnaire-not-found')
  const looking = { draft_id: draft.id, user_id: context.staff.id, now: context.now, since: later(context.now, -EDITING_SECONDS) }
  await change(context, async (tx) => {
    const news = open ? await upsertEditor(tx, looking) : await deleteEditor(tx, looking)
    const editors = news ? await findEditorIds(tx, looking) : []
    return { result: undefined, audit: RECORDED_AS_VIEWING, live: news ? [editorsNotice({ id: draft.id, revision: null }, editors)] : [] }
  })
  return { others: await findEditors(context.sql, looking) }
}
