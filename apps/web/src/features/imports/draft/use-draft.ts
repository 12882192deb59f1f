import type { ImportChoices, ImportDetail, ImportKind } from '@clinic/contract/imports'
import { useState } from 'react'
import { type Asked, useSuggestion } from '../state/use-imports.ts'
import { choicesText } from './same-choices.ts'

type Edits = Partial<Pick<ImportChoices, 'columns' | 'values' | 'day_order' | 'faulty_rows'>>
type Place = Partial<{ sheet: string; header_row: number; kind: ImportKind }>
type State = { base: string; asked: Place; edits: Edits }

/**
 * What a person is choosing, upon what is kept, or upon what the server suggests for another sheet, header row or kind; `useSavedDraft` keeps it.
 * Starts again when somebody else's choice is kept: `own` says which text is our own.
 */
export function useDraft(detail: ImportDetail, own: string | null) {
  const kept = detail.choices
  const base = choicesText(kept)
  const [state, setState] = useState<State>({ base, asked: {}, edits: {} })
  const now = state.base === base ? state : base === own ? { ...state, base } : { base, asked: {}, edits: {} }
  if (now !== state) setState(now)
  const place = { sheet: kept?.sheet ?? detail.sheets[0]?.name ?? '', header_row: kept?.header_row ?? 1, kind: kept?.kind, ...now.asked }
  const elsewhere = kept === null || !isSame(place, kept)
  const suggestion = useSuggestion(detail.id, place, elsewhere && (detail.state === 'choosing' || detail.state === 'checked'))
  const source = elsewhere ? suggestion.data : detail
  const choices = source?.choices ? { ...source.choices, ...now.edits } : null
  return {
    source: source ?? detail,
    choices,
    place,
    waiting: elsewhere && (suggestion.isPending || suggestion.isPlaceholderData),
    failure: elsewhere && suggestion.isError ? suggestion : null,
    /** Another sheet, header row or kind: its columns are suggested anew, the rest of what was chosen stays. */
    ask: (change: Place) =>
      setState(({ base, asked, edits }) => {
        const { columns: _columns, values: _values, ...others } = edits
        return { base, asked: { ...asked, ...change }, edits: others }
      }),
    edit: (change: Edits) => setState(({ base, asked, edits }) => ({ base, asked, edits: { ...edits, ...change } })),
  }
}

export type Draft = ReturnType<typeof useDraft>

function isSame(place: Asked, kept: ImportChoices): boolean {
  return place.sheet === kept.sheet && place.header_row === kept.header_row && place.kind === kept.kind
}
