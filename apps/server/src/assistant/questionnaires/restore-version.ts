import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { loadInto } from './load-into.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { saveEdits } from './save-edits.ts'
import { findVersion } from './store.ts'

type Order = { revision: number; version: number }

/**
 * Gives the draft the questions of a published version, as an edit that can be undone; publishing it asks them again. Refusals:
 * `questionnaire-not-found`, `questionnaire-changed`, `questionnaire-version-not-found`, `questionnaire-unchanged`.
 */
export function restoreVersion(context: StaffContext, id: string, { revision, version }: Order): Promise<{ revision: number }> {
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id, revision)
    const published = await findVersion(tx, draft.key, version)
    if (!published) throw new Problem('questionnaire-version-not-found')
    const making = loadInto(draft, published.questions)
    if (making.made.length === 0) throw new Problem('questionnaire-unchanged', { version })
    const { audit, live } = await saveEdits(tx, context, { ...making, said: `The questions of version ${version} put back` })
    return { result: { revision: making.draft.revision }, audit: { ...audit, action: 'Questionnaire Rolled Back' as const }, live }
  })
}
