import { CHAT_LANGUAGES } from '@clinic/contract/chat'
import { z } from 'zod'
import { readEvaluation } from './load-evaluation.ts'

const line = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const day = z.iso.date()
const language = z.enum(CHAT_LANGUAGES)

const REPLY_TAGS = [
  'aside',
  'brief',
  'changes-mind',
  'emoji',
  'hedge',
  'joual',
  'list',
  'medicine-name',
  'negation',
  'plus-question',
  'second-language',
  'typo',
  'voice',
  'words-amount',
] as const

/** What a careful nurse would store. `ask`: she would have to ask again. `none`: there is nothing to store, such as "none" for a code. */
const storedAnswer = z.union([
  z.strictObject({ option: line }),
  z.strictObject({ options: z.array(line).min(1) }),
  z.strictObject({ number: z.number().min(0), unit: line.optional() }),
  z.strictObject({ text: line }),
  z.strictObject({ medicines: z.array(z.strictObject({ name: line, amount: line.optional() })).min(1) }),
  z.strictObject({ none: z.literal(true) }),
  z.strictObject({ ask: z.literal(true) }),
])
export type StoredAnswer = z.infer<typeof storedAnswer>

/** `expected`: one answer, or several of which each is right. `today`: the day it is typed, where the answer hangs on it. */
const evaluationReply = z.strictObject({
  id,
  language,
  questionnaire: line,
  question: line,
  text: line,
  expected: z.union([storedAnswer, z.array(storedAnswer).min(2)]),
  today: day.optional(),
  tags: z.array(z.enum(REPLY_TAGS)),
})
export type EvaluationReply = z.infer<typeof evaluationReply>

/** Natural replies to every question of the shipped questionnaires and scales. @internal */
export function loadEvaluationReplies(): EvaluationReply[] {
  return parseRows('replies', evaluationReply)
}

function parseRows<T>(set: 'replies', row: z.ZodType<T>): T[] {
  const lines = readEvaluation(set).toString('utf8').trimEnd().split('\n')
  return lines.map((text) => row.parse(JSON.parse(text)))
}
