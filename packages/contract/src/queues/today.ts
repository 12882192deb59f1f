import { z } from 'zod'
import { VISIT_STATES } from '../booking/visits.ts'
import { endpoint } from '../endpoint.ts'
import { PROVINCE_CODES } from '../provinces.ts'
import { QUEUES } from '../queues.ts'
import { LICENCE_STANDINGS } from '../users/licences.ts'
import { URGENT_REASONS } from '../vocabulary.ts'

/** Rows of each list; the totals count all. */
export const TODAY_ROWS = 8
/** Why nothing would happen next for a patient. */
export const LOST_REASONS = ['renewal-overdue', 'no-renewal-date', 'never-seen', 'next-step-due', 'visit-missed'] as const
export type LostReason = (typeof LOST_REASONS)[number]
export const ABANDONED_DAYS = 30
/** A wait that ends within so many minutes is due. */
export const DUE_MINUTES = 120

/** A patient in a queue. `holder`: who has them; null: unassigned. `due_at`: when the wait goes over its limit, ISO in UTC. */
const patient = z.object({
  patient_id: z.string(),
  name: z.string(),
  province: z.string().nullable(),
  appointment_type: z.string(),
  queue: z.enum(QUEUES),
  on_hold: z.boolean(),
  urgent_reason: z.enum(['', ...URGENT_REASONS]),
  safety_concern: z.boolean(),
  help_reason: z.string(),
  help_about: z.string(),
  notes: z.string(),
  holder: z.string().nullable(),
  due_at: z.string().nullable(),
  /** The time of a call that was due, by the patient’s clock; null: none. */
  call_due: z.string().nullable(),
})
export type TodayPatient = z.infer<typeof patient>

/** One of the caller’s own visits today. `at`, `until`: in clinic time; `local_at`: the patient’s clock where it differs. */
const visit = z.object({
  id: z.number().int(),
  patient_id: z.string(),
  name: z.string(),
  visit: z.string(),
  at: z.string(),
  until: z.string(),
  local_at: z.string().nullable(),
  state: z.enum(VISIT_STATES),
  arrived: z.boolean(),
})
export type TodayVisit = z.infer<typeof visit>

const list = z.object({ total: z.number().int(), rows: z.array(patient) })

/** A queue that the caller manages, in counts. `oldest_at`: since when the longest waiting unassigned patient waits. */
const team = z.object({
  queue: z.enum(QUEUES),
  unassigned: z.number().int(),
  assigned: z.number().int(),
  on_hold: z.number().int(),
  late: z.number().int(),
  oldest_at: z.string().nullable(),
})
export type TodayTeam = z.infer<typeof team>

/** Patients for whom nothing would happen next (F-3). For managers; the rows, `TODAY_ROWS` at most, are those whose record they may open. */
const lost = z.object({
  total: z.number().int(),
  rows: z.array(z.object({ patient_id: z.string(), name: z.string(), reason: z.enum(LOST_REASONS) })),
  /** Intakes that ended for silence in the last `ABANDONED_DAYS` days. */
  abandoned: z.number().int().optional(),
})
export type TodayLost = z.infer<typeof lost>

/** Visits of the last `UNDECIDED_DAYS` days that were completed without a decision (F-8). For those who manage NPs; rows as in `lost`. */
export const UNDECIDED_DAYS = 7
const undecided = z.object({
  total: z.number().int(),
  rows: z.array(z.object({ patient_id: z.string(), name: z.string(), user: z.string() })),
})
export type TodayUndecided = z.infer<typeof undecided>

/** Licences of NPs that need attention (F-7): one row for a person and a standing. `valid_to`: the first of their last days. */
const licences = z.object({
  total: z.number().int(),
  rows: z.array(
    z.object({
      user_id: z.number().int(),
      name: z.string(),
      standing: z.enum(LICENCE_STANDINGS),
      provinces: z.array(z.enum(PROVINCE_CODES)),
      valid_to: z.string().nullable(),
    }),
  ),
})
export type TodayLicences = z.infer<typeof licences>

/** Medical documents that no seller has registered yet. `days`: since the signature. */
export const documentsToChase = z.object({
  total: z.number().int(),
  rows: z.array(
    z.object({
      ...{ patient_id: z.string(), name: z.string(), document_number: z.string() },
      ...{ seller: z.string().nullable(), signed_on: z.string(), days: z.number().int() },
    }),
  ),
})
export type TodayChase = z.infer<typeof documentsToChase>

