import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the assistant tells a page to show (REQ-137 to REQ-159, chat protocol). */
export const CHAT_ACTIONS = [
  'GREETING',
  'LAUNCHCONSENT',
  'OPENCONSENTFORMWINDOW',
  'OPENPERSONALINFORMATIONWINDOW',
  'CONFIRMPERSONALINFORMATION',
  'OPENQUESTIONRADIOOPTIONSWINDOW',
  'OPENQUESTIONCHECKBOXOPTIONSWINDOW',
  'OPENQUESTIONCHECKREADY',
  'OPENQUESTIONTEXT',
  'OPENAPPOINTMENTWINDOW',
  'CHECKFORSESSION',
  'LOGINELIGIBLE',
  'BEGINQUESTIONNAIRES',
  'FINISHINITIALQUESTIONNAIRE',
  'FINISHSCALEQUESTIONNAIRE',
  'FINISHCUDITRQUESTIONNAIRE',
  'FINISHFOLLOWUP',
  'ENTERPCRQUEUE',
  'ENTERNPQUEUE',
  'ENTERPCRQUEUEFOLLOWUP',
  'NEEDPCRHELP',
  'SKIPTONEXT',
  'CRISIS',
  'ATTENDED',
  'CLOSECHAT',
] as const
export type ChatAction = (typeof CHAT_ACTIONS)[number]

export const CHAT_LANGUAGES = ['en', 'fr'] as const
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number]

/** REQ-133. */
const conversationId = z.string().regex(/^[A-Za-z0-9]{12}$/, 'must be 12 letters and digits')
/** Characters per chunk, milliseconds between two (REQ-138). */
export const STATE_CHUNK_LENGTH = 2000
export const STATE_CHUNK_PAUSE = 200

const text = (max: number) => z.string().max(max)

export const consentContext = z.strictObject({
  consentOption: z.enum(['yes', 'no']),
  signature: text(200),
  dateOfBirth: text(40),
  scrolledPercent: z.number().min(0).max(100).optional(),
})
/** Core validates the values one by one so that each field gets its own message (REQ-175 to REQ-197). */
export const personalInformationContext = z.strictObject({
  firstName: text(200),
  lastName: text(200),
  dateOfBirth: text(40),
  gender: text(20),
  provincialHealthID: text(40),
  phone: text(40),
  email: text(320),
  streetAddress: text(300),
  city: text(200),
  province: text(60),
  country: text(60),
  zipcode: text(20),
  differentMailingAddress: z.boolean(),
  mailingStreetAddress: text(300).optional(),
  mailingCity: text(200).optional(),
  mailingProvince: text(60).optional(),
  mailingCountry: text(60).optional(),
  mailingZipcode: text(20).optional(),
})
export type PersonalInformation = z.infer<typeof personalInformationContext>
export type ConsentAnswer = z.infer<typeof consentContext>

/** `value`: an option’s value, or a number as text; empty: omitted. `selected`: the options of an item that takes several, in place of `value`. */
const itemAnswer = z.strictObject({ tag: text(120), value: text(300), selected: z.array(text(300)).max(60).optional() })
export type ItemAnswer = z.infer<typeof itemAnswer>

export const chatContext = z.union([
  /** All items of a form that were shown together (`DATA.items`). */
  z.strictObject({ answers: z.array(itemAnswer).min(1).max(60) }),
  z.strictObject({ consent: consentContext }),
  /** The answer of the summary (`DATA.summary`) that is to be given again, by its tag. */
  z.strictObject({ reopen: text(120) }),
  z.strictObject({ personalInformation: personalInformationContext }),
  z.strictObject({ selected: z.array(text(300)).max(60) }),
  /** What was drawn in answer to a question (REQ-413), as `core/questionnaires/reading/drawing.ts` keeps it. */
  z.strictObject({ drawing: text(6000) }),
  /** A photo (REQ-413): base64 on the wire, its storage name within the server. */
  z.strictObject({ picture: text(204_800) }),
  z.strictObject({ appointment: z.strictObject({ slotId: text(100) }) }),
  z.strictObject({
    state: z.strictObject({
      index: z.number().int().min(0).max(500),
      total: z.number().int().min(1).max(500),
      chunk: text(STATE_CHUNK_LENGTH),
    }),
  }),
  z.strictObject({ video: z.strictObject({ clip: text(100), ended: z.boolean() }) }),
])
export type ChatContext = z.infer<typeof chatContext>

export const chatOption = z.union([z.string(), z.object({ label: z.string(), value: z.string() })])
export type ChatOption = z.infer<typeof chatOption>

const nullableText = z.string().nullable()
/** Every field is always present, null without a value (chat protocol). */
export const chatReply = z.object({
  ACTION: z.enum(CHAT_ACTIONS),
  text: z.string(),
  VIDEO: nullableText,
  options: z.array(chatOption).nullable(),
  DATA: z.record(z.string(), z.unknown()).nullable(),
  conversation_state: z.string(),
  patient_id: nullableText,
  ELIGIBLE: z.boolean().nullable(),
  INELIGIBLE_REASON: nullableText,
  ELIGIBLE_DATE: nullableText,
  QUESTIONNAIRE_IN_PROGRESS: z.boolean(),
  CURRENT_QUESTIONNAIRE_NAME: nullableText,
  IN_PCR_QUEUE: z.boolean(),
  IN_NP_QUEUE: z.boolean(),
  NEW_PATIENT: z.boolean().nullable(),
  PREFERRED_LICENSED_SELLER: z.unknown().nullable(),
  PREFERRED_CONSUMPTION_METHODS: z.unknown().nullable(),
  PREFERRED_CANNABINOIDS: z.unknown().nullable(),
  REFERRAL_CODES: z.unknown().nullable(),
  PROVIDER_NAME: nullableText,
  AUDITLOG: z.array(z.string()),
  USER_TEXT: nullableText,
  PREDICTED_INTENT: nullableText,
  key: z.string(),
})
export type ChatReply = z.infer<typeof chatReply>

export const ask = endpoint({
  method: 'POST',
  path: '/api/ai',
  summary: 'One turn of the public chat (REQ-201, REQ-202)',
  access: 'chat-key',
  body: z.strictObject({
    action: z.literal('query'),
    conversation_id: conversationId,
    query: text(2000),
    key: text(200).default(''),
    context: chatContext.optional(),
    /** The page’s language; absent means English at first. */
    language: z.enum(CHAT_LANGUAGES).optional(),
  }),
  response: chatReply,
})
