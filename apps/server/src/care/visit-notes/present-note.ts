import { createHash } from 'node:crypto'
import type { OpenDraft, SignedNote } from '@clinic/contract/patients/visit-notes'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { mayMarkInError } from '@clinic/core/visit-notes/may-mark-in-error'
import { signedText } from '@clinic/core/visit-notes/signed-text'
import { minuteIn } from '../../platform/clock.ts'
import type { MarkedNote, StoredNote } from './visit-note-store.ts'

/** SHA-256 of what is signed. */
export function hashNote(note: StoredNote, signed_at: string): string {
  return createHash('sha256')
    .update(signedText({ ...note, signed_at }))
    .digest('hex')
}

/** The text of a note in error is for administrators alone. */
export function presentNote(note: MarkedNote, staff: Staff): SignedNote {
  const { id, kind, about, author, happened_at, started_at, content, hash, error_reason: reason, error_by, error_at } = note
  const signed_at = note.signed_at ?? ''
  const in_error = reason && { reason, by: error_by ?? '', at: error_at ?? '' }
  return {
    ...{ id, kind, about, author, happened_at, started_at, signed_at, in_error },
    content: in_error && !hasScope(staff, ['admin']) ? null : content,
    may_mark: in_error === null && mayMarkInError(staff, note),
    intact: hashNote(note, signed_at) === hash,
  }
}

export function presentDraft({ kind, about, happened_at, content, version, started_at, saved_at }: StoredNote, zone: string): OpenDraft {
  const happened_local = happened_at === null ? '' : minuteIn(zone, happened_at).replace(' ', 'T')
  return { kind, about, happened_local, content, version, started_at, saved_at }
}
