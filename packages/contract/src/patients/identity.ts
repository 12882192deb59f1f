import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CONTACT_CHECKS, CONTACT_REASONS } from './contact.ts'
import { identifiers } from './look-up.ts'

export const IDENTITY_FIELDS = ['first_name', 'last_name', 'date_of_birth', 'health_number'] as const
export type IdentityField = (typeof IDENTITY_FIELDS)[number]
/** How long a second person has to confirm a correction (F-12). */
export const CONFIRM_HOURS = 24

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const text = z.string().trim().max(120)
const identity = z.object(Object.fromEntries(IDENTITY_FIELDS.map((field) => [field, text])) as Record<IdentityField, typeof text>)
export type IdentityValues = z.infer<typeof identity>

/** `mine`: the caller proposed it, so someone else confirms it. */
const proposal = z.object({
  id: z.number().int(),
  by: z.string(),
  at: z.string(),
  confirm_until: z.string(),
  reason: z.enum(CONTACT_REASONS),
  note: z.string(),
  before: identity.partial(),
  after: identity.partial(),
  mine: z.boolean(),
})
export type IdentityProposal = z.infer<typeof proposal>

export const readIdentity = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/identity',
  summary: 'A patient’s name, birth date and health number, and the correction that waits for a second person',
  access: QUEUE_STAFF,
  response: z.object({
    version: z.number().int(),
    identity,
    phone: z.string(),
    proposal: proposal.nullable(),
  }),
})
export type IdentityDetails = z.infer<typeof readIdentity.response>

const order = z
  .strictObject({
    version: z.number().int(),
    identity: identity.partial(),
    reason: z.enum(CONTACT_REASONS),
    note: z.string().trim().max(200).default(''),
    checked_by: z.enum(CONTACT_CHECKS),
    /** With `identifiers`: what the caller said. */
    identifiers: identifiers.optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], error: 'is needed with another reason' })
export type IdentityOrder = z.output<typeof order>

export const proposeIdentity = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/identity',
  summary: 'Proposes a correction of name, birth date or health number; a second person confirms it within a day (F-12)',
  access: QUEUE_STAFF,
  body: order,
  response: z.object({ id: z.number().int(), confirm_until: z.string(), message: z.string() }),
})

export const settleIdentity = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/identity/{correction_id}',
  summary: 'A second person confirms a proposed correction, or anyone declines it',
  access: QUEUE_STAFF,
  body: z.strictObject({ confirmed: z.boolean() }),
  response: z.object({ message: z.string() }),
})
