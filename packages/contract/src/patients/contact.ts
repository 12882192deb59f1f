import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { identifiers } from './look-up.ts'

export const CONTACT_FIELDS = ['phone', 'email', 'street_address', 'city', 'postal_code'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export const CONTACT_REASONS = ['changed', 'mistake', 'other'] as const
export type ContactReason = (typeof CONTACT_REASONS)[number]
/** How staff know that it is the patient (F-12). `photo-id` is for managers. */
export const CONTACT_CHECKS = ['call-back', 'identifiers', 'photo-id'] as const
export type ContactCheck = (typeof CONTACT_CHECKS)[number]
/** Corrections shown, newest first. */
export const CORRECTIONS_LIMIT = 20

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const text = z.string().trim().max(320)
const contact = z.object(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text])) as Record<ContactField, typeof text>)
export type Contact = z.infer<typeof contact>

/** `checked_by`: `merge` where a merge of two records changed the email. `codes_from`: until then a changed email receives no codes. */
const correction = z.object({
  corrected_at: z.string(),
  corrected_by: z.string(),
  reason: z.enum(CONTACT_REASONS),
  note: z.string(),
  checked_by: z.enum([...CONTACT_CHECKS, 'merge']),
  before: contact.partial(),
  after: contact.partial(),
  codes_from: z.string().nullable(),
})
export type Correction = z.infer<typeof correction>

/** `has_health_number`: whether the caller can be confirmed by it. */
export const readContact = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/contact',
  summary: 'A patient’s contact details and how they were corrected, newest first',
  access: QUEUE_STAFF,
  response: z.object({
    name: z.string(),
    version: z.number().int(),
    contact,
    has_health_number: z.boolean(),
    corrections: z.array(correction),
  }),
})
export type ContactDetails = z.infer<typeof readContact.response>

const order = z
  .strictObject({
    version: z.number().int(),
    contact: contact.partial(),
    reason: z.enum(CONTACT_REASONS),
    note: z.string().trim().max(200).default(''),
    checked_by: z.enum(CONTACT_CHECKS),
    /** With `identifiers`: what the caller said. */
    identifiers: identifiers.optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], error: 'is needed with another reason' })
export type ContactOrder = z.output<typeof order>

/** `version`: the row as loaded; if it changed since, 409 `version-conflict` with the fresh row. */
export const correctContact = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/contact',
  summary: 'Corrects contact details with a reason; a changed email is announced to both addresses (F-12)',
  access: QUEUE_STAFF,
  body: order,
  response: z.object({ version: z.number().int() }),
})
