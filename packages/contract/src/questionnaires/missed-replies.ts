import { z } from 'zod'
import { CHAT_LANGUAGES } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { QUESTIONNAIRE_WRITERS, questionnaireKey } from '../questionnaires.ts'
import { MAX_TAG } from './edits.ts'

/** Replies older than this are not listed or measured. */
export const MISSED_DAYS = 90

const language = z.enum(CHAT_LANGUAGES)
const count = z.number().int()
/** `yes` and `no` of a yes-or-no question. */
const optionLabel = z.string()

/**
 * `text`: the newest wording of alike replies. `draft_id`: null where the draft was deleted. For those who asked for `language=fr`, `name` and
 * `question_text` are in French where it is approved, and `option_names` are what the options are called, in their order.
 */
const missedReply = z.object({
  questionnaire: z.string(),
  name: z.string(),
  draft_id: z.number().int().nullable(),
  question: z.string(),
  question_text: z.string(),
  options: z.array(optionLabel),
  option_names: z.array(z.string()).optional(),
  language,
  text: z.string(),
  count,
  last_at: z.string(),
})
export type MissedReply = z.infer<typeof missedReply>

/** Kinds of reply in the last 90 days: `open` are listed, `understood` are read by what is published now. */
const progress = z.object({ open: count, understood: count, dismissed: count })

export const listMissedReplies = endpoint({
  method: 'GET',
  path: '/api/missed_replies',
  summary:
    'Replies to questions with options that the chat did not understand in the last 90 days, alike ones together, without whose they were',
  access: QUESTIONNAIRE_WRITERS,
  query: z.strictObject({ language: language.default('en') }),
  response: z.object({ replies: z.array(missedReply), more: z.boolean(), progress }),
})

const chosen = z.strictObject({
  questionnaire: questionnaireKey,
  question: z.string().min(1).max(MAX_TAG),
  language,
  text: z.string().min(1).max(2000),
})

export const dismissMissedReply = endpoint({
  method: 'POST',
  path: '/api/missed_replies/dismiss',
  summary: 'Takes a reply and those alike off the list: they mean none of the options',
  access: QUESTIONNAIRE_WRITERS,
  body: chosen,
  response: z.object({ dismissed: count }),
})

export const restoreMissedReply = endpoint({
  method: 'POST',
  path: '/api/missed_replies/restore',
  summary: 'Puts a dismissed reply and those alike on the list again',
  access: QUESTIONNAIRE_WRITERS,
  body: chosen,
  response: z.object({ restored: count }),
})

/**
 * `recorded`: replies that were not understood when they were written. `understood`: how many of them the draft reads, by option. `before`: how
 * many the published version reads. `changed`: replies that the published version reads and the draft reads differently; `to` null: no longer.
 */
const questionEffect = z.object({
  tag: z.string(),
  text: z.string(),
  recorded: count,
  before: count,
  understood: z.array(z.object({ label: optionLabel, count })),
  changed: z.array(z.object({ from: optionLabel, to: optionLabel.nullable(), count })),
})
export type QuestionEffect = z.infer<typeof questionEffect>
const meaningsEffect = z.object({ revision: z.number().int(), questions: z.array(questionEffect), changed: count })
export type MeaningsEffect = z.infer<typeof meaningsEffect>

export const readMeaningsEffect = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{id}/meanings_effect',
  summary: 'What the meanings of a draft change in how the replies of the last 90 days are read: counts alone',
  access: QUESTIONNAIRE_WRITERS,
  response: meaningsEffect,
})
