import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PAGE_SIZES, QUEUES } from './queues.ts'

/** Every item has every field, null without a value (REQ-661). */
export const reportItem = z.object({
  user: z.string(),
  action: z.string(),
  createdAt: z.string().nullable(),
  entity_id: z.string(),
  type: z.string().nullable(),
  ineligible_reason: z.string().nullable(),
  patient_id: z.string(),
  current_questionnaire_name: z.string().nullable(),
  questionnaire_started_at: z.string().nullable(),
  upcoming_renewal_date: z.string().nullable(),
  entity: z.string(),
})
export type ReportItem = z.infer<typeof reportItem>

/** In the order of REQ-660. */
export const REPORT_LISTS = [
  'newPatients',
  'markedIneligible',
  'renewPatients',
  'unfinishedQuestionnaire',
  'renewalMissed',
  'patientsSeen',
  'optInForCall',
] as const
export type ReportList = (typeof REPORT_LISTS)[number]
const items = z.array(reportItem)
export const report = z.object({
  newPatients: items,
  markedIneligible: items,
  renewPatients: items,
  unfinishedQuestionnaire: items,
  renewalMissed: items,
  patientsSeen: items,
  optInForCall: items,
} satisfies Record<ReportList, typeof items>)
export type Report = z.infer<typeof report>

/** Inclusive days in clinic time (E-5). */
const days = z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() })
const ADMINS = ['admin'] as const
const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const readReport = endpoint({
  method: 'GET',
  path: '/api/reports/report',
  summary: 'The seven lists of a range of days (REQ-659, REQ-660)',
  access: ADMINS,
  query: days,
  response: report,
})

/** REQ-663. */
export const CSV_TYPES = [
  'overall_report',
  'ineligible_report',
  'unfinished_questionnaires',
  'renewal_missed',
  'patients_seen',
  'opt_in_for_call',
] as const
export type CsvType = (typeof CSV_TYPES)[number]
/** Number of rows below the header, known before the first is sent. */
export const TOTAL_ROWS_HEADER = 'x-total-rows'
export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/csv',
  summary: 'A report as CSV: UTF-8 with a byte order mark, safe against formulas, `X-Total-Rows` in the head (REQ-662 to REQ-669)',
  access: ADMINS,
  query: days.extend({ type: z.enum(CSV_TYPES) }),
  response: z.string(),
})

/**
 * Every report figure with a definition and patients behind it: the seven lists, the chat funnel, and the current
 * state.
 */
export const FIGURES = [
  ...REPORT_LISTS,
  'chatsStarted',
  'consentsGiven',
  'detailsConfirmed',
  'questionnairesFinished',
  'queueEntered',
  'pcrWait',
  'npWait',
  'waitingPcr',
  'waitingNp',
  'onHold',
  'renewalsDue',
  'patients',
] as const
export type MetricName = (typeof FIGURES)[number]

/** Counts of one user (REQ-658); `user_id` null: no member of staff (REQ-670). */
export const statistic = z.object({
  user_id: z.number().int().nullable(),
  user: z.string(),
  newPatients: z.number().int(),
  markedIneligible: z.number().int(),
  renewPatients: z.number().int(),
  unfinishedQuestionnaire: z.number().int(),
  renewalMissed: z.number().int(),
  patientsSeen: z.number().int(),
  optInForCall: z.number().int(),
} satisfies Record<ReportList, z.ZodNumber> & Record<string, z.ZodType>)
export type Statistic = z.infer<typeof statistic>
export type Totals = Omit<Statistic, 'user_id' | 'user'>
const totals = statistic.omit({ user_id: true, user: true })

const count = z.number().int()
/** Counted on the day it happened. */
const dayCounts = z.object({
  day: z.string(),
  newPatients: count,
  renewPatients: count,
  patientsSeen: count,
  markedIneligible: count,
  optInForCall: count,
  chatsStarted: count,
  queueEntered: count,
})
export type DayCounts = z.infer<typeof dayCounts>
/** In clinic time; Monday is 1. Hours without events are omitted. */
const hourCounts = z.object({ weekday: count, hour: count, patientsSeen: count, chatsStarted: count, queueEntered: count })
export type HourCounts = z.infer<typeof hourCounts>

