import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { possibleDay, possibleMoment } from './possible-day.ts'
import { AUDIT_ACTIONS, type AuditAction } from './vocabulary.ts'

export type AuditChanges = Record<string, { from: unknown; to: unknown }>

/** What a write hands over with its result. The server adds actor, time and address. */
export type AuditEntry = {
  action: AuditAction
  description: string
  entity: {
    kind:
      | 'patient'
      | 'user'
      | 'conversation'
      | 'session'
      | 'list'
      | 'questionnaire'
      | 'group'
      | 'settings'
      | 'location'
      | 'article'
      | 'import'
      | 'alarm'
      | 'seller'
      | 'document'
    id: string
    type?: string
  }
  changes?: AuditChanges
  additionalInfo?: string
  patient_id?: string
}

/** An entry on the wire (REQ-673): `entity` and `changes` are JSON text. */
export const auditRow = z.object({
  id: z.number(),
  createdAt: z.string(),
  user: z.string(),
  action: z.string(),
  description: z.string(),
  entity: z.string(),
  changes: z.string(),
  additionalInfo: z.string(),
  patient_id: z.string().nullable(),
})
export type AuditRow = z.infer<typeof auditRow>

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const jsonText = z.union([z.string().max(20_000).refine(isJson, 'is not JSON'), z.record(z.string(), z.unknown())]).optional()

function isJson(text: string): boolean {
  if (text === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit_logs/{patient_id}',
  summary: 'Entries of one patient, newest first (REQ-676)',
  access: QUEUE_STAFF,
  response: z.array(auditRow),
})
export const writeAuditLog = endpoint({
  method: 'POST',
  path: '/api/audit_logs',
  summary: 'Adds an entry for an outside client; user, time and address are the server’s (A-13)',
  access: 'staff',
  body: z.strictObject({
    user: z.string().max(200).optional(),
    action: z.string().trim().min(1).max(200),
    description: z.string().max(4000).default(''),
    entity: jsonText,
    changes: jsonText,
    additionalInfo: z.string().max(4000).nullable().optional(),
    patient_id: z.string().max(64).nullable().optional(),
  }),
  response: auditRow,
})

/** Every action belongs to one kind. */
export const AUDIT_KINDS = ['changes', 'reads', 'exports', 'log-ins', 'refusals', 'patients'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const AUDIT_PAGE = 50
/** Counting stops here; beyond it the answer is "more than". */
export const AUDIT_COUNT_LIMIT = 10_000
export const AUDIT_EXPORT_LIMIT = 100_000

/** Whether a cursor starts with a valid instant; an empty one means the beginning. */
export function isPlace(place: string): boolean {
  return place === '' || possibleMoment.safeParse(place.split('_')[0]).success
}
/** Between two entries: instant and number of the entry it was taken from. */
const cursor = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_\d{1,18})?$/, 'is not a place in the log')
  .refine(isPlace, 'is not a place in the log')
const day = z.union([z.literal(''), possibleDay])
/** `hours`: `8-17` is 08:00 to 17:00, `22-6` the night. `weekdays`: Monday is 1. */
export const AUDIT_PATTERNS = {
  field: /^\w{0,60}$/,
  hours: /^(([01]?\d|2[0-3])-([01]?\d|2[0-4]))?$/,
  weekdays: /^([1-7](,[1-7])*)?$/,
} as const
const hours = z.string().regex(AUDIT_PATTERNS.hours, 'is not a range of hours such as 8-17')
const weekdays = z.string().regex(AUDIT_PATTERNS.weekdays, 'is not a list of days from 1 to 7')
const actions = z.string().max(2000).refine(areActions, 'names an action that does not exist')

export function actionsOf(list: string): string[] {
  return list.split(',').filter((one) => one !== '')
}

/** Whether every name in a comma-separated list is an audit action. */
export function areActions(list: string): boolean {
  return actionsOf(list).every((one) => AUDIT_ACTIONS.includes(one as AuditAction))
}

