import { z } from 'zod'
import { CHAT_LANGUAGES } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { possibleDay } from './possible-day.ts'
import { CONTENT_APPROVERS } from './vocabulary.ts'

const access = ['pcrmanager', 'npmanager', 'admin'] as const
/** Practitioners write and approve articles; the rest of the page is for managers. */
const WRITERS = [...access, 'np'] as const

export const ARTICLE_LIMITS = { title: 80, text: 1500, source: 300, owner: 80, phrasing: 200, phrasings: 400 } as const
/** An article with fewer phrasings cannot be approved: real wordings would not lead to it. */
export const FEWEST_PHRASINGS = 5
export const ARTICLES_LIMIT = 300
export const PHRASE_LIMIT = 200
/**
 * A phrase that lowers accuracy on the test set by more than this (percentage points) needs confirmation to publish.
 */
export const WORSE_LIMIT = 1

const day = possibleDay
const short = (limit: number) => z.string().trim().min(1).max(limit)

/**
 * What staff write. `phrasings`: the questions it answers, as patients type them. `reviewed_on` and `review_due` are
 * days.
 */
const articleFields = z.strictObject({
  title: short(ARTICLE_LIMITS.title),
  text: short(ARTICLE_LIMITS.text),
  source: z.string().trim().max(ARTICLE_LIMITS.source),
  owner: short(ARTICLE_LIMITS.owner),
  reviewed_on: day,
  review_due: day,
  phrasings: z.array(short(ARTICLE_LIMITS.phrasing)).max(ARTICLE_LIMITS.phrasings),
})
export type ArticleFields = z.infer<typeof articleFields>

/** An article answers questions of its own language only; the language never changes. */
const language = z.enum(CHAT_LANGUAGES)

/**
 * `draft`: never approved. `approved`: used for answers, possibly with a newer draft (`draft_beside`). `withdrawn`:
 * no longer used.
 */
const state = z.enum(['draft', 'approved', 'withdrawn'])
export type ArticleState = z.infer<typeof state>

const articleRow = z.object({
  id: z.string(),
  language,
  version: z.number().int(),
  state,
  draft_beside: z.boolean(),
  title: z.string(),
  owner: z.string(),
  reviewed_on: day,
  review_due: day,
  overdue: z.boolean(),
  phrasings: z.number().int(),
  saved_by: z.string(),
  saved_at: z.string(),
})
export type ArticleRow = z.infer<typeof articleRow>

const articleVersion = z.object({
  ...articleFields.shape,
  version: z.number().int(),
  saved_by: z.string(),
  saved_at: z.string(),
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
  /** The version the assistant uses now. */
  live: z.boolean(),
})
export type ArticleVersion = z.infer<typeof articleVersion>

/** Newest version first: that one is edited. */
const article = z.object({ id: z.string(), language, state, versions: z.array(articleVersion).min(1) })
export type Article = z.infer<typeof article>

const version = z.number().int().min(1)

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  summary: 'What the assistant answers: every article with its state, by title',
  access: WRITERS,
  response: z.array(articleRow),
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/api/articles/{id}',
  summary: 'One article with every version of it',
  access: WRITERS,
  response: article,
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/articles',
  summary: 'Begins an article as a draft',
  access: WRITERS,
  body: z.strictObject({ ...articleFields.shape, language: language.default('en') }),
  response: article,
})

export const saveArticle = endpoint({
  method: 'PUT',
  path: '/api/articles/{id}',
  summary: 'Saves a new draft upon the version that was read; what is answered stays as it is',
  access: WRITERS,
  body: z.strictObject({ ...articleFields.shape, version }),
  response: article,
})

export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/publish',
  summary: 'Approves the newest version: from now on it is what the assistant answers',
  access: CONTENT_APPROVERS,
  body: z.strictObject({ version }),
  response: article,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: '/api/articles/{id}/withdraw',
  summary: 'The assistant no longer answers from this article',
  access: WRITERS,
  body: z.strictObject({ version }),
  response: article,
})

