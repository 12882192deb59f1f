/**
 * Notes while someone writes them. `base`: the stored text the writing began from; `stored`: the newest known stored text; `sent`: what is on its
 * way. A live update changes `stored` only, never what is being written.
 */
export type NotesDraft = {
  text: string
  base: string
  stored: string
  sent: string | null
  phase: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed'
  message: string
}
export type NotesEvent =
  | { kind: 'typed'; text: string }
  | { kind: 'stored'; text: string }
  | { kind: 'sent' }
  | { kind: 'saved' }
  | { kind: 'failed'; message: string }
  | { kind: 'reverted' }
  | { kind: 'settled' }
  | { kind: 'mine-kept' }

export function startNotes(text: string): NotesDraft {
  return { text, base: text, stored: text, sent: null, phase: 'clean', message: '' }
}

export function nextNotes(draft: NotesDraft, event: NotesEvent): NotesDraft {
  switch (event.kind) {
    case 'typed':
      return typed(draft, event.text)
    case 'stored':
      return stored(draft, event.text)
    case 'sent':
      return { ...draft, phase: 'saving', sent: draft.text, message: '' }
    case 'saved':
      return saved(draft)
    case 'failed':
      return { ...draft, phase: 'failed', sent: null, message: event.message }
    case 'reverted':
      return draft.phase === 'saving' ? typed(draft, draft.stored) : startNotes(draft.stored)
    case 'settled':
      return draft.phase === 'saved' ? { ...draft, phase: 'clean' } : draft
    case 'mine-kept':
      return { ...draft, base: draft.stored, phase: 'dirty', message: '' }
  }
}

/** Someone else wrote while this was being written: saving automatically would undo their words. */
export function isContested(draft: NotesDraft): boolean {
  return draft.phase !== 'saving' && draft.text !== draft.stored && draft.base !== draft.stored
}

/** There is something to save, and it may be saved without asking. */
export function wantsSaving(draft: NotesDraft): boolean {
  return draft.phase === 'dirty' && draft.text !== draft.stored && !isContested(draft)
}

function typed(draft: NotesDraft, text: string): NotesDraft {
  if (draft.phase === 'saving') return { ...draft, text }
  return text === draft.stored ? startNotes(text) : { ...draft, text, phase: 'dirty', message: '' }
}

function stored(draft: NotesDraft, text: string): NotesDraft {
  if (draft.phase === 'clean' || draft.phase === 'saved')
    return text === draft.text ? { ...draft, base: text, stored: text } : startNotes(text)
  if (draft.phase === 'saving') return { ...draft, stored: text }
  return text === draft.text ? startNotes(text) : { ...draft, stored: text }
}

function saved(draft: NotesDraft): NotesDraft {
  const text = draft.sent ?? draft.text
  const settled = { ...draft, base: text, stored: text, sent: null, message: '' }
  return { ...settled, phase: draft.text === text ? 'saved' : 'dirty' }
}
