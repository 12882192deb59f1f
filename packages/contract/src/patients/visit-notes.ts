import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleLocal } from '../possible-day.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

/** What a note is: of a visit, of something that happened earlier, or an addition to a signed note. */
export const NOTE_KINDS = ['visit', 'late-entry', 'addendum'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]
/** The sections of each template, in order. `plain`: late entries and addenda; `reason`: why it is added. */
export const NOTE_TEMPLATES = {
  soap: ['subjective', 'objective', 'assessment', 'plan'],
  dap: ['data', 'assessment', 'plan'],
  plain: ['text', 'reason'],
} as const
export type NoteTemplate = keyof typeof NOTE_TEMPLATES
export type NoteSection = (typeof NOTE_TEMPLATES)[NoteTemplate][number]
/** Characters of a section. */
export const SECTION_LENGTH = 20_000

const section = z.string().max(SECTION_LENGTH)
const soap = z.strictObject({
  template: z.literal('soap'),
  subjective: section,
  objective: section,
  assessment: section,
  plan: section,
})
const dap = z.strictObject({ template: z.literal('dap'), data: section, assessment: section, plan: section })
const plain = z.strictObject({ template: z.literal('plain'), text: section, reason: section })
export const noteContent = z.discriminatedUnion('template', [soap, dap, plain])
export type NoteContent = z.infer<typeof noteContent>

/** In clinic time; empty until it is chosen. */
const happened_local = z.union([z.literal(''), possibleLocal])
const version = z.number().int().min(0)

/** `version`: of the draft as it was read, 0 where there was none. `about`: the signed note that an addendum adds to. */
export const noteDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('visit'), version, content: z.discriminatedUnion('template', [soap, dap]) }),
  z.strictObject({ kind: z.literal('late-entry'), version, happened_local, content: plain }),
  z.strictObject({ kind: z.literal('addendum'), version, about: z.number().int(), content: plain }),
])
export type NoteDraft = z.infer<typeof noteDraft>

/** A note before it is signed. */
const draft = z.object({
  kind: z.enum(NOTE_KINDS),
  about: z.number().int().nullable(),
  happened_local: z.string(),
  content: noteContent,
  version: z.number().int(),
  started_at: z.string(),
  saved_at: z.string(),
})
export type OpenDraft = z.infer<typeof draft>

/** Why a signed note is not to be read as part of this record. */
export const NOTE_ERROR_REASONS = ['wrong-patient', 'written-twice', 'wrong-text'] as const
export type NoteErrorReason = (typeof NOTE_ERROR_REASONS)[number]
const noteError = z.object({ reason: z.enum(NOTE_ERROR_REASONS), by: z.string(), at: z.string() })

/**
 * `intact`: what is stored is what was signed. `happened_at`: only of a late entry. `in_error`: who marked it, or the note that it adds to, as
 * entered in error; `content` is then null for all but administrators. `may_mark`: whether the caller may mark it.
 */
const signedNote = z.object({
  id: z.number().int(),
  kind: z.enum(NOTE_KINDS),
  about: z.number().int().nullable(),
  author: z.string(),
  happened_at: z.string().nullable(),
  started_at: z.string(),
  signed_at: z.string(),
  content: noteContent.nullable(),
  in_error: noteError.nullable(),
  may_mark: z.boolean(),
  intact: z.boolean(),
})
export type SignedNote = z.infer<typeof signedNote>

const PATH = '/api/patients/{patient_id}/visit_notes'

/** `others`: colleagues with a draft of their own. `left`: its text, where the author’s account is disabled and the caller writes or manages notes. */
export const readVisitNotes = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The signed visit notes of a patient, newest first, and the caller’s own draft',
  access: QUEUE_STAFF,
  response: z.object({
    notes: z.array(signedNote),
    draft: draft.nullable(),
    others: z.array(z.object({ author: z.string(), started_at: z.string(), left: draft.nullable() })),
  }),
})
export type VisitNotes = z.infer<typeof readVisitNotes.response>

export const saveVisitNote = endpoint({
  method: 'PUT',
  path: `${PATH}/draft`,
  summary: 'Saves the caller’s draft; a first save begins it',
  access: ['np'],
  body: noteDraft,
  response: z.object({ draft }),
})
export const discardVisitNote = endpoint({
  method: 'DELETE',
  path: `${PATH}/draft`,
  summary: 'Discards the caller’s draft',
  access: ['np'],
  response: z.object({ message: z.string() }),
})
/** `version`: of the draft as it was read. What is signed never changes. */
export const signVisitNote = endpoint({
  method: 'POST',
  path: `${PATH}/draft/sign`,
  summary: 'Signs the caller’s draft',
  access: ['np'],
  body: z.strictObject({ version }),
  response: z.object({ note: signedNote, message: z.string() }),
})
/** What is marked already stays as it is. */
export const markNoteInError = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/in_error`,
  summary: 'Marks a signed note as entered in error; its text stays, and is shown to administrators alone',
  access: ['np', 'npmanager', 'admin'],
  body: z.strictObject({ reason: z.enum(NOTE_ERROR_REASONS) }),
  response: z.object({ note: signedNote, message: z.string() }),
})