/** `article`: would be the answer. `choices`: the patient would be asked which one they mean. `confidence`: 0 to 1. */
const tried = z.object({
  kind: z.enum(['article', 'choices', 'refused', 'none', 'learning']),
  articles: z.array(z.object({ id: z.string(), title: z.string() })),
  confidence: z.number(),
})
export type TriedAnswer = z.infer<typeof tried>

export const tryAnswer = endpoint({
  method: 'POST',
  path: '/api/articles/try',
  summary: 'What the assistant would answer to a question now, and how sure it is',
  access,
  body: z.strictObject({ text: short(PHRASE_LIMIT), language: language.default('en') }),
  response: tried,
})

/** An article by its id, or an intent. */
const meaning = z.strictObject({ kind: z.enum(['article', 'intent']), id: z.string().max(80) })
export type Meaning = z.infer<typeof meaning>

const misunderstood = z.object({
  /** The normalized text that names the group. */
  heard: z.string(),
  /** The most recent wording. */
  text: z.string(),
  count: z.number().int(),
  last_at: z.string(),
  /** Stages of the chat; one of an older chat as it was called there. */
  stages: z.array(z.string()),
  /** Questions that were being asked, with their French where there is any. */
  questions: z.array(z.object({ text: z.string(), french: z.string().nullable() })),
  /** The guessed meanings; empty when nothing was understood. */
  guessed: z.array(z.string()),
  /** Highest confidence of these guesses, 0 to 1; null when no turn stored one. */
  surest: z.number().nullable(),
})
export type Misunderstood = z.infer<typeof misunderstood>

export const listFallbacks = endpoint({
  method: 'GET',
  path: '/api/phrases/misunderstood',
  summary: 'Messages of the last 90 days that were not understood or only guessed at, alike ones together, without whose they were',
  access,
  response: z.object({ messages: z.array(misunderstood), more: z.boolean() }),
})

const phrase = z.object({
  id: z.number().int(),
  text: z.string(),
  meaning,
  meaning_name: z.string(),
  added_by: z.string(),
  added_at: z.string(),
})
export type Phrase = z.infer<typeof phrase>

export const listPhrases = endpoint({
  method: 'GET',
  path: '/api/phrases',
  summary: 'Phrases that staff taught the assistant, newest first',
  access,
  response: z.array(phrase),
})

const score = z.object({ right: z.number().int(), of: z.number().int() })
/** `sets`: evaluation sentences, never trained on. `changed`: sentences whose result differs. */
const effect = z.object({
  sets: z.array(z.object({ name: z.string(), before: score, after: score })),
  changed: z.array(
    z.object({ text: z.string(), expected: z.string(), before: z.string(), after: z.string(), better: z.boolean().nullable() }),
  ),
  /** Change in percentage points; negative is worse. */
  points: z.number(),
  /** The result for the phrase itself, before and after. */
  itself: z.object({ before: z.string(), after: z.string() }),
})
export type Effect = z.infer<typeof effect>

const taught = { text: short(PHRASE_LIMIT), meaning }

export const measurePhrase = endpoint({
  method: 'POST',
  path: '/api/phrases/effect',
  summary: 'What a phrase would change, measured on sentences kept apart: nothing is published',
  access,
  body: z.strictObject(taught),
  response: effect,
})

export const publishPhrase = endpoint({
  method: 'POST',
  path: '/api/phrases',
  summary: 'Teaches the assistant a phrase; `confirmed` although the test set gets worse',
  access,
  body: z.strictObject({ ...taught, heard: z.string().max(2000), confirmed: z.boolean().default(false) }),
  response: phrase,
})

export const dismissPhrase = endpoint({
  method: 'POST',
  path: '/api/phrases/dismiss',
  summary: 'Nothing is to be learned from a message',
  access,
  body: z.strictObject({ heard: z.string().min(1).max(2000) }),
  response: z.object({ heard: z.string() }),
})

export const withdrawPhrase = endpoint({
  method: 'DELETE',
  path: '/api/phrases/{id}',
  summary: 'The assistant forgets a phrase',
  access,
  response: z.object({ id: z.number().int() }),
})
