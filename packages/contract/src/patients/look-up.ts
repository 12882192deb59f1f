import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'

export const LOOK_UP_REASONS = ['caller', 'seller', 'correction', 'colleague', 'other'] as const
export type LookUpReason = (typeof LOOK_UP_REASONS)[number]
export const LOOK_UP_LIMIT = 10

const text = (most: number) => z.string().trim().min(1).max(most).optional()
export const identifiers = z.strictObject({
  patient_id: text(64),
  name: text(120),
  date_of_birth: possibleDay.optional(),
  phone: text(40),
  email: text(254),
  postal_code: text(10),
  health_number: text(20),
})
export type Identifiers = z.infer<typeof identifiers>

const lookUp = z
  .strictObject({ identifiers, reason: z.enum(LOOK_UP_REASONS), note: z.string().trim().max(200).default('') })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], error: 'is needed with another reason' })
export type LookUp = z.output<typeof lookUp>

/** Enough to tell two people apart, and no more. */
export const candidate = z.object({
  patient_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  birth_year: z.number().int().nullable(),
  province: z.string().nullable(),
  /** A death is recorded. */
  died: z.boolean(),
})
export type Candidate = z.infer<typeof candidate>

/**
 * Everything that is given has to match; a name and a birth date count as one identifier, and either alone as none. A
 * single match opens its record until midnight; of several, one is chosen by looking up again with its ID.
 */
export const lookUpCaller = endpoint({
  method: 'POST',
  path: '/api/patients/look_up',
  summary: 'Looks up a caller by two identifiers, with a reason; a single match opens the record until midnight (F-1)',
  access: ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'],
  body: lookUp,
  response: z.object({ candidates: z.array(candidate) }),
})
