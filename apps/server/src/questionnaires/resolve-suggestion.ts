import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { dropSuggestion } from './draft-store.ts'
import { holdDraft } from './hold-draft.ts'
import { keepEdits } from './keep-edits.ts'
import { loadInto } from './load-into.ts'
import { tellOfDraft } from './tell-of-draft.ts'

type Order = { revision: number; take: boolean }

/**
 * Takes the newer questions that came with the program into the draft, as an edit that can be undone, or declines them. Refusals:
 * `questionnaire-not-found`, `questionnaire-changed`, `already-done` where nothing is suggested.
 */
export function resolveSuggestion(context: StaffContext, id: string, { revision, take }: Order): Promise<{ revision: number }> {
  return change(context, async (tx, context) => {
    const draft = await holdDraft(tx, id, revision)
    if (!draft.suggested) throw new Problem('already-done')
    const making = take ? loadInto(draft, draft.suggested) : { draft, made: [], results: [] }
    const said = `Version ${draft.suggested_version} of the program ${take ? 'taken' : 'declined'}`
    const { audit, live } = await keepEdits(tx, context, { ...making, said })
    await dropSuggestion(tx, draft.id)
    return { result: { revision: making.draft.revision }, audit, live: [...live, tellOfDraft(making.draft)] }
  })
}
