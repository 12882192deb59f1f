import { createHash } from 'node:crypto'
import type { OpenDraft, SignedNote } from '@clinic/contract/patients/visit-notes'
import { signedText } from '@clinic/core/visit-notes/signed-text'
import { minuteIn } from '../../platform/clock.ts'
import type { StoredNote } from './visit-note-store.ts'

/** SHA-256 of what is signed. */
export function hashNote(note: StoredNote, signed_at: string): string {
  return createHash('sha256')
    .update(signedText({ ...note, signed_at }))
    .digest('hex')
}

export function presentNote(note: StoredNote): SignedNote {
  const { id, kind, about, author, happened_at, started_at, content, hash } = note
  const signed_at = note.signed_at ?? ''
  return { id, kind, about, author, happened_at, started_at, signed_at, content, intact: hashNote(note, signed_at) === hash }
}

export function presentDraft({ kind, about, happened_at, content, version, started_at, saved_at }: StoredNote, zone: string): OpenDraft {
  const happened_local = happened_at === null ? '' : minuteIn(zone, happened_at).replace(' ', 'T')
  return { kind, about, happened_local, content, version, started_at, saved_at }
}
