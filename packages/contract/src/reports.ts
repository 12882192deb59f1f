import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PAGE_SIZES, QUEUES } from './queues.ts'

/** REQ-661: every item carries every field, `null` where it has none. */
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

/** REQ-660, in its order. */
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

/** Inclusive days in the clinic's time zone (E-5). */
const days = z.strictObject({ startDate: z.iso.date(), endDate: z.iso.date() })
const ADMINS = ['admin'] as const

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
/** Rows below the header, known before the first of them is sent. */
export const TOTAL_ROWS_HEADER = 'x-total-rows'
export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/csv',
  summary: 'A report as CSV: UTF-8 with a byte order mark, safe against formulas, `X-Total-Rows` in the head (REQ-662 to REQ-669)',
  access: ADMINS,
  query: days.extend({ type: z.enum(CSV_TYPES) }),
  response: z.string(),
})

/** Every number of the reports that has a definition and patients behind it: the seven lists, the way through the chat, and how things stand now. */
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
export type Figure = (typeof FIGURES)[number]

/** Counts of one member of staff (REQ-658); `user_id` null stands for nobody of the staff (REQ-670). */
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
/** What is counted by the day on which it happened. */
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
/** On the clinic's clock; Monday is 1. Hours in which nothing happened are left out. */
const hourCounts = z.object({ weekday: count, hour: count, patientsSeen: count, chatsStarted: count, queueEntered: count })
export type HourCounts = z.infer<typeof hourCounts>

/** The steps of a visit that begins in the chat, in order. */
export const FUNNEL_STEPS = [
  'chatsStarted',
  'consentsGiven',
  'detailsConfirmed',
  'questionnairesFinished',
  'queueEntered',
  'patientsSeen',
] as const

const compared = { count, before: count.nullable() }
/** Waits that ended, in whole minutes; `under`: how many were shorter than the threshold. */
const waitSummary = z.object({ count, mean_minutes: z.number().nullable(), median_minutes: z.number().nullable(), under: count })
export type WaitSummary = z.infer<typeof waitSummary>

/** Where one bucket of waiting ends and the next begins, in minutes: an hour, four, a day, three days. */
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

/** Days ahead for which renewals are counted, each from today on. */
export const RENEWAL_DAYS = [30, 60, 90] as const

/**
 * All that is known of a range of days, as of one moment: every number agrees with every other. `before` is null where no comparison was asked
 * for; else it is the same number in the days of `comparedWith`. `ageing`, `renewals` and `patients` are of now, whatever the range.
 */
export const figures = z.object({
  startDate: z.string(),
  endDate: z.string(),
  comparedWith: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
  today: z.string(),
  zone: z.string(),
  /** The moment as the clinic's clock shows it. */
  asOf: z.string(),
  totals,
  totalsBefore: totals.nullable(),
  people: z.array(statistic),
  perDay: z.array(dayCounts),
  perDayBefore: z.array(dayCounts).nullable(),
  perHour: z.array(hourCounts),
  /** `patients`: active patients who live there now. `code` null: no province is known. */
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
  /** `overdue`: the date is past and nothing was completed since. */
  renewals: z.object({ overdue: count, due: z.array(z.object({ days: count, count })) }),
  patients: count,
  /** The last nightly recount; `differences` above 0 were found, told and mended. */
  check: z.object({ checked_at: z.string(), last_day: z.string(), differences: count, days: z.array(z.string()) }).nullable(),
})
export type Figures = z.infer<typeof figures>

/** Days that one call of the figures spans at most: three years. */
export const FIGURES_DAYS = 1096
/** The range that is shown when none is asked for: this many days up to today (REQ-651). */
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

/** `user`: an id, 0 for nobody of the staff. `bucket`: of `AGEING_MINUTES`. `within`: renewals of that many days from today. */
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
export type Behind = z.infer<typeof listDrillDown.response>

/** Days that the overview counts, today the last of them; renewals are those of so many days from today. */
export const OVERVIEW_DAYS = 28
export const OVERVIEW_RENEWAL_DAYS = 30
/** Why somebody waits, as `waitOf` of core tells it; each patient waits for one thing. */
const WAIT_REASONS = ['help', 'pcr', 'np_new', 'np_other', 'hold'] as const

/** `oldest_at`: since when the one waits who waits longest for anybody to take them. `names`: of those on duty, for managers of that queue. */
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
/** `open`: whom nobody has yet and whom one may take. `limit`: active patients at once; what is on hold is beside it. */
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
/** `code` null: no province is known. */
const provinceCount = z.object({ code: z.string().nullable(), province: z.string(), patients: count })
export type ProvinceCount = z.infer<typeof provinceCount>

/** The clinic at a glance, in counts alone. `seen_a_week_ago`: appointments completed on the same weekday last week up to this time of day. */
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
  access: 'staff',
  response: clinicCounts,
})
