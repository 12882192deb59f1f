import { z } from 'zod'
import { CHAT_LANGUAGES } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { CONTENT_APPROVERS } from '../vocabulary.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const WRITERS = ['pcrmanager', 'npmanager', 'admin', 'np'] as const

const PREPARED_REPLY_LIMITS = { name: 60, text: 1000 } as const
const short = (limit: number) => z.string().trim().min(1).max(limit)
const fields = z.strictObject({
  name: short(PREPARED_REPLY_LIMITS.name),
  text_en: short(PREPARED_REPLY_LIMITS.text),
  text_fr: short(PREPARED_REPLY_LIMITS.text),
})
const version = z.number().int().min(1)

/** `approved_by`: the practitioner who approved this version; null: a draft, which is not offered. */
const preparedReply = z.object({ ...fields.shape, id: z.number().int(), version, approved_by: z.string().nullable() })
export type PreparedReply = z.infer<typeof preparedReply>

const foundArticle = z.object({ id: z.string(), title: z.string(), text: z.string() })
export type FoundArticle = z.infer<typeof foundArticle>

export const searchArticles = endpoint({
  method: 'POST',
  path: '/api/conversations/articles',
  summary: 'Approved articles of a language for words, the best first; without words all by title',
  access: QUEUE_STAFF,
  body: z.strictObject({ words: z.string().trim().max(200), language: z.enum(CHAT_LANGUAGES) }),
  response: z.array(foundArticle),
})
export const listPreparedReplies = endpoint({
  method: 'GET',
  path: '/api/prepared_replies',
  summary: 'Sentences that staff send to patients often, by name',
  access: QUEUE_STAFF,
  response: z.array(preparedReply),
})
export const createPreparedReply = endpoint({
  method: 'POST',
  path: '/api/prepared_replies',
  summary: 'Adds a prepared reply as a draft',
  access: WRITERS,
  body: fields,
  response: preparedReply,
})
export const savePreparedReply = endpoint({
  method: 'PUT',
  path: '/api/prepared_replies/{id}',
  summary: 'Changes a prepared reply based on the version that was read, which makes it a draft',
  access: WRITERS,
  body: z.strictObject({ ...fields.shape, version }),
  response: preparedReply,
})
export const approvePreparedReply = endpoint({
  method: 'POST',
  path: '/api/prepared_replies/{id}/approve',
  summary: 'A practitioner approves a version of a prepared reply: from then on staff can insert it',
  access: CONTENT_APPROVERS,
  body: z.strictObject({ version }),
  response: preparedReply,
})
