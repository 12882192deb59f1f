import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { draftNotice } from './draft-notice.ts'
import { dropSuggestion } from './draft-store.ts'
import { loadInto } from './load-into.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { saveEdits } from './save-edits.ts'

type Order = { revision: number; take: boolean }

/**
 * Takes the newer questions that built in into the draft, as an edit that can be undone, or declines them. Refusals:
 * `questionnaire-not-found`, `questionnaire-changed`, `already-done` where nothing is suggested.
 */
export function resolveSuggestion(context: StaffContext, id: string, { revision, take }: Order): Promise<{ revision: number }> {
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id, revision)
    if (!draft.suggested) throw new Problem('already-done')
    const making = take ? loadInto(draft, draft.suggested) : { draft, made: [], results: [] }
    const said = `Version ${draft.suggested_version} of the program ${take ? 'taken' : 'declined'}`
    const { audit, live } = await saveEdits(tx, context, { ...making, said })
    await dropSuggestion(tx, draft.id)
    return { result: { revision: making.draft.revision }, audit, live: [...live, draftNotice(making.draft)] }
  })
}
