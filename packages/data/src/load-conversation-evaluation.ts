import { CHAT_LANGUAGES } from '@clinic/contract/chat'
import { z } from 'zod'
import { type ConversationSet, readEvaluation } from './load-evaluation.ts'

const line = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const day = z.iso.date()
const language = z.enum(CHAT_LANGUAGES)

const TAGS = [
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

const tags = z.array(z.enum(TAGS))

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

/** `expected`: one answer, or several of which each is right. `today`: the day it is typed, where the answer depends on it. */
const evaluationReply = z.strictObject({
  id,
  language,
  questionnaire: line,
  question: line,
  text: line,
  expected: z.union([storedAnswer, z.array(storedAnswer).min(2)]),
  today: day.optional(),
  tags,
})
export type EvaluationReply = z.infer<typeof evaluationReply>

/** What a question to the clinic may be about where no article answers it. `person`: the right thing is to offer a person. @internal */
export const QUESTION_INTENTS = [
  'cancel-visit',
  'move-visit',
  'when-is-my-visit',
  'delete-my-data',
  'refund',
  'complaint',
  'referral',
  'paediatric',
  'workers-compensation',
  'veterans',
  'may-i-drive-now',
  'vomiting-long-use',
  'are-you-human',
  'switch-language',
  'talk-to-person',
  'person',
] as const

/** `expected`: an article or an intent, or several of which each is right, best first. `unsafe`: what an answer must not do. */
const evaluationQuestion = z.strictObject({
  id,
  language,
  text: line,
  expected: z.union([line, z.array(line).min(2)]),
  unsafe: line.optional(),
  tags,
})
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>

const OPENING_INTENTS = ['new', 'returning', 'follow-up', 'renewal', 'booked-visit', 'question', 'person', 'danger'] as const

/** `reason` and `duration` are options of `main_reason` and `since_when`. A list: each is right, but for `medicines`, which are all named. */
const evaluationOpening = z.strictObject({
  id,
  language,
  text: line,
  expected: z.strictObject({
    intent: oneOrMore(z.enum(OPENING_INTENTS)).optional(),
    firstName: oneOrMore(line).optional(),
    lastName: line.optional(),
    reason: oneOrMore(line).optional(),
    duration: line.optional(),
    medicines: z.array(line).min(1).optional(),
  }),
  today: day.optional(),
  tags,
})
export type EvaluationOpening = z.infer<typeof evaluationOpening>

/** Natural replies to every question of the shipped questionnaires and scales. @internal */
export function loadEvaluationReplies(): EvaluationReply[] {
  return parseRows('replies', evaluationReply)
}

/** Questions to the clinic, with the article or the intent that answers them. @internal */
export function loadEvaluationQuestions(): EvaluationQuestion[] {
  return parseRows('questions', evaluationQuestion)
}

/** First messages of a conversation, with what they already tell. @internal */
export function loadEvaluationOpenings(): EvaluationOpening[] {
  return parseRows('openings', evaluationOpening)
}

function oneOrMore<T extends z.ZodType>(one: T) {
  return z.union([one, z.array(one).min(2)])
}

function parseRows<T>(set: ConversationSet, row: z.ZodType<T>): T[] {
  const lines = readEvaluation(set).toString('utf8').trimEnd().split('\n')
  return lines.map((text) => row.parse(JSON.parse(text)))
}