/** Funnel steps of a visit that starts in the chat, in order: each counts how many of the chats that began in the range got at least so far. */
export const FUNNEL_STEPS = [
  'chatsStarted',
  'consentsGiven',
  'detailsConfirmed',
  'questionnairesFinished',
  'queueEntered',
  'patientsSeen',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

const compared = { count, before: count.nullable() }
/** Completed waits in whole minutes; `under`: how many were below the limit. */
const waitSummary = z.object({ count, mean_minutes: z.number().nullable(), median_minutes: z.number().nullable(), under: count })
export type WaitSummary = z.infer<typeof waitSummary>

/** Upper bounds of the waiting-time buckets in minutes: one hour, four hours, one day, three days. */
export const AGEING_MINUTES = [60, 240, 1440, 4320] as const
const ageing = z.object({
  figure: z.enum(['waitingPcr', 'waitingNp', 'onHold']),
  count,
  unassigned: count,
  /** One more than `AGEING_MINUTES` has entries. */
  buckets: z.array(count),
  mean_minutes: z.number().nullable(),
  median_minutes: z.number().nullable(),
  longest_minutes: z.number().nullable(),
})
export type Ageing = z.infer<typeof ageing>

/** Renewal horizons in days from today. */
export const RENEWAL_DAYS = [30, 60, 90] as const

/**
 * All figures of a range of days, as of one instant: the numbers are consistent with each other. `before` is the same
 * for `comparedWith`, null without a comparison. `ageing`, `renewals` and `patients` describe the present, whatever
 * the range.
 */
export const figures = z.object({
  startDate: z.string(),
  endDate: z.string(),
  comparedWith: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  today: z.string(),
  zone: z.string(),
  /** In clinic time. */
  asOf: z.string(),
  totals,
  totalsBefore: totals.nullable(),
  /** Patients behind `optInForCall`, which counts each request. */
  callers: z.object(compared),
  /** Those of `renewPatients` whose appointment was a follow-up. */
  followUps: z.object(compared),
  people: z.array(statistic),
  perDay: z.array(dayCounts),
  perDayBefore: z.array(dayCounts).nullable(),
  perHour: z.array(hourCounts),
  /** `patients`: active patients who live there now. `code` null: unknown province. */
  provinces: z.array(
    z.object({
      code: z.string().nullable(),
      province: z.string(),
      newPatients: count,
      renewPatients: count,
      patientsSeen: count,
      patientsSeenBefore: count.nullable(),
      patients: count,
    }),
  ),
  reasons: z.array(z.object({ reason: z.string(), ...compared })),
  types: z.array(z.object({ type: z.string(), ...compared })),
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), ...compared })),
  waits: z.array(
    z.object({ figure: z.enum(['pcrWait', 'npWait']), threshold_minutes: count, now: waitSummary, before: waitSummary.nullable() }),
  ),
  ageing: z.array(ageing),
  /** `overdue`: the date has passed without a completed appointment. */
  renewals: z.object({ overdue: count, due: z.array(z.object({ days: count, count })) }),
  patients: count,
  /** The last nightly recount; `differences` above 0 were found, reported and corrected. */
  check: z.object({ checked_at: z.string(), last_day: z.string(), differences: count, days: z.array(z.string()) }).nullable(),
})
export type Metrics = z.infer<typeof figures>

/** Longest range of one request: three years. */
export const FIGURES_DAYS = 1096
/** The default range: this many days up to today (REQ-651). */
export const DEFAULT_DAYS = 7
export const readMetrics = endpoint({
  method: 'GET',
  path: '/api/reports/figures',
  summary:
    'Statistics by person, day, hour, province and reason, with the period before; by default the last 7 days up to today (REQ-651, REQ-658)',
  access: ADMINS,
  query: days.partial().extend({ compare: z.enum(['0', '1']).default('1') }),
  response: figures,
})

