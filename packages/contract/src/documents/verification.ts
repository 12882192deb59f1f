import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { documentPeriod } from './document-content.ts'
import { DOCUMENT_STATES } from './medical-document.ts'

/** What may be confirmed to a seller (s. 281(1)(c)), and nothing else. */
export const CONFIRMABLE = ['consultation', 'practitioner', 'grams', 'period', 'signature-day', 'number', 'status'] as const
export type Confirmable = (typeof CONFIRMABLE)[number]
/** What the caller may ask besides; it is never told. */
export const NEVER_TOLD = [
  'diagnosis',
  'scores',
  'medications',
  'address',
  'other-sellers',
  'other-documents',
  'reason-for-change',
  'other',
] as const
export const ASKED = [...CONFIRMABLE, ...NEVER_TOLD] as const
export type Asked = (typeof ASKED)[number]

/** What staff may read out after a match. */
const confirmableFacts = z.object({
  document_number: z.string(),
  consultation: z.boolean(),
  consulted_on: z.string().nullable(),
  practitioner: z.string(),
  daily_grams: z.number(),
  period: documentPeriod,
  signed_on: z.string(),
  state: z.enum(DOCUMENT_STATES),
  in_force: z.boolean(),
})

/** `call_back`: the seller's number on file. `found` false: no such document. `matched` null: not compared yet. */
export const verificationCall = z.object({
  id: z.number().int(),
  found: z.boolean(),
  seller: z.string(),
  call_back: z.string(),
  matched: z.boolean().nullable(),
  facts: confirmableFacts.nullable(),
  ended: z.boolean(),
})
export type VerificationCall = z.infer<typeof verificationCall>

/** Calls that are listed, newest first. */
export const EARLIER_CALLS = 20
/**
 * `document_number`: as it was asked for. `note` null: not for the caller, who neither took the call nor manages a queue. `ended_at` null: it is
 * going on, or was left. `number_called` null: nothing was compared, or before it was recorded.
 */
const earlierCall = z.object({
  id: z.number().int(),
  begun_at: z.string(),
  ended_at: z.string().nullable(),
  ...{ document_number: z.string(), found: z.boolean(), seller: z.string(), caller_name: z.string(), by: z.string() },
  number_called: z.string().nullable(),
  matched: z.boolean().nullable(),
  doubt: z.boolean(),
  confirmed: z.array(z.enum(CONFIRMABLE)),
  note: z.string().nullable(),
})
export type EarlierCall = z.infer<typeof earlierCall>

const STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

/** About one document with `document_number`, otherwise about any. Names no patient. */
export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/verifications',
  summary: 'Earlier calls of sellers about medical documents, newest first',
  access: STAFF,
  query: z.strictObject({ document_number: z.string().trim().max(40).default('') }),
  response: z.object({ calls: z.array(earlierCall), total: z.number().int() }),
})
/** By number only, never by name. `caller_name` is who speaks, `firm` what they say they are. */
export const beginVerification = endpoint({
  method: 'POST',
  path: '/api/verifications',
  summary: 'Begins to answer a seller who asks about a medical document, by its number',
  access: STAFF,
  body: z.strictObject({
    document_number: z.string().trim().min(1).max(40),
    seller_id: z.number().int().min(1),
    caller_name: z.string().trim().min(1).max(120),
  }),
  response: verificationCall,
})
/**
 * `number_called`: that was dialled, which has to be the seller’s on file. Names and birth date are as the caller read them out. `called_back`: what a
 * page sends instead that was loaded before the number was asked, where it was ticked; the version after this one no longer takes it.
 */
export const matchVerification = endpoint({
  method: 'POST',
  path: '/api/verifications/{id}/match',
  summary: 'Compares what the caller reads out with the document: match or no match',
  access: STAFF,
  body: z
    .strictObject({
      number_called: z.string().trim().min(1).max(40).optional(),
      called_back: z.literal(true).optional(),
      given_name: z.string().trim().min(1).max(120),
      surname: z.string().trim().min(1).max(120),
      birth_date: possibleDay,
    })
    .refine(({ number_called, called_back }) => number_called !== undefined || called_back, {
      path: ['number_called'],
      error: 'is missing',
    }),
  response: verificationCall,
})
/** `doubt`: nothing was answered; the NP and their managers are told. */
export const endVerification = endpoint({
  method: 'POST',
  path: '/api/verifications/{id}/end',
  summary: 'Logs what was asked and what was confirmed',
  access: STAFF,
  body: z.strictObject({
    asked: z.array(z.enum(ASKED)).max(ASKED.length),
    confirmed: z.array(z.enum(CONFIRMABLE)).max(CONFIRMABLE.length),
    doubt: z.boolean(),
    note: z.string().trim().max(500).default(''),
    minutes: z.number().int().min(0).max(600),
  }),
  response: verificationCall,
})
/** The same shape and the same words for every reason. */
export const checkDocument = endpoint({
  method: 'POST',
  path: '/api/public/document_check',
  summary: 'Says of a check code only "valid" or "not valid, contact the office"',
  access: 'public',
  body: z.strictObject({ code: z.string().trim().max(60) }),
  response: z.object({ valid: z.boolean(), message: z.string() }),
})
