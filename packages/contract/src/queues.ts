import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PCR_HOLD_REASONS, statusRecord, statusRow } from './patients.ts'
import { possibleDay, possibleLocal, possibleMoment } from './possible-day.ts'
import { APPOINTMENT_TYPES, ineligibleReason, type Scope } from './vocabulary.ts'

/** The two queues, as named in paths and core rules. */
export const QUEUES = ['pcr', 'np'] as const
export type Queue = (typeof QUEUES)[number]

/** Claim limits: a PCR stays under 1000 patients, an NP under 5 active ones (REQ-456, REQ-513, C-2). */
export const PCR_LIMIT = 1000
export const NP_ACTIVE_LIMIT = 5

/** REQ-518, REQ-519. */
export const PAGE_SIZES = [20, 50, 100] as const
export const NOTES_TOOLTIP_LENGTH = 50

const PCR_SCOPES = ['pcr', 'pcrmanager', 'admin'] as const
const NP_SCOPES = ['np', 'npmanager', 'admin'] as const
const BOTH = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const pcrQueue = endpoint({
  method: 'GET',
  path: '/api/queues/pcr_queue',
  summary: 'Whole records of the patients in the PCR queue of your provinces, streamed as one array (REQ-458)',
  access: PCR_SCOPES,
  response: z.array(statusRecord),
})
export const npQueue = endpoint({
  method: 'GET',
  path: '/api/queues/np_queue',
  summary: 'Whole records of the patients in the NP queue of your provinces, streamed as one array (REQ-515)',
  access: NP_SCOPES,
  response: z.array(statusRecord),
})

/** A manager’s list filter: all, unassigned, help requests, those whom no call reached (`decide`), or a user’s patients by id (REQ-537, REQ-559). */
const who = z.string().regex(/^(unassigned|assigned|help|follow-up|decide|held|\d{1,9})?$/, 'is not a filter of this list')

export const DUES = ['', 'late', 'near', 'soon'] as const

/**
 * A page of a queue table. `all` is the managers’ list. `order`: help requests first, then oldest entry (C-6) or
 * least time left; urgent before both. `due`: over the wait limit, near it, or
 * either (`soon`).
 */
export const pageQuery = z.strictObject({
  list: z.enum(['mine', 'unassigned', 'all']),
  search: z.string().trim().max(100).default(''),
  type: z.enum(['', ...APPOINTMENT_TYPES]).default(''),
  who: who.default(''),
  order: z.enum(['fair', 'due']).default('fair'),
  due: z.enum(DUES).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().pipe(z.literal(PAGE_SIZES)).default(20),
})
export type PageQuery = z.infer<typeof pageQuery>

/** How a page’s rows are sent: as objects; as a table, a quarter of the bytes; or not at all, where only the counts are wanted. */
const pageRequest = pageQuery.extend({ layout: z.enum(['objects', 'table', 'none']).default('objects') })
export type PageRequest = z.infer<typeof pageRequest>
export const queuePage = z.object({
  rows: z.array(statusRow),
  total: z.number().int(),
  active: z.number().int(),
  held: z.number().int(),
  now: z.string(),
})
export type QueuePage = z.infer<typeof queuePage>

/** The same page with the names of its fields once: each row has its values in their order. */
const queueTable = queuePage.extend({ fields: z.array(z.string()), rows: z.array(z.array(z.unknown())) })
export type QueueTable = z.infer<typeof queueTable>
export const pcrPage = endpoint({
  method: 'GET',
  path: '/api/queues/pcr/page',
  summary: 'One page of a PCR Queue table',
  access: PCR_SCOPES,
  query: pageRequest,
  response: z.union([queueTable, queuePage]),
})
export const npPage = endpoint({
  method: 'GET',
  path: '/api/queues/np/page',
  summary: 'One page of an NP Queue table',
  access: NP_SCOPES,
  query: pageRequest,
  response: z.union([queueTable, queuePage]),
})

/**
 * A changed row, the specification’s message, and its undo entry, valid for a minute (C-12); `undo` null: cannot be
 * undone. `warning`: what the caller should know beside it.
 */
export const changedRow = z.object({
  patient: statusRow,
  message: z.string(),
  warning: z.string().optional(),
  undo: z.object({ id: z.number().int(), until: z.string() }).nullable(),
})
export type ChangedRow = z.infer<typeof changedRow>

function verb<P extends string>(path: P, summary: string, access: readonly Scope[]) {
  return endpoint({ method: 'POST', path, summary, access, response: changedRow })
}

