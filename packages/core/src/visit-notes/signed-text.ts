import type { NoteContent, NoteKind } from '@clinic/contract/patients/visit-notes'
import { sectionsOf } from './check-signable.ts'

export type Signing = {
  id: number
  patient_id: string
  author_id: number
  kind: NoteKind
  about: number | null
  happened_at: string | null
  content: NoteContent
  started_at: string
  signed_at: string
}

/** All that is signed, as one text in a fixed order; its hash shows later that nothing was changed. */
export function signedText(note: Signing): string {
  const { id, patient_id, author_id, kind, about, happened_at, content, started_at, signed_at } = note
  const sections = sectionsOf(content).map(({ name, text }) => [name, text])
  return JSON.stringify([1, id, patient_id, author_id, kind, about, happened_at, content.template, sections, started_at, signed_at])
}
