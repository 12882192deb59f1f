import { z } from 'zod'
import { isPlace } from './audit.ts'
import { endpoint } from './endpoint.ts'
import { possibleDay } from './possible-day.ts'

const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const
const count = z.number().int()

/** A conversation’s outcome: the first that applies. `left`: silent for `IDLE_HOURS`. */
export const OUTCOMES = ['crisis', 'handed', 'ineligible', 'finished', 'closed', 'in_progress', 'left'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Hours of silence after which a patient counts as gone. */
export const IDLE_HOURS = 24

export const CONVERSATIONS_PAGE = 50
/** Counting stops here; beyond it the answer is "more than". */
export const CONVERSATIONS_COUNT_LIMIT = 10_000

const day = z.union([z.literal(''), possibleDay])
/** When the conversation started, and its id. */
const cursor = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[A-Za-z0-9]{12})?$/, 'is not a place in the list')
  .refine(isPlace, 'is not a place in the list')

/** Empty fields match everything. Days are in clinic time. `stage`: of the chat. */
export const conversationFilter = z.strictObject({
  from: day.default(''),
  until: day.default(''),
  outcome: z.enum(['', ...OUTCOMES]).default(''),
  stage: z
    .string()
    .regex(/^[a-z-]{0,40}$/, 'is not a stage')
    .default(''),
  misunderstood: z.enum(['', '1']).default(''),
})
export type ConversationFilter = z.infer<typeof conversationFilter>

/**
 * `patient_id`: null without a chart or when the caller may not open it. `readable`: the transcript may be opened.
 * `minute` is in clinic time.
 */
const conversationRow = z.object({
  id: z.string(),
  minute: z.string(),
  patient_id: z.string().nullable(),
  readable: z.boolean(),
  stage: z.string(),
  messages: count,
  minutes: count,
  outcome: z.enum(OUTCOMES),
  misunderstood: count,
})
export type ConversationRow = z.infer<typeof conversationRow>

const conversationPage = z.object({
  rows: z.array(conversationRow),
  /** At most `CONVERSATIONS_COUNT_LIMIT`; `more`: the total is higher. */
  total: count,
  more: z.boolean(),
  /** The next page’s cursor; null: none. */
  older: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof conversationPage>

export const searchConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: 'The assistant’s conversations, newest first; whose they are is told where the reader may open the record (A-16)',
  access: MANAGERS,
  query: conversationFilter.extend({ before: cursor.default('') }),
  response: conversationPage,
})

/** What decided a message’s meaning: fixed rules, similarity to known phrases, or a language model (D-7). */
const JUDGES = ['rule', 'classifier', 'language-model'] as const
export type Judge = (typeof JUDGES)[number]

/** Confidence, 0 to 1; null for methods without one and for conversations of earlier versions. */
const confidence = z.number().min(0).max(1).nullable()

/**
 * How a message was understood. `intent`: null for a form. `article`: the title chosen; `article_confidence`:
 * confidence in it, or in there being none. `guessed`: acted on with low confidence.
 */
const understood = z.object({
  intent: z.string().nullable(),
  confidence,
  by: z.enum(JUDGES).nullable(),
  article_confidence: confidence,
  action: z.string(),
  article: z.string().nullable(),
  misunderstood: z.boolean(),
  guessed: z.boolean(),
})
export type Understood = z.infer<typeof understood>

/** `concern`: words that may mean danger, for staff only. `told`: what a waiting patient was told, as text in their language. */
export const LINE_MARKS = ['joined', 'taken-over', 'absent', 'reconnecting', 'left', 'concern', 'told'] as const

/** One entry of the common log, in the order that everyone sees. `minute` is in clinic time. `note`: internal, never shown to the patient. */
export const logEntry = z.object({
  id: z.string(),
  /** Of a line of the team. */
  seq: count.nullable(),
  minute: z.string(),
  from: z.enum(['patient', 'assistant', 'staff', 'mark', 'note']),
  /** What the patient sent beside words: the id of a photograph, SVG path data of a drawing. */
  picture: z.string().nullable(),
  drawing: z.string().nullable(),
  /** Of a line of the team: a picture was sent, which `text` describes. */
  sent_picture: z.literal(true).optional(),
  name: z.string().nullable(),
  mark: z.enum(LINE_MARKS).nullable(),
  text: z.string(),
})

/**
 * One turn without the page’s own messages (D-3). `form`: values entered in a form. `understood`: null when only the
 * assistant spoke. `drawing`: SVG path data. `picture`: a photo’s id (`chart-pictures.ts`), null if replaced by
 * another answer since.
 */
const transcriptTurn = z.object({
  turn: count,
  minute: z.string(),
  heard: z.string().nullable(),
  drawing: z.string().optional(),
  picture: z.string().nullable().optional(),
  form: z.enum(['consent', 'personalInformation', 'appointment']).nullable(),
  understood: understood.nullable(),
  said: z.string(),
  /** What the team wrote after it, and who joined and left. */
  lines: z.array(logEntry).optional(),
})
export type TranscriptTurn = z.infer<typeof transcriptTurn>