export const claimPcr = verb('/api/queues/pcr/{patient_id}/claim', 'Claim as PCR', PCR_SCOPES)
export const claimNp = verb('/api/queues/np/{patient_id}/claim', 'Claim as NP', NP_SCOPES)
export const unassignPcr = verb('/api/queues/pcr/{patient_id}/unassign', 'Give a patient back to the PCR queue', PCR_SCOPES)
export const unassignNp = verb('/api/queues/np/{patient_id}/unassign', 'Give a patient back to the NP queue', NP_SCOPES)
export const unhold = verb('/api/queues/np/{patient_id}/unhold', 'Take off hold', NP_SCOPES)
export const unholdPcr = verb('/api/queues/pcr/{patient_id}/unhold', 'Take off hold in the PCR queue', PCR_SCOPES)
export const sendToNp = verb('/api/queues/pcr/{patient_id}/send_to_np', 'Move from the PCR to the NP queue', PCR_SCOPES)
export const sendBack = verb('/api/queues/np/{patient_id}/send_back', 'Move back to the PCR queue', NP_SCOPES)
export const completeAppointment = verb('/api/queues/np/{patient_id}/complete', 'Complete the appointment', NP_SCOPES)

/** What follows a help request that was completed (F-3). `at_local`: `yyyy-MM-ddTHH:mm` by the patient’s clock. */
const helpNext = z.discriminatedUnion('next', [
  z.strictObject({ next: z.literal('in-line') }),
  z.strictObject({
    next: z.literal('call-back'),
    at_local: possibleLocal,
  }),
  z.strictObject({ next: z.literal('nothing') }),
])
export type HelpNext = z.infer<typeof helpNext>

/** Without a body: `nothing`. */
export const completeHelp = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/complete_help',
  summary: 'Complete a help request, and say what comes next for the patient (F-3)',
  access: PCR_SCOPES,
  body: helpNext.nullish(),
  response: changedRow,
})

/** `hold_until`: when the hold ends automatically; null or absent: when someone removes it. */
export const hold = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/hold',
  summary: 'Put on hold, for ever or until a time',
  access: NP_SCOPES,
  body: z.strictObject({ hold_until: possibleMoment.nullish() }).nullish(),
  response: changedRow,
})
const pcrHold = z.strictObject({ reason: z.enum(PCR_HOLD_REASONS), until: possibleMoment })
export type PcrHold = z.infer<typeof pcrHold>
export const holdPcr = endpoint({
  method: 'POST',
  path: '/api/queues/pcr/{patient_id}/hold',
  summary: 'Put on hold in the PCR queue, with a reason and until a time',
  access: PCR_SCOPES,
  body: pcrHold,
  response: changedRow,
})
/** `user_id` null unassigns. `confirmed`: allow exceeding the limit (C-2). */
export const assign = endpoint({
  method: 'PUT',
  path: '/api/queues/{queue}/{patient_id}/assignee',
  summary: 'A manager gives a patient to somebody, or to nobody (REQ-542, REQ-547)',
  access: ['pcrmanager', 'npmanager', 'admin'],
  body: z.strictObject({ user_id: z.number().int().positive().nullable(), confirmed: z.boolean().optional() }),
  response: changedRow,
})
/** `confirmed`: apply even though the patient asked for help themselves (C-5). */
export const setPriority = endpoint({
  method: 'PUT',
  path: '/api/queues/pcr/{patient_id}/priority',
  summary: 'A manager sets or clears the priority (REQ-540)',
  access: ['pcrmanager', 'admin'],
  body: z.strictObject({ priority: z.boolean(), confirmed: z.boolean().optional() }),
  response: changedRow,
})

export const FLAG_REASON_LENGTH = 1000
/** Lowering a clinical flag is a practitioner’s decision. */
export const LOWERS_FLAGS = ['np', 'npmanager'] as const
export const lowerFlag = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/flags/{flag}/lower',
  summary: 'Lowers a clinical flag with a reason; no answer ever does (F-18)',
  access: LOWERS_FLAGS,
  body: z.strictObject({ reason: z.string().trim().max(FLAG_REASON_LENGTH).default('') }),
  response: changedRow,
})

/** Why patients were skipped: error code and text, their number, and the first few. */
const skipped = z.array(z.object({ code: z.string(), message: z.string(), count: z.number().int(), patients: z.array(z.string()) }))
export const UNDO_SECONDS = 60
export const undo = endpoint({
  method: 'POST',
  path: '/api/queues/undo',
  summary: 'Takes back changes of one’s own of the last minute that nobody has built on since (C-12)',
  access: BOTH,
  body: z.strictObject({ ids: z.array(z.number().int()).min(1).max(500) }),
  response: z.object({ patients: z.array(statusRow), skipped, message: z.string() }),
})

export const BULK_ACTIONS = ['claim', 'assign', 'unassign', 'hold', 'unhold', 'sendToNp', 'sendBack', 'completeHelp'] as const
export const BULK_LIMIT = 500
/** Either `patients` by id, or everything `matching` selects across pages, at most `BULK_LIMIT`. */
export const bulk = endpoint({
  method: 'POST',
  path: '/api/queues/{queue}/bulk',
  summary: 'Does one thing to many patients; whoever it can’t be done to is passed over and counted',
  access: BOTH,
  body: z.strictObject({
    verb: z.enum(BULK_ACTIONS),
    patients: z.array(z.string().max(64)).max(BULK_LIMIT).optional(),
    matching: pageQuery.omit({ page: true, size: true }).optional(),
    user_id: z.number().int().positive().optional(),
    hold_until: possibleMoment.nullish(),
  }),
  response: z.object({
    done: z.number().int(),
    skipped,
    undo: z.object({ ids: z.array(z.number().int()), until: z.string() }).nullable(),
    message: z.string(),
  }),
})
export type BulkResult = z.infer<typeof bulk.response>

