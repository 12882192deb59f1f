import { z } from 'zod'
import { documentContent, documentPeriod } from './document-content.ts'

/** Drafts are decisions, not documents: every document was signed. */
export const DOCUMENT_STATES = [
  ...['signed', 'sent', 'received', 'registered', 'expiring', 'expired'],
  ...['returned', 'transferred', 'replaced', 'support-withdrawn', 'voided'],
] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]
/** What can be done with a document now, as the caller may do it. */
export const DOCUMENT_ACTIONS = ['deliver', 'register', 'transfer', 'return', 'replace', 'withdraw-support', 'void', 'copy'] as const
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]
/** How a seller takes a document; never by email. */
export const DELIVERY_WAYS = ['portal', 'secure_fax', 'original_by_mail'] as const
export type DeliveryWay = (typeof DELIVERY_WAYS)[number]
export const DELIVERY_OUTCOMES = ['sent', 'received', 'refused'] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]
/** The state of a fax that the program sends: a job gives it to the gateway within a minute. */
export const FAX_STATES = ['waiting', 'sent', 'failed'] as const
export type FaxState = (typeof FAX_STATES)[number]
/** Who told of a registration. The earliest day counts (s. 273(4)). */
export const REPORTERS = ['seller', 'patient'] as const
export type Reporter = (typeof REPORTERS)[number]

const delivery = z.object({
  id: z.number().int(),
  ...{ seller_id: z.number().int(), seller: z.string() },
  way: z.enum(DELIVERY_WAYS),
  /** The fax number, or the id that the portal gave. */
  number: z.string(),
  initials: z.boolean(),
  pages: z.number().int(),
  outcome: z.enum(DELIVERY_OUTCOMES),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** Null: staff sent it themselves, or it went another way. */
  fax: z.enum(FAX_STATES).nullable(),
  /** It took the letter that withdraws support, not the document. */
  letter: z.boolean(),
  /** Who has to make it by hand: post it, fax it, or enter it in a portal; null: it was made. */
  to_do: z.string().nullable(),
  /** Who recorded that it was made by hand, and when; null: it was not, or not yet. */
  done: z.object({ by: z.string(), at: z.string() }).nullable(),
})
export type DocumentDelivery = z.infer<typeof delivery>

/** `what`: a state, or something recorded about it. `text`: in words, as staff read it. */
const event = z.object({ at: z.string(), by: z.string(), what: z.string(), text: z.string() })
export type DocumentEvent = z.infer<typeof event>

/**
 * `chase_due`: days since the signature after which to ask about a document that no seller has registered. `last_day`: from the earliest registration; null: it is not running yet. `ends_on`: the same, or reckoned from the signature while no
 * registration is known. `dates_differ`: seller and patient told different days of registration.
 */
const summary = z.object({
  id: z.number().int(),
  document_number: z.string(),
  state: z.enum(DOCUMENT_STATES),
  ...{ daily_grams: z.number(), period: documentPeriod },
  practitioner: z.string(),
  signed_on: z.string(),
  signed_at: z.string(),
  registered_on: z.string().nullable(),
  dates_differ: z.boolean(),
  last_day: z.string().nullable(),
  ends_on: z.string(),
  seller: z.string().nullable(),
  seller_id: z.number().int().nullable(),
  in_force: z.boolean(),
  chase_due: z.number().int().nullable(),
  supersedes: z.string().nullable(),
  superseded_by: z.string().nullable(),
  actions: z.array(z.enum(DOCUMENT_ACTIONS)),
})
export type DocumentSummary = z.infer<typeof summary>

/** `possession_grams`: over all documents in force that a seller registered (s. 266), at most 150. `draft`: the caller has one begun. */
export const documentList = z.object({
  documents: z.array(summary),
  possession_grams: z.number(),
  draft: z.boolean(),
  may_draft: z.boolean(),
})
export type DocumentList = z.infer<typeof documentList>

/** `intact`: what is stored is what was signed. `copies`: how many copies for the patient were made. */
export const documentDetail = summary.extend({
  patient_id: z.string(),
  content: documentContent,
  intact: z.boolean(),
  hash: z.string(),
  copies: z.number().int(),
  events: z.array(event),
  deliveries: z.array(delivery),
})
export type DocumentDetail = z.infer<typeof documentDetail>

/** `bytes` in base64. */
export const documentFile = z.object({ name: z.string(), bytes: z.string(), intact: z.boolean() })
export type DocumentFile = z.infer<typeof documentFile>