export const transcript = z.object({
  id: z.string(),
  /** Null without a chart. */
  patient_id: z.string().nullable(),
  minute: z.string(),
  stage: z.string(),
  outcome: z.enum(OUTCOMES),
  minutes: count,
  messages: count,
  misunderstood: count,
  turns: z.array(transcriptTurn),
})
export type Transcript = z.infer<typeof transcript>

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{conversation_id}',
  summary: 'What was said and what was understood, for those who may open the patient’s record; the opening is an entry (A-13, A-16)',
  access: MANAGERS,
  response: transcript,
})

/** Cumulative funnel steps; `booked` counts only some of those `in_line`. */
export const WAY_STEPS = ['started', 'consented', 'detailed', 'questioned', 'eligible', 'booked', 'in_line'] as const
export type PathStep = (typeof WAY_STEPS)[number]

/**
 * `asked`, `answered` and `left` count conversations; `missed` and `again` count messages and reopenings.
 * `median_seconds` and `p90_seconds`: time to the first answer.
 */
const questionStop = z.object({
  question: z.string(),
  text: z.string(),
  asked: count,
  answered: count,
  left: count,
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
  again: count,
  missed: count,
})
export type QuestionStop = z.infer<typeof questionStop>
const questionnaireStops = z.object({ key: z.string(), name: z.string(), version: count, questions: z.array(questionStop) })
export type QuestionnaireDropOff = z.infer<typeof questionnaireStops>

const period = z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() }).partial()
const resolved = { startDate: z.string(), endDate: z.string(), today: z.string() }
/** Conversations that started in the range. */
const stops = z.object({
  ...resolved,
  way: z.array(z.object({ step: z.enum(WAY_STEPS), count })),
  questionnaires: z.array(questionnaireStops),
})
export type DropOff = z.infer<typeof stops>

export const readDropOff = endpoint({
  method: 'GET',
  path: '/api/conversations/stops',
  summary: 'Conversations by furthest step reached, and question by question where people stop; by default the last 7 days up to today',
  access: MANAGERS,
  query: period,
  response: stops,
})
export const exportDropOff = endpoint({
  method: 'GET',
  path: '/api/conversations/stops/csv',
  summary: 'The questions as CSV, equal to the screen; the download is an entry',
  access: MANAGERS,
  query: period,
  response: z.string(),
})

/**
 * `alone`: reached the queue or booked without a help request and without asking for a person. The last three count
 * free-text questions.
 */
const shareCounts = z.object({
  conversations: count,
  alone: count,
  misunderstood: count,
  crisis: count,
  handed: count,
  from_articles: count,
  refused: count,
  unanswered: count,
})
export type OutcomeCounts = z.infer<typeof shareCounts>
const shareDay = z.object({ day: z.string(), conversations: count, alone: count, misunderstood: count })
export type OutcomeDay = z.infer<typeof shareDay>
const shares = z.object({
  ...resolved,
  comparedWith: z.object({ startDate: z.string(), endDate: z.string() }),
  now: shareCounts,
  before: shareCounts,
  days: z.array(shareDay),
})
export type Outcomes = z.infer<typeof shares>

export const readOutcomes = endpoint({
  method: 'GET',
  path: '/api/conversations/shares',
  summary:
    'How many conversations finished without a person and the like, beside the period before; by default the last 7 days up to today',
  access: MANAGERS,
  query: period,
  response: shares,
})

/** Periods of the time to a first reply: days up to today. */
export const REPLY_PERIODS = ['7', '30', '90'] as const
export type ReplyPeriod = (typeof REPLY_PERIODS)[number]
/** At most so many waiting conversations are listed, the longest wait first. */
export const WAITING_ROWS = 50

/**
 * A patient who waits for a person’s words. `patient_id` and `name`: null when the reader may not open the record. `holder`: who has joined and
 * has not answered; null: no one has joined.
 */
const waitingConversation = z.object({
  id: z.string(),
  minute: z.string(),
  seconds: count,
  patient_id: z.string().nullable(),
  name: z.string().nullable(),
  readable: z.boolean(),
  holder: z.string().nullable(),
})
export type WaitingConversation = z.infer<typeof waitingConversation>

/** `replies`: requests of the period, from the request to the first words of a person. `handBacks`: by a person or by absence (F-11). */
const staffReplies = z.object({
  startDate: z.string(),
  endDate: z.string(),
  minute: z.string(),
  waiting: z.object({ total: count, rows: z.array(waitingConversation) }),
  replies: z.object({
    requests: count,
    answered: count,
    median_seconds: z.number().nullable(),
    p90_seconds: z.number().nullable(),
    worst_seconds: z.number().nullable(),
  }),
  /** `absent_unanswered`: the patient’s message got no reply. `absent_quiet`: neither wrote for an hour. */
  handBacks: z.object({ to_assistant: count, to_next: count, absent_unanswered: count, absent_quiet: count }),
})
export type StaffReplies = z.infer<typeof staffReplies>

export const readStaffReplies = endpoint({
  method: 'GET',
  path: '/api/conversations/staff_replies',
  summary:
    'Conversations that wait for a person now, the time to a person’s first reply, and hand-backs (F-11); names as for the record (A-16)',
  access: MANAGERS,
  query: z.strictObject({ days: z.enum(REPLY_PERIODS).default('7') }),
  response: staffReplies,
})
