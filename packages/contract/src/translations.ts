import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const access = ['pcrmanager', 'npmanager', 'admin'] as const

/** A questionnaire as published, or as its draft would be. */
const side = z.enum(['published', 'draft'])
export type SegmentSide = z.infer<typeof side>

/**
 * A translated patient text. `hash` identifies original and translation: an approval covers exactly that pair.
 * `needed`: a visit needs it; said in English until approved. `gaps`: untranslated parts, which block approval. `words`: the
 * questionnaire the clinic can translate. `approved`: what patients see; `changed` parts were edited since and appear
 * once approved.
 */
const translatedText = z.object({
  key: z.string(),
  name: z.string(),
  hash: z.string(),
  needed: z.boolean(),
  gaps: z.array(z.string()),
  /** `due`: this text changed since the approval and is said in English until it is approved. */
  parts: z.array(z.object({ original: z.string(), translation: z.string(), due: z.boolean().optional() })),
  words: z.object({ key: z.string(), of: side }).nullable(),
  approved: z.object({ by: z.string(), at: z.string() }).nullable(),
  changed: z.number().int(),
})
export type TranslatedText = z.infer<typeof translatedText>

const french = z.object({
  /** Everything that a visit needs is approved as it is now. */
  on: z.boolean(),
  texts: z.array(translatedText),
})
export type French = z.infer<typeof french>

export const readFrench = endpoint({
  method: 'GET',
  path: '/api/languages/fr',
  summary: 'What patients are told in French, beside the English, and who approved it',
  access,
  response: french,
})

export const approveText = endpoint({
  method: 'PUT',
  path: '/api/languages/fr/{key}',
  summary: 'Approves a translation as it is now',
  access,
  body: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be the hash of the text that was read') }),
  response: french,
})

export const withdrawApproval = endpoint({
  method: 'DELETE',
  path: '/api/languages/fr/{key}',
  summary: 'Withdraws an approval: the text is no longer said in French',
  access,
  response: french,
})

/** Longest translation in characters, and segments per save. */
export const WORD_LIMITS = { translation: 4000, words: 5000 } as const

/**
 * The segments of a questionnaire: its name and the parts of its questions. `group`: a label above options;
 * `message`: text shown when an option is chosen; `look`: the button’s HTML from the builder; units for one and for
 * several (REQ-419 to REQ-422).
 */
const WORD_PARTS = ['name', 'text', 'subtext', 'unit', 'unit_singular', 'unit_plural', 'option', 'look', 'group', 'message'] as const
export type WordPart = (typeof WORD_PARTS)[number]

/**
 * A segment: the question’s tag (empty for the name), part and English text. Changed English makes it another
 * segment.
 */
const wordPlace = z.object({ tag: z.string().max(120), part: z.enum(WORD_PARTS), original: z.string().min(1).max(WORD_LIMITS.translation) })
export type WordPlace = z.infer<typeof wordPlace>

/** An empty translation counts as none. */
export type Word = WordPlace & { translation: string }

/**
 * A segment to translate, in question order. `start`: a suggestion, from the previous text in this place (with its
 * `original`) or from the same English elsewhere.
 */
const openWord = wordPlace.extend({
  translation: z.string(),
  start: z.object({ original: z.string(), translation: z.string() }).nullable(),
})
export type OpenWord = z.infer<typeof openWord>

const wordsText = translatedText.omit({ gaps: true, parts: true })
export type SegmentText = z.infer<typeof wordsText>

/**
 * `on`: everything that a visit needs is approved. `needed`: this questionnaire’s published version is part of that.
 * `sides`: those with their own texts.
 */
const formWords = z.object({
  on: z.boolean(),
  needed: z.boolean(),
  text: wordsText,
  sides: z.array(side),
  words: z.array(openWord),
})
export type FormSegments = z.infer<typeof formWords>

const path = '/api/languages/fr/questionnaires/{key}'
const query = z.object({ of: side.default('published') })

export const readSegments = endpoint({
  method: 'GET',
  path,
  summary: 'The French of a questionnaire, text by text, with what is missing',
  access,
  query,
  response: formWords,
})

const writtenWord = wordPlace.extend({ was: z.string(), translation: z.string().trim().max(WORD_LIMITS.translation) })
export type WrittenWord = z.infer<typeof writtenWord>

export const saveSegments = endpoint({
  method: 'PUT',
  path,
  summary: 'Writes French for texts of a questionnaire, all of them or none; `was` is what stood there when it was read',
  access,
  query,
  body: z.strictObject({ words: z.array(writtenWord).min(1).max(WORD_LIMITS.words) }),
  bodyLimit: 8 * 1024 * 1024,
  response: wordsText,
})