/** Empty fields match everything. Days and hours are in clinic time. `person`: a user id or part of a name. */
export const auditFilter = z.strictObject({
  person: z.string().trim().max(100).default(''),
  actions: actions.default(''),
  kind: z.enum(['', ...AUDIT_KINDS]).default(''),
  patient_id: z.string().trim().max(64).default(''),
  field: z.string().regex(AUDIT_PATTERNS.field, 'is not the name of a field').default(''),
  from: day.default(''),
  until: day.default(''),
  hours: hours.default(''),
  weekdays: weekdays.default(''),
})
export type AuditFilter = z.infer<typeof auditFilter>

/** `seal`: its number in the chain, null until signed. `day` and `minute` are in clinic time. */
export const auditEntryRow = z.object({
  id: z.number(),
  at: z.string(),
  day: z.string(),
  minute: z.string(),
  user: z.string(),
  user_id: z.number().int().nullable(),
  action: z.string(),
  kind: z.enum(AUDIT_KINDS),
  description: z.string(),
  entity: z.object({ kind: z.string(), id: z.string(), type: z.string().nullable() }),
  changes: z.record(z.string(), z.unknown()),
  additional_info: z.string(),
  patient_id: z.string().nullable(),
  address: z.string(),
  seal: z.number().nullable(),
})
export type AuditEntryRow = z.infer<typeof auditEntryRow>

const auditPage = z.object({
  rows: z.array(auditEntryRow),
  /** Null when counting took too long. `more`: the total is higher. */
  total: z.number().int().nullable(),
  more: z.boolean(),
  /** Names of the users whose ids appear in `changes`. */
  people: z.record(z.string(), z.string()),
  /** Cursors of the neighbouring pages; null: none. `newest` is the first row’s, for requesting newer entries. */
  older: z.string().nullable(),
  newer: z.string().nullable(),
  newest: z.string().nullable(),
})
export type AuditPage = z.infer<typeof auditPage>

const ADMINS = ['admin'] as const

export const searchAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Searches the audit log, newest first; the searching is an entry too',
  access: ADMINS,
  query: auditFilter.extend({ before: cursor.default(''), after: cursor.default('') }),
  response: auditPage,
})
/** Not audited: it returns only a number. The caller’s own searches do not count. */
export const countNewerAudit = endpoint({
  method: 'GET',
  path: '/api/audit/newer',
  summary: 'How many entries have come since a place in the log',
  access: ADMINS,
  query: auditFilter.extend({ after: cursor }),
  response: z.object({ count: z.number().int(), more: z.boolean() }),
})
/** The same entries for a spreadsheet, newest first, at most `AUDIT_EXPORT_LIMIT`. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/audit/export',
  summary: 'The entries of a search as CSV; the export is an entry too',
  access: ADMINS,
  query: auditFilter,
  response: z.string(),
})

export const auditState = z.object({
  /** Signed entries, the latest hash, and unsigned entries (at most `AUDIT_COUNT_LIMIT`). */
  sealed: z.number(),
  head: z.string().nullable(),
  waiting: z.number().int(),
  /** Some have been unsigned longer than signing takes. */
  late: z.boolean(),
  anchor: z.object({ at: z.string(), number: z.number() }).nullable(),
  verification: z.object({ at: z.string(), number: z.number(), findings: z.array(z.string()) }).nullable(),
})
export type AuditState = z.infer<typeof auditState>
export const readAuditState = endpoint({
  method: 'GET',
  path: '/api/audit/state',
  summary: 'How far the log is sealed, anchored and verified',
  access: ADMINS,
  response: auditState,
})

/** One of the caller’s own actions, as text around the patient. `open`: the caller may still see that patient. */
const actionEntry = z.object({
  id: z.number(),
  at: z.string(),
  day: z.string(),
  minute: z.string(),
  action: z.string(),
  words: z.object({ before: z.string(), patient_id: z.string().nullable(), after: z.string() }),
  open: z.boolean(),
})
export type ActionEntry = z.infer<typeof actionEntry>
export const myActivity = endpoint({
  method: 'GET',
  path: '/api/me/activity',
  summary: 'What one did oneself, newest first',
  access: 'staff',
  query: z.strictObject({ before: cursor.default('') }),
  response: z.object({ rows: z.array(actionEntry), older: z.string().nullable(), today: z.string() }),
})
