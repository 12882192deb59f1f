import { z } from 'zod'
import { picture } from '../chart/pictures.ts'
import { endpoint } from '../endpoint.ts'
import { LINE_MARKS, logEntry } from '../transcripts.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const count = z.number().int()

const ATTENTION_STATES = ['bot', 'asked', 'called', 'held', 'paused', 'returned'] as const
export type LineMark = (typeof LINE_MARKS)[number]
const LINE_LENGTH = 2000
/** In base64, as for those that patients send. */
const PICTURE_LENGTH = 204_800

const role = z.enum(['np', 'team'])
export type StaffRole = z.infer<typeof role>

/**
 * What the patient knows: first name and role. `offers`: what they can choose instead of waiting; `instead`: of writing
 * to the person who is there. `unread`: lines of the team that were not on the patient’s screen.
 */
const shownAttention = z.object({
  state: z.enum(ATTENTION_STATES),
  name: z.string().nullable(),
  role: role.nullable(),
  unread: count,
  offers: z.array(z.enum(['call', 'email', 'cancel'])).optional(),
  instead: z.array(z.enum(['questions', 'callInstead'])).optional(),
})
export type ShownAttention = z.infer<typeof shownAttention>

/**
 * `text` is empty for a mark other than `told`. `turn`: the patient’s turn that it follows, as `DATA.turn` of an ATTENDED reply tells it.
 * `picture`: a picture was sent, which `text` describes; `readLinePicture` answers it.
 */
const line = z.object({
  seq: count,
  turn: count,
  at: z.string(),
  name: z.string(),
  role,
  mark: z.enum(LINE_MARKS).nullable(),
  text: z.string(),
  picture: z.literal(true).optional(),
})
export type ChatLine = z.infer<typeof line>

export const listLines = endpoint({
  method: 'POST',
  path: '/api/ai/lines',
  summary: 'What staff said in a conversation of the public chat since a line, and who has the conversation (F-11)',
  access: 'chat-key',
  body: z.strictObject({
    conversation_id: z.string().regex(/^[A-Za-z0-9]{12}$/, 'must be 12 letters and digits'),
    key: z.string().max(200),
    after: count.min(0).default(0),
    /** Answers when there is something new, after 25 seconds at the latest. */
    wait: z.boolean().default(false),
    /** `known` of the answer before; without it the wait is for lines alone. */
    known: z.string().max(100).default(''),
  }),
  response: z.object({
    lines: z.array(line),
    attention: shownAttention,
    /** The newest turn of the patient that the team has read. */
    read_turn: count,
    /** The person is writing now. */
    typing: z.boolean(),
    /** Names everything but the lines; changes with it. */
    known: z.string(),
  }),
})
export const sendPatientSigns = endpoint({
  method: 'POST',
  path: '/api/ai/signs',
  summary: 'The patient is writing, or has read up to a line (F-11)',
  access: 'chat-key',
  body: z.strictObject({
    conversation_id: z.string().regex(/^[A-Za-z0-9]{12}$/, 'must be 12 letters and digits'),
    key: z.string().max(200),
    typing: z.boolean().default(false),
    read: count.min(0).optional(),
  }),
  response: z.object({ unread: count }),
})

const sentPicture = picture.omit({ kept_at: true })
export const readLinePicture = endpoint({
  method: 'POST',
  path: '/api/ai/lines/picture',
  summary: 'A picture that staff sent in a conversation of the public chat, by its line (F-11)',
  access: 'chat-key',
  body: z.strictObject({
    conversation_id: z.string().regex(/^[A-Za-z0-9]{12}$/, 'must be 12 letters and digits'),
    key: z.string().max(200),
    seq: count.min(1),
  }),
  response: sentPicture,
})
export const readOwnPicture = endpoint({
  method: 'POST',
  path: '/api/ai/pictures',
  summary: 'A picture that the patient sent in a conversation of the public chat, by its turn, for their own page (F-11)',
  access: 'chat-key',
  body: z.strictObject({
    conversation_id: z.string().regex(/^[A-Za-z0-9]{12}$/, 'must be 12 letters and digits'),
    key: z.string().max(200),
    turn: count.min(1),
  }),
  response: sentPicture,
})

export type LogEntry = z.infer<typeof logEntry>

/** `turn`: the newest turn that the reader has seen. `holder`: full name. `live_id`: as live events name the conversation. */
const liveConversation = z.object({
  id: z.string(),
  patient_id: z.string().nullable(),
  live_id: z.string(),
  closed: z.boolean(),
  /** The patient was marked as not eligible. */
  ineligible: z.boolean(),
  /** Of the conversation. */
  language: z.enum(['en', 'fr']),
  turn: count,
  state: z.enum(ATTENTION_STATES),
  holder: z.string().nullable(),
  mine: z.boolean(),
  /** Messages of the patient that were not on the reader’s screen. */
  unread: count,
  /** Up to which line the patient’s page has the team’s lines, and up to which they were on screen. */
  patient: z.object({ delivered_seq: count, read_seq: count }),
  log: z.array(logEntry),
})
export type LiveConversation = z.infer<typeof liveConversation>

