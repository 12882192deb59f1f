import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CONTENT_APPROVERS } from '../vocabulary.ts'

const READERS = ['np', 'npmanager', 'pcrmanager', 'admin'] as const
const CONTENT_KINDS = ['consent', 'questionnaire', 'article'] as const

/**
 * A version of what comes with the program, or an article that is still a draft. `language`: of an article; other parts are in both. `approved`: null for a draft; `by` is null where it was in use before approvals were recorded.
 * `used`: the version that patients get now, null where they get none. `parts`: its words in English and French.
 */
const contentItem = z.object({
  kind: z.enum(CONTENT_KINDS),
  key: z.string(),
  version: z.string(),
  name: z.string(),
  language: z.enum(['en', 'fr']).nullable(),
  needed: z.boolean(),
  used: z.string().nullable(),
  approved: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  parts: z.array(z.object({ original: z.string(), translation: z.string() })),
})
export type ContentItem = z.infer<typeof contentItem>

/** `open`: the assistant begins conversations. */
const contentState = z.object({ open: z.boolean(), items: z.array(contentItem) })
export type ContentState = z.infer<typeof contentState>

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content',
  summary: 'The consent form and the questionnaires that come with the program, and who approved them',
  access: READERS,
  response: contentState,
})

export const approveContent = endpoint({
  method: 'PUT',
  path: '/api/content/{kind}/{key}/{version}',
  summary: 'Approves a version for patients',
  access: CONTENT_APPROVERS,
  response: contentState,
})

export const withdrawContent = endpoint({
  method: 'DELETE',
  path: '/api/content/{kind}/{key}/{version}',
  summary: 'Withdraws an approval: patients get the approved version before it, or none',
  access: CONTENT_APPROVERS,
  response: contentState,
})
