import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { statusRow } from './patients.ts'
import { possibleDay } from './possible-day.ts'
import { PROVINCES } from './provinces.ts'
import { appointmentType } from './vocabulary.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const FIND_LIMIT = 20

/** A patient the caller may see: enough to identify and open them. */
const found = statusRow
  .pick({ patient_id: true, first_name: true, last_name: true, date_of_birth: true, province: true, patient_active: true })
  .extend(statusRow.pick({ in_pcr_queue: true, in_np_queue: true, assigned_pcr: true, assigned_np: true }).shape)
  .extend(statusRow.pick({ death_recorded_at: true, died_on: true }).shape)
export type FoundPatient = z.infer<typeof found>

/**
 * Finds patients by ID, name, phone or email among those the caller may see; one or two characters match only
 * prefixes. `session` is one search box opening: its first call is audited with the query’s length, never the query.
 */
export const findPatients = endpoint({
  method: 'GET',
  path: '/api/patients/find',
  summary: 'Search over the patients one may see, at most 20',
  access: QUEUE_STAFF,
  query: z.strictObject({ q: z.string().trim().min(1).max(100), session: z.string().max(40).default('') }),
  response: z.array(found),
})

/** The filter boxes of the Patient Manager (REQ-585), in order. */
export const PATIENT_FILTERS = ['enabled', 'disabled', 'eligible', 'ineligible', 'unfinished', 'no_renewal'] as const
export type PatientFilter = (typeof PATIENT_FILTERS)[number]

export const PATIENT_SORTS = ['name', 'patient_id', 'eligibility', 'questionnaire', 'renewal'] as const
export type PatientSort = (typeof PATIENT_SORTS)[number]

/** As on every list (REQ-598). */
export const MANAGED_SIZES = [20, 50, 100] as const

const optionalDay = z.union([possibleDay, z.literal('')]).default('')
const filterList = z.string().regex(/^([a-z_]+(,[a-z_]+)*)?$/, 'is not a list of filters with commas between them')

/**
 * `only`: comma-separated `PATIENT_FILTERS`, "or" within a pair and "and" between pairs (E-6). `pcr`: id of the
 * assigned user. `renewal_from`, `renewal_to`: days, inclusive (REQ-590).
 */
export const managedQuery = z.strictObject({
  search: z.string().trim().max(100).default(''),
  only: filterList.max(100).default(''),
  renewal_from: optionalDay,
  renewal_to: optionalDay,
  pcr: z
    .string()
    .regex(/^\d{0,9}$/, 'is not the id of a user')
    .default(''),
  sort: z.enum(PATIENT_SORTS).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().pipe(z.literal(MANAGED_SIZES)).default(20),
})
export type ManagedQuery = z.output<typeof managedQuery>

export const listManaged = endpoint({
  method: 'GET',
  path: '/api/patients/manage',
  summary: 'A page of all patients with filters, search and order (REQ-583 to REQ-598)',
  access: ['admin'],
  query: managedQuery,
  response: z.object({ rows: z.array(statusRow), total: z.number().int(), now: z.string() }),
})
export type ManagedPage = z.infer<typeof listManaged.response>

const province = z.enum(Object.keys(PROVINCES) as [keyof typeof PROVINCES, ...(keyof typeof PROVINCES)[]])
const day = possibleDay.nullable()
const reason = z.string().trim().max(200)

/** A change from the Patient Manager (REQ-616 to REQ-624). `queue` of an appointment type only affects the texts. */
export const manageOrder = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('set-active'), patient_active: z.boolean() }),
  z.strictObject({ verb: z.literal('set-province'), province: province.nullable() }),
  z.strictObject({ verb: z.literal('set-renewal-date'), upcoming_renewal_date: day }),
  z.strictObject({ verb: z.literal('set-eligibility-date'), eligible_date: day }),
  z.strictObject({ verb: z.literal('reset-eligibility') }),
  z.strictObject({ verb: z.literal('reset-conversation') }),
  z.strictObject({
    verb: z.literal('put-in-pcr-queue'),
    appointment_type: appointmentType,
    pcr_help_reason: reason,
    need_pcr_help_flag: z.boolean(),
  }),
  z.strictObject({ verb: z.literal('put-in-np-queue'), appointment_type: appointmentType }),
  z.strictObject({ verb: z.literal('remove-from-queue'), queue: z.enum(['pcr', 'np']) }),
  z.strictObject({ verb: z.literal('set-appointment-type'), appointment_type: appointmentType, queue: z.enum(['pcr', 'np']).optional() }),
  z.strictObject({ verb: z.literal('set-help'), need_pcr_help_flag: z.boolean(), pcr_help_reason: reason }),
])
export type ManageOrder = z.infer<typeof manageOrder>

/**
 * `version`: the row as loaded; if it changed since, 409 `version-conflict` with the fresh row in `details.patient`.
 */
export const managePatient = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/manage',
  summary: 'One change of the Patient Manager, with its words for success (REQ-616 to REQ-624)',
  access: ['admin'],
  body: z.strictObject({ order: manageOrder, version: z.number().int().optional() }),
  response: z.object({ patient: statusRow, message: z.string() }),
})
export type ManagedChange = z.infer<typeof managePatient.response>