/** `minute`: when it began, in clinic time. `messages`: of the patient. */
const listed = z.object({ id: z.string(), minute: z.string(), closed: z.boolean(), messages: count })
export type ListedConversation = z.infer<typeof listed>

export const findPatientConversation = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/conversation',
  summary: 'A patient’s conversations, newest first, without what was said; `conversation_id`: the newest that is open; null: none',
  access: QUEUE_STAFF,
  response: z.object({ conversation_id: z.string().nullable(), conversations: z.array(listed) }),
})
export const readLiveConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/{conversation_id}/live',
  summary: 'A conversation with everything said so far; reading it without having joined is an entry (A-13)',
  access: QUEUE_STAFF,
  /** `follow`: reads on without another entry, for half an hour after the one before. */
  query: z.strictObject({ follow: z.literal('1').optional() }),
  response: liveConversation,
})
const changed = z.object({ state: z.enum(ATTENTION_STATES) })
/** Made by the page: a line sent again with the same one is written once. */
const clientId = z.string().regex(/^[A-Za-z0-9-]{8,40}$/, 'must be 8 to 40 letters, digits and hyphens')
export const joinConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/join',
  summary: 'Joins a patient’s conversation; the assistant is silent from then on',
  access: QUEUE_STAFF,
  response: changed,
})
export const sayInConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/lines',
  summary: 'Writes to the patient or sends a picture; joins first where no one has the conversation',
  access: QUEUE_STAFF,
  body: z
    .strictObject({
      /** Of a picture: what it shows, for those who cannot see it; may be empty. */
      text: z.string().trim().max(LINE_LENGTH),
      /** JPEG, PNG or WebP in base64, at most 150 KB. */
      picture: z.string().min(1).max(PICTURE_LENGTH).optional(),
      client_id: clientId,
      /** The newest turn that the writer has seen. */
      turn: count.min(0),
      /** Sends it although it has a health number or the name of another patient. */
      sure: z.boolean().default(false),
    })
    .superRefine(({ text, picture }, check) => {
      if (text !== '' || picture !== undefined) return
      for (const field of ['text', 'picture']) check.addIssue({ code: 'custom', path: [field], message: 'must not be empty' })
    }),
  response: changed,
})
export const readSentPicture = endpoint({
  method: 'GET',
  path: '/api/conversations/{conversation_id}/pictures/{seq}',
  summary: 'A picture that staff sent to the patient, for those who may read the conversation',
  access: QUEUE_STAFF,
  response: sentPicture,
})
export const noteInConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/notes',
  summary: 'Adds an internal note: staff read it among the messages, the patient never does',
  access: QUEUE_STAFF,
  body: z.strictObject({ text: z.string().trim().min(1).max(LINE_LENGTH), client_id: clientId }),
  response: changed,
})
export const sendStaffSigns = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/signs',
  summary: 'The holder is writing, or a reader has read up to a turn and a line; answers with what is unread',
  access: QUEUE_STAFF,
  body: z.strictObject({ typing: z.boolean().default(false), read: z.strictObject({ turn: count.min(0), seq: count.min(0) }).optional() }),
  response: z.object({ unread: count }),
})
/** `yours`: staff may enter the answer for the patient; consent is not among the questions. Words in the patient’s language. */
const askedQuestion = z.object({
  tag: z.string(),
  text: z.string(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  answer: z.string().nullable(),
  entered_by: z.string().nullable(),
  yours: z.boolean(),
})
export type AskedQuestion = z.infer<typeof askedQuestion>
/** `next`: the tag that waits. `version`, `revision`: of the answers that were read. */
const askedQuestions = z.object({
  name: z.string(),
  version: count,
  revision: count,
  next: z.string().nullable(),
  questions: z.array(askedQuestion),
})
export type AskedQuestions = z.infer<typeof askedQuestions>
export const listConversationQuestions = endpoint({
  method: 'GET',
  path: '/api/conversations/{conversation_id}/questions',
  summary: 'The questions that the patient was asked and the one that waits; null where no questionnaire is in hand',
  access: QUEUE_STAFF,
  response: askedQuestions.nullable(),
})
export const takeAsAnswer = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/answers',
  summary: 'The holder takes what the patient wrote as the answer to a question; it is marked as entered by staff',
  access: QUEUE_STAFF,
  body: z.strictObject({
    tag: z.string().min(1).max(200),
    text: z.string().trim().max(LINE_LENGTH).optional(),
    selected: z.array(z.string().max(LINE_LENGTH)).max(200).optional(),
    version: count.min(1),
    revision: count.min(0),
  }),
  response: changed,
})
export const takeOverConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/take_over',
  summary: 'Takes a conversation over from a colleague, with a reason',
  access: QUEUE_STAFF,
  body: z.strictObject({ reason: z.string().trim().min(1).max(200) }),
  response: changed,
})
export const handBackConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/{conversation_id}/hand_back',
  summary: 'Leaves a conversation: the assistant repeats its question, or the patient waits for someone else',
  access: QUEUE_STAFF,
  body: z.strictObject({ to: z.enum(['assistant', 'queue']), turn: count.min(0) }),
  response: changed,
})
