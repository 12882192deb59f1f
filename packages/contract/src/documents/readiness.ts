import { z } from 'zod'
import { PROVINCE_CODES } from '../provinces.ts'
import { documentContent } from './document-content.ts'

/** Why a document cannot be signed (facts of s. 273 and of the clinic). */
export const DOCUMENT_REFUSALS = [
  ...['practitioner-name', 'practitioner-register-name', 'practitioner-profession', 'practitioner-address', 'practitioner-phone'],
  ...['licence-missing', 'licence-province', 'licence-suspended', 'licence-expired', 'licence-not-begun', 'licence-notice'],
  ...['licence-restricted', 'authority-not-established', 'patient-name', 'birth-date-missing', 'birth-date-impossible'],
  ...['patient-under-age', 'birth-date-unsettled', 'place-missing', 'province-missing', 'grams-missing', 'grams-not-one-figure'],
  ...['grams-not-above-zero', 'grams-decimals', 'grams-again-differ', 'period-missing', 'period-unit', 'period-not-whole'],
  ...['period-too-long', 'statement-missing', 'date-not-today', 'not-the-visits-practitioner', 'no-visit', 'own-record', 'family'],
  ...['note-unsigned', 'flag-undecided', 'consent-missing', 'consent-withdrawn', 'condition-missing', 'reason-missing'],
  ...['patient-inactive', 'not-decided', 'supersedes-not-in-force'],
] as const
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number]

/** What the practitioner signs knowingly, with a reason of their own. */
export const DOCUMENT_WARNINGS = [
  ...['address-po-box', 'licence-number-form', 'licence-checked-long-ago', 'single-name', 'name-differs-from-identity', 'under-25'],
  ...['above-3-grams', 'differs-from-decision', 'same-address', 'veteran-without-letter', 'above-billing-limit'],
  ...['replaces', 'document-in-force'],
] as const
export type DocumentWarning = (typeof DOCUMENT_WARNINGS)[number]

/** Who has to agree before it can be signed; `typed-again`: the practitioner types the grams again. */
export const DOCUMENT_CONFIRMATIONS = ['typed-again', 'second-np', 'np-manager'] as const
export type DocumentConfirmation = (typeof DOCUMENT_CONFIRMATIONS)[number]
/** Above these daily grams (policy of the clinic, F-7). */
export const SECOND_NP_ABOVE = 5
export const NP_MANAGER_ABOVE = 10
export const TYPED_AGAIN_ABOVE = 30

const TEXT = 300
const text = z.string().trim().max(TEXT).default('')

/**
 * What the practitioner types before signing; saved as it is typed, so anything may be unfinished. `identity_*`: as on the identity document
 * that was seen. `reasons`: for a warning, by its code. `flags`: what was decided about a raised flag, by its key. `supersedes`: the document
 * that this one replaces. `fax_initials`: typed where it is to be sent by secure fax.
 */
export const documentDraft = z.strictObject({
  ...{ daily_grams: z.string().trim().max(20).default(''), grams_again: z.string().trim().max(20).default('') },
  ...{ period_count: z.string().trim().max(20).default(''), period_unit: z.string().trim().max(20).default('') },
  place_of_consultation: text,
  province_of_consultation: z.enum(PROVINCE_CODES).nullable().default(null),
  ...{ identity_given_name: text, identity_surname: text },
  ...{ condition: text, condition_reason: z.string().trim().max(2000).default('') },
  statement: z.boolean().default(false),
  not_family: z.boolean().default(false),
  ...{ veteran: z.boolean().default(false), specialist_letter: z.boolean().default(false) },
  reasons: z.partialRecord(z.enum(DOCUMENT_WARNINGS), z.string().trim().max(TEXT)).default({}),
  flags: z.record(z.string().max(60), z.string().trim().max(TEXT)).default({}),
  supersedes: z.number().int().nullable().default(null),
  fax_initials: z.string().trim().max(6).default(''),
})
export type DocumentDraft = z.infer<typeof documentDraft>

/** `field`: of the draft, where one can be put right there. `todo`: what to do about it. `detail`: such as the flag or the warning it is about. */
const finding = <C extends z.ZodType>(code: C) =>
  z.object({ code, text: z.string(), todo: z.string(), field: z.string().nullable(), detail: z.string().nullable() })

const confirmation = z.object({
  id: z.number().int(),
  kind: z.enum(['second-np', 'np-manager']),
  state: z.enum(['asked', 'confirmed', 'declined']),
  asked_at: z.string(),
  answered_by: z.string().nullable(),
  answered_at: z.string().nullable(),
  note: z.string(),
})
export type AskedConfirmation = z.infer<typeof confirmation>

/**
 * The "ready to sign" meter. `veteran`: that Veterans Affairs pays is recorded, with the grams a day that it pays today. `version`: of the draft, 0 before the first save. `draft_id`: what signing names, so that it happens once. `content`: what would be
 * printed, as far as it is known; null while something printed is missing. `possession_grams`: with all documents in force and this one.
 * `last_day`: if it were registered today. `factor_fresh_until`: until when a second factor counts as fresh; null: it has to be shown first.
 */
export const readiness = z.object({
  draft: documentDraft,
  draft_id: z.string().nullable(),
  version: z.number().int(),
  ready: z.boolean(),
  met: z.number().int(),
  of: z.number().int(),
  refusals: z.array(finding(z.enum(DOCUMENT_REFUSALS))),
  warnings: z.array(finding(z.enum(DOCUMENT_WARNINGS)).extend({ reason: z.string() })),
  confirmations_needed: z.array(z.enum(DOCUMENT_CONFIRMATIONS)),
  confirmations: z.array(confirmation),
  flags: z.array(z.object({ key: z.string(), name: z.string() })),
  veteran: z.object({ vac_file: z.string(), limit_g: z.number().nullable() }).nullable(),
  content: documentContent.nullable(),
  possession_grams: z.number().nullable(),
  last_day: z.string().nullable(),
  signed_on: z.string(),
  factor_fresh_until: z.string().nullable(),
})
export type Readiness = z.infer<typeof readiness>