/** Deliveries to sellers that someone has to make by hand. `letter`: that withdraws support, or tells of a new document or of a death (`death`). `owner`: who was to make it. */
export const deliveriesToMake = z.object({
  total: z.number().int(),
  rows: z.array(
    z.object({
      ...{ id: z.number().int(), patient_id: z.string(), name: z.string(), document_number: z.string(), seller: z.string() },
      ...{
        way: z.enum(['portal', 'secure_fax', 'original_by_mail']),
        letter: z.boolean(),
        death: z.boolean().optional(),
        owner: z.string(),
        since: z.string(),
      },
    }),
  ),
})
export type TodayDeliveries = z.infer<typeof deliveriesToMake>

/** Calls of sellers of the last `DOUBT_DAYS` days that ended in doubt or without a match. For managers, and for the NP whose document it was. */
export const DOUBT_DAYS = 7
const doubts = z.object({
  total: z.number().int(),
  rows: z.array(
    z.object({
      id: z.number().int(),
      ...{ document_number: z.string(), seller: z.string(), by: z.string(), at: z.string() },
      doubt: z.boolean(),
    }),
  ),
})
export type TodayDoubts = z.infer<typeof doubts>

/** Patients who wait in the chat for a person, the longest first; of those in danger their alarm tells. `about`: as `help_about`. */
const asking = z.object({
  total: z.number().int(),
  rows: z.array(
    z.object({ conversation_id: z.string(), patient_id: z.string(), name: z.string(), asked_at: z.string(), about: z.string() }),
  ),
})
export type TodayAsking = z.infer<typeof asking>

/**
 * A day’s work. `mine`: assigned to the caller. `late`: over the wait limit, `due`: soon over it, of those whom the caller works with: their
 * own, the unassigned ones of their provinces, and for managers their whole queue. `callbacks`: of the same, those whose call is due, the latest
 * first, then those who asked to be called.
 */
export const readToday = endpoint({
  method: 'GET',
  path: '/api/today',
  summary: 'What the caller has to do today: patients, visits, waits that are due, people to call back (F-2)',
  access: 'staff',
  response: z.object({
    now: z.string(),
    today: z.string(),
    clock: z.string(),
    zone: z.string(),
    mine: list,
    late: list,
    due: list,
    callbacks: list,
    /** Of the same. */
    asking,
    visits: z.array(visit),
    teams: z.array(team),
    lost: lost.nullable(),
    undecided: undecided.nullable(),
    licences: licences.nullable(),
    /** Of the records that the caller may open: signed 14 days ago or longer, and no registration is known (s. 273(4)). */
    chase: documentsToChase,
    /** Of the same records: due from the moment they were written. */
    deliveries: deliveriesToMake,
    /** Null: the caller neither manages a queue nor signs documents. */
    doubts: doubts.nullable(),
    /** Corrections of name, birth date or health number that wait for a second person (F-12). */
    corrections: z.array(z.object({ patient_id: z.string(), name: z.string(), by: z.string(), confirm_until: z.string() })),
    /** Pairs of records that are likely one person (F-13); null: the caller does not manage. */
    duplicates: z.number().int().nullable(),
    /** The caller’s visit notes that are not signed yet; null: they write none. */
    unsigned: z.array(z.object({ patient_id: z.string(), name: z.string(), started_at: z.string() })).nullable(),
  }),
})
export type Today = z.infer<typeof readToday.response>

/**
 * A patient’s conversation in the chat that the caller has. `name`, `patient_id` null: not known yet. `unread`: messages that were not on their screen.
 * `read`: the newest turn that was.
 */
const held = z.object({
  id: z.string(),
  patient_id: z.string().nullable(),
  name: z.string().nullable(),
  unread: z.number().int(),
  read: z.number().int(),
})
export type HeldConversation = z.infer<typeof held>

/** Counts beside the links to the queues; null: the caller does not work in that queue. */
export const countToday = endpoint({
  method: 'GET',
  path: '/api/today/counts',
  summary: 'How many patients the caller sees in each queue, how many waits are late or due, and whom the caller has in the chat',
  access: 'staff',
  response: z.object({
    due: z.number().int(),
    pcr: z.number().int().nullable(),
    np: z.number().int().nullable(),
    /** Absent: none. */
    held: z.array(held).optional(),
    /**
     * Messages that the caller has not read, by patient: of conversations that they have, and of those that wait for anyone, of patients whom
     * they may see. Absent: none.
     */
    unread: z.record(z.string(), z.number().int()).optional(),
    /** For who has conversations while the team’s hours end. `clock`: when, in clinic time. */
    hours_end: z.object({ at: z.string(), clock: z.string(), over: z.boolean() }).optional(),
  }),
})
export type TodayCounts = z.infer<typeof countToday.response>