/**
 * `user`: an id, 0 for no member of staff. `bucket`: of `AGEING_MINUTES`. `within`: renewals due within that many
 * days.
 */
export const drillDownQuery = days.partial().extend({
  figure: z.enum(FIGURES),
  user: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  province: z.string().max(2).optional(),
  reason: z.string().max(200).optional(),
  type: z.string().max(60).optional(),
  weekday: z.coerce.number().int().min(1).max(7).optional(),
  hour: z.coerce.number().int().min(0).max(23).optional(),
  bucket: z.coerce.number().int().min(0).max(AGEING_MINUTES.length).optional(),
  within: z.coerce.number().int().min(1).max(366).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().pipe(z.literal(PAGE_SIZES)).default(20),
})
export type DrillDownQuery = z.output<typeof drillDownQuery>
export const listDrillDown = endpoint({
  method: 'GET',
  path: '/api/reports/patients',
  summary: 'The patients behind a number, paged; cells as in its CSV',
  access: ADMINS,
  query: drillDownQuery,
  response: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.object({ patient_id: z.string(), cells: z.array(z.string()) })),
    total: count,
  }),
})
export type DrillDown = z.infer<typeof listDrillDown.response>

/** Days that the overview covers, up to today; also its renewal horizon. */
export const OVERVIEW_DAYS = 28
export const OVERVIEW_RENEWAL_DAYS = 30
/** Why a patient waits, as `waitOf` of core decides; exactly one reason each. */
const WAIT_REASONS = ['help', 'pcr', 'np_new', 'np_other', 'hold'] as const

/** `oldest_at`: start of the longest wait for a claim. `names`: those on duty, for managers of that queue. */
const queueOverview = z.object({
  queue: z.enum(QUEUES),
  unassigned: count,
  assigned: count,
  on_hold: count,
  help: count,
  late: count,
  oldest_at: z.string().nullable(),
  on_duty: count,
  names: z.array(z.string()).nullable(),
})
export type QueueOverview = z.infer<typeof queueOverview>
/** `open`: unassigned patients the caller may claim. `limit`: active patients at once, those on hold aside. */
const ownQueue = z.object({
  queue: z.enum(QUEUES),
  active: count,
  on_hold: count,
  limit: count,
  late: count,
  open: count,
  queue_enabled: z.boolean(),
})
export type OwnQueue = z.infer<typeof ownQueue>
const overviewDay = dayCounts.pick({ day: true, patientsSeen: true, newPatients: true, renewPatients: true, queueEntered: true }).extend({
  detailsConfirmed: count,
})
export type OverviewDay = z.infer<typeof overviewDay>
/** `code` null: unknown province. */
const provinceCount = z.object({ code: z.string().nullable(), province: z.string(), patients: count })
export type ProvinceCount = z.infer<typeof provinceCount>

/** Counts only. `seen_a_week_ago`: appointments completed on the same weekday last week by this time of day. */
const clinicCounts = z.object({
  now: z.string(),
  today: z.string(),
  zone: z.string(),
  queues: z.array(queueOverview),
  own: z.array(ownQueue),
  waits: z.array(z.object({ reason: z.enum(WAIT_REASONS), threshold_minutes: count, count, soon: count, late: count })),
  days: z.array(overviewDay),
  seen_a_week_ago: count,
  renewals_due: count,
  patients: count,
  provinces: z.array(provinceCount),
})
export type ClinicOverview = z.infer<typeof clinicCounts>
export const clinicOverview = endpoint({
  method: 'GET',
  path: '/api/reports/overview',
  summary: 'Today’s clinic in counts: queues, long waits, who is on duty, patients seen, renewals due, patients by province (E-9)',
  access: QUEUE_STAFF,
  response: clinicCounts,
})
