import type { ImportChoices, ImportDetail, ImportKind } from '@clinic/contract/imports'
import { useState } from 'react'
import { type ColumnsQuery, useSuggestion } from '../state/use-imports.ts'
import { choicesText } from './same-choices.ts'

type Edits = Partial<Pick<ImportChoices, 'columns' | 'values' | 'day_order' | 'faulty_rows'>>
type Place = Partial<{ sheet: string; header_row: number; kind: ImportKind }>
type State = { base: string; asked: Place; edits: Edits }

/**
 * What a person is choosing, on what is stored, or on what the server suggests for another sheet, header row or kind; `useSavedDraft` keeps it.
 * Starts again when someone else's choice is stored: `own` says which text is our own.
 */
export function useDraft(detail: ImportDetail, own: string | null) {
  const stored = detail.choices
  const base = choicesText(stored)
  const [state, setState] = useState<State>({ base, asked: {}, edits: {} })
  const now = state.base === base ? state : base === own ? { ...state, base } : { base, asked: {}, edits: {} }
  if (now !== state) setState(now)
  const place = {
    sheet: stored?.sheet ?? detail.sheets[0]?.name ?? '',
    header_row: stored?.header_row ?? 1,
    kind: stored?.kind,
    ...now.asked,
  }
  const elsewhere = stored === null || !isSame(place, stored)
  const suggestion = useSuggestion(detail.id, place, elsewhere && (detail.state === 'choosing' || detail.state === 'checked'))
  const source = elsewhere ? suggestion.data : detail
  const choices = source?.choices ? { ...source.choices, ...now.edits } : null
  return {
    source: source ?? detail,
    choices,
    place,
    waiting: elsewhere && (suggestion.isPending || suggestion.isPlaceholderData),
    failure: elsewhere && suggestion.isError ? suggestion : null,
    /** Another sheet, header row or kind: its columns are suggested again, the rest of what was chosen stays. */
    ask: (change: Place) =>
      setState(({ base, asked, edits }) => {
        const { columns: _columns, values: _values, ...others } = edits
        return { base, asked: { ...asked, ...change }, edits: others }
      }),
    edit: (change: Edits) => setState(({ base, asked, edits }) => ({ base, asked, edits: { ...edits, ...change } })),
  }
}

export type Draft = ReturnType<typeof useDraft>

function isSame(place: ColumnsQuery, stored: ImportChoices): boolean {
  return place.sheet === stored.sheet && place.header_row === stored.header_row && place.kind === stored.kind
}