/**
 * One row per user who can have patients of the queue, and two for unassigned ones (C-13). Seconds since the entry
 * into the queue.
 */
const statistic = z.object({
  kind: z.enum(['person', 'unassigned', 'held']),
  user_id: z.number().int().nullable(),
  name: z.string(),
  queue_enabled: z.boolean(),
  assigned: z.number().int(),
  held: z.number().int(),
  mean_seconds: z.number().nullable(),
  median_seconds: z.number().nullable(),
  oldest_at: z.string().nullable(),
})
export type Statistic = z.infer<typeof statistic>
export const statistics = endpoint({
  method: 'GET',
  path: '/api/queues/{queue}/statistics',
  summary: 'Who holds how many, and for how long they have been waiting (REQ-527, REQ-551)',
  access: ['pcrmanager', 'npmanager', 'admin'],
  response: z.object({ rows: z.array(statistic), now: z.string() }),
})

/** Longest wait limit in minutes, and the largest share of it (percent) that counts as near. */
export const WAIT_MAX = 100_000
export const SOON_MAX = 90

/** Wait limits per stage in minutes; `soon`: the last percent of a limit, in which a row is marked as near. */
export const thresholds = z.strictObject({
  help: z.number().int().min(1).max(WAIT_MAX),
  pcr: z.number().int().min(1).max(WAIT_MAX),
  np_new: z.number().int().min(1).max(WAIT_MAX),
  np_other: z.number().int().min(1).max(WAIT_MAX),
  hold: z.number().int().min(1).max(WAIT_MAX),
  soon: z.number().int().min(1).max(SOON_MAX),
})
export type Thresholds = z.infer<typeof thresholds>
export const readThresholds = endpoint({
  method: 'GET',
  path: '/api/queues/thresholds',
  summary: 'Wait limits',
  access: BOTH,
  response: thresholds,
})
export const writeThresholds = endpoint({
  method: 'PUT',
  path: '/api/queues/thresholds',
  summary: 'Sets when a wait counts as long',
  access: ['pcrmanager', 'npmanager', 'admin'],
  body: thresholds,
  response: thresholds,
})

/** A patient’s stage with its time span; `until` null: still there. `holder`: name of the assigned user. */
const STAGES = ['pcr-waiting', 'pcr', 'np-waiting', 'np', 'on-hold'] as const
const stage = z.object({ stage: z.enum(STAGES), holder: z.string().nullable(), since: z.string(), until: z.string().nullable() })
export type Stage = z.infer<typeof stage>
export const readStages = endpoint({
  method: 'GET',
  path: '/api/queues/stages/{patient_id}',
  summary: 'Every stage of a patient’s present and past visits, oldest first',
  access: BOTH,
  response: z.array(stage),
})

/** A saved view: `search` is the URL’s query string as the page writes it. */
const view = z.object({ id: z.number().int(), page: z.string(), name: z.string(), search: z.string() })
export type View = z.infer<typeof view>
export const listViews = endpoint({
  method: 'GET',
  path: '/api/queues/views',
  summary: 'One’s saved views',
  access: 'staff',
  response: z.array(view),
})
export const saveView = endpoint({
  method: 'POST',
  path: '/api/queues/views',
  summary: 'Saves a view; the same name on the same page replaces it',
  access: 'staff',
  body: z.strictObject({ page: z.string().min(1).max(60), name: z.string().trim().min(1).max(60), search: z.string().max(1000) }),
  response: view,
})
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/queues/views/{id}',
  summary: 'Forgets a saved view',
  access: 'staff',
  response: z.object({ success: z.literal(true) }),
})

export const writeNotes = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/appointment_notes',
  summary: 'Write the appointment notes',
  access: BOTH,
  body: z.strictObject({ appointment_notes: z.string().max(10_000), version: z.number().int().optional() }),
  response: changedRow,
})
export const optInForCall = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/opted_in_for_call',
  summary: 'Set the call preference',
  access: BOTH,
  body: z.strictObject({ opted_in_for_call: z.boolean() }),
  response: changedRow,
})
export const requestFollowUp = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/follow_up',
  summary: 'Ask the patient for a follow-up questionnaire, or withdraw the request',
  access: BOTH,
  body: z.strictObject({ requested: z.boolean() }),
  response: changedRow,
})
export const reopenIntake = verb(
  '/api/patients/{patient_id}/reopen_intake',
  'Reopen an intake that had ended for silence: the patient joins the PCR queue (F-3)',
  BOTH,
)
export const markIneligible = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/mark_ineligible',
  summary: 'Mark as ineligible (REQ-452)',
  access: BOTH,
  body: z.strictObject({
    ineligible_reason: z.union([ineligibleReason, z.literal('')]),
    eligible_date: possibleDay.nullable().default(null),
  }),
  response: changedRow,
})
