import { NOTE_TEMPLATES, type NoteContent, type NoteKind, type NoteSection } from '@clinic/contract/patients/visit-notes'
import type { ProblemCode } from '@clinic/contract/problem'

/** `happened_at`: of a late entry; null: not chosen yet. */
type Draft = { kind: NoteKind; happened_at: string | null; content: NoteContent }
export type NoteRefusal = { refuse: ProblemCode; details?: Record<string, unknown> }

const SECTION_NAMES: Readonly<Record<NoteSection, string>> = {
  subjective: 'Subjective',
  objective: 'Objective',
  assessment: 'Assessment',
  plan: 'Plan',
  data: 'Data',
  text: 'Note',
  reason: 'Reason',
}

/** Why a draft cannot be signed; null: it can. A note says something in every section, and a late entry when it happened. */
export function checkSignable({ kind, happened_at, content }: Draft, now: string): NoteRefusal | null {
  const empty = sectionsOf(content).filter(({ text }) => text.trim() === '')
  const missing = [
    ...(kind === 'late-entry' && happened_at === null ? ['When it happened'] : []),
    ...empty.map(({ name }) => SECTION_NAMES[name]),
  ]
  if (missing.length > 0) return { refuse: 'visit-note-incomplete', details: { sections: missing.join(', ') } }
  if (kind === 'late-entry' && happened_at !== null && happened_at > now) return { refuse: 'visit-note-time' }
  return null
}

/** The sections of a note in the order of its template. */
export function sectionsOf(content: NoteContent): { name: NoteSection; text: string }[] {
  const texts: Partial<Record<NoteSection | 'template', string>> = content
  return NOTE_TEMPLATES[content.template].map((name) => ({ name, text: texts[name] ?? '' }))
}

/** The name of a section as it is shown. */
export function sectionName(name: NoteSection): string {
  return SECTION_NAMES[name]
}
