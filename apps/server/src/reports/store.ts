import { type MetricName, type Metrics, REPORT_LISTS } from '@clinic/contract/reports'
import type { Due, Waiting } from '@clinic/core/reports/arrange-snapshot'
import { bucketRange, type Part } from '@clinic/core/reports/bucket-range'
import type { Counted } from '@clinic/core/reports/tally'
import { addDays } from '@clinic/core/shared/dates'
import type { Asking, Fragment, Sql, TransactionSql, Tx } from '../platform/db/database.ts'
import { readMoment } from '../platform/db/read-replica.ts'
import type { Clock, Range } from './resolve-range.ts'

/** A patient behind a figure. One of `at` and `date` is set: what the figure counts by. `province`: a code. */
export type StoredRow = {
  user_id: number | null
  user: string | null
  action: string
  at: string | null
  date: string | null
  type: string | null
  reason: string | null
  patient_id: string
  questionnaire: string | null
  province: string | null
  minutes: number | null
}
export type Filters = {
  user?: number | undefined
  province?: string | undefined
  reason?: string | undefined
  type?: string | undefined
  weekday?: number | undefined
  hour?: number | undefined
  /** From the first, below the second. */
  minutes?: readonly [from: number, until: number] | undefined
}
export type DrillDownQuery = { figure: MetricName; range: Range; within: number }

const BATCH = 1000

/** One page of the patients behind a figure that pass the filters, in order. */
export async function findDrillDown(sql: Sql, behind: DrillDownQuery, shown: { filters: Filters; offset: number; limit: number }) {
  const { filters, offset, limit } = shown
  const rows = sql<StoredRow[]>`
    select s.*, u.name as "user" from (${source(sql, behind)}) s left join users u on u.id = s.user_id
    where ${conditions(sql, filters, behind.range)} order by ${IN_ORDER(sql)} offset ${offset} limit ${limit}`
  const total = sql<{ count: number }[]>`
    select count(*)::int as count from (${source(sql, behind)}) s where ${conditions(sql, filters, behind.range)}`
  return { rows: await rows, total: (await total)[0]?.count ?? 0 }
}

/** All patients behind a figure in batches from one snapshot, each row with the total. */
export function allDrillDown(sql: Sql, behind: DrillDownQuery): AsyncGenerator<(StoredRow & { total: number })[]> {
  return inBatches(
    sql,
    sql`
      select s.*, u.name as "user", count(*) over ()::int as total from (${source(sql, behind)}) s left join users u on u.id = s.user_id
      order by ${IN_ORDER(sql)}`,
  )
}

/** The seven lists of a range one after the other, in batches from one snapshot. `place`: the list’s index. */
export function allLists(sql: Sql, range: Range): AsyncGenerator<(StoredRow & { place: number })[]> {
  const [first, ...rest] = REPORT_LISTS.map((list, place) => {
    return sql`select ${place}::int as place, s.* from (${source(sql, { figure: list, range, within: 0 })}) s`
  })
  return inBatches(
    sql,
    sql`
      select s.*, u.name as "user" from (${first ?? sql``} ${rest.map((one) => sql`union all ${one}`)}) s left join users u on u.id = s.user_id
      order by place, ${IN_ORDER(sql)}`,
  )
}

/**
 * Streams through a server-side cursor: the statement timeout applies to each batch, so slow readers are fine. A
 * stalled reader loses the transaction to the idle timeout.
 */
async function* inBatches<Row>(sql: Sql, query: Fragment): AsyncGenerator<Row[]> {
  const connection = await sql.reserve()
  try {
    await connection`begin isolation level repeatable read read only`
    await connection`declare long_answer no scroll cursor for ${query}`
    for (;;) {
      const rows = await connection.unsafe(`fetch ${BATCH} from long_answer`)
      if (rows.length === 0) return
      yield rows as unknown as Row[]
    }
  } finally {
    await connection`rollback`.catch(() => undefined)
    connection.release()
  }
}

const IN_ORDER = (sql: Sql) => sql`s.at, s.date, s.patient_id, s.seq`

/** The rows that a figure counts, in one shape. */
function source(sql: Sql, { figure, range, within }: DrillDownQuery) {
  switch (figure) {
    case 'newPatients':
      return completed(sql, range, sql`and e.was_new_patient`)
    case 'renewPatients':
      return completed(sql, range, sql`and not e.was_new_patient`)
    case 'patientsSeen':
      return completed(sql, range, sql``)
    case 'npWait':
      return completed(sql, range, sql`and e.waited_minutes is not null`)
    case 'unfinishedQuestionnaire':
      return unfinished(sql, range)
    case 'renewalMissed':
      return sql`
        select ${renewal(sql)} from patients p
        where p.upcoming_renewal_date between ${range.first} and ${range.last} and p.upcoming_renewal_date < ${range.today} and not ${seenSince(sql, range)}`
    case 'renewalsDue':
      return sql`
        select ${renewal(sql)} from patients p
        where p.upcoming_renewal_date between ${range.today} and ${range.today}::date + ${within}::int`
    case 'waitingPcr':
      return waiting(sql, range, { place: sql`p.in_pcr_queue`, holder: sql`p.assigned_pcr`, entered: sql`p.entered_pcr_queue_at` })
    case 'waitingNp':
      return waiting(sql, range, { ...npQueue(sql), place: sql`p.in_np_queue and not p.on_hold_in_queue` })
    case 'onHold':
      return waiting(sql, range, { ...npQueue(sql), place: sql`p.in_np_queue and p.on_hold_in_queue` })
    case 'patients':
      return sql`
        select 0::bigint as seq, null::int as user_id, '' as action, p.created_at as at, null::date as date, p.appointment_type as type,
          null::text as reason, p.patient_id, null::text as questionnaire, p.province, null::int as minutes
        from patients p where p.patient_active`
    default:
      return entries(sql, range, ACTIONS[figure])
  }
}

export const ACTIONS = {
  markedIneligible: 'Mark Patient Ineligible',
  optInForCall: 'Opt In For Call',
  chatsStarted: 'Conversation Started',
  consentsGiven: 'Consent Given',
  detailsConfirmed: 'New Patient Created',
  questionnairesFinished: 'Questionnaire Finished',
  queueEntered: 'Enter PCR Queue',
  pcrWait: 'Send To NP Queue',
} as const

/** Completed appointments that were not undone (E-5). */
function completed(sql: Sql, { from, until }: Range, which: Fragment) {
  return sql`
    select e.id as seq, e.user_id, 'Complete Appointment' as action, e.completed_at as at, null::date as date, e.appointment_type as type,
      null::text as reason, e.patient_id, null::text as questionnaire, e.province, e.waited_minutes as minutes
    from encounters e where e.completed_at >= ${from} and e.completed_at < ${until} and e.undone_at is null ${which}`
}

/** Audit entries of one action that were not undone. */
export function entries(sql: Asking, { from, until }: Range, action: string) {
  return sql`
    select a.id as seq, a.user_id, a.action, a.created_at as at, null::date as date, a.entity_type as type,
      case when a.action = 'Mark Patient Ineligible' then ineligible_reason_of(a.changes, a.description) end as reason, a.patient_id,
      null::text as questionnaire, null::text as province,
      case when a.action = 'Send To NP Queue' then minutes_between((a.changes -> 'entered_pcr_queue_at' ->> 'from')::timestamptz, a.created_at) end as minutes
    from audit_log a where a.action = ${action} and a.created_at >= ${from} and a.created_at < ${until} and a.patient_id is not null
      and not exists (select from entries_taken_back t where t.id = a.id)`
}

/** Unfinished questionnaires started in the range. */
function unfinished(sql: Sql, { from, until }: Range) {
  return sql`
    select 0::bigint as seq, p.assigned_pcr as user_id, '' as action, p.questionnaire_started_at as at, null::date as date, p.appointment_type as type,
      null::text as reason, p.patient_id, p.current_questionnaire_name as questionnaire, p.province, null::int as minutes
    from patients p
    where p.questionnaire_in_progress and p.questionnaire_started_at >= ${from} and p.questionnaire_started_at < ${until}`
}

const renewal = (sql: Sql) => sql`
  0::bigint as seq, p.last_seen_practitioner as user_id, '' as action, null::timestamptz as at, p.upcoming_renewal_date as date,
  p.appointment_type as type, null::text as reason, p.patient_id, null::text as questionnaire, p.province, null::int as minutes`

/** Whether patient `p` was seen on or after the clinic day of the renewal. */
const seenSince = (sql: Sql, { starts, seconds }: Clock) => sql`exists (
  select from encounters e
  where e.patient_id = p.patient_id and e.undone_at is null and e.completed_at >= p.upcoming_renewal_date - interval '1 day'
    and clinic_time(e.completed_at, ${starts}::timestamptz[], ${seconds}::int[])::date >= p.upcoming_renewal_date)`

const npQueue = (sql: Sql): Pick<Place, 'holder' | 'entered'> => ({ holder: sql`p.assigned_np`, entered: sql`p.entered_np_queue_at` })

type Place = { place: Fragment; holder: Fragment; entered: Fragment }
function waiting(sql: Sql, { now }: Range, { place, holder, entered }: Place) {
  return sql`
    select 0::bigint as seq, ${holder} as user_id, '' as action, ${entered} as at, null::date as date, p.appointment_type as type,
      null::text as reason, p.patient_id, null::text as questionnaire, p.province, minutes_between(${entered}, ${now}) as minutes
    from patients p where ${place}`
}

function conditions(sql: Sql, filters: Filters, { starts, seconds }: Range) {
  const { user, province, reason, type, weekday, hour, minutes } = filters
  const clock = sql`clinic_time(s.at, ${starts}::timestamptz[], ${seconds}::int[])`
  return sql`true
    ${user === undefined ? sql`` : sql`and coalesce(s.user_id, 0) = ${user}`}
    ${province === undefined ? sql`` : sql`and coalesce(s.province, '') = ${province}`}
    ${reason === undefined ? sql`` : sql`and s.reason = ${reason}`}
    ${type === undefined ? sql`` : sql`and s.type = ${type}`}
    ${weekday === undefined ? sql`` : sql`and extract(isodow from ${clock}) = ${weekday}`}
    ${hour === undefined ? sql`` : sql`and extract(hour from ${clock}) = ${hour}`}
    ${minutes === undefined ? sql`` : sql`and s.minutes >= ${minutes[0]} and s.minutes < ${minutes[1]}`}`
}

/** Runs `work` in a repeatable-read transaction, so that its numbers are consistent. */
export function asOfOneMoment<T>(sql: Sql, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
  return readMoment(sql, async (tx) => {
    // The queries are short: starting parallel workers costs more than it saves, especially under load.
    await tx`set local max_parallel_workers_per_gather = 0`
    return work(tx)
  })
}

type Counts = Clock & { first: string; last: string; parts: readonly Part[] }

/** The figures of some days: the collected counts plus events not yet collected. */
export const figures = (sql: TransactionSql, { first, last, parts, starts, seconds }: Counts) => sql`
  figures_between(${first}, ${last}, ${parts.map(({ span }) => span)}::text[], ${parts.map((part) => part.first)}::date[],
    ${parts.map((part) => part.last)}::date[], ${parts.map(({ sign }) => sign)}::int[], ${starts}::timestamptz[], ${seconds}::int[]) f`

/** Grouped by day. */
export const inDays = (first: string, last: string) => ({ first, last, parts: [{ span: 'day' as const, first, last, sign: 1 as const }] })
const inMonths = (first: string, last: string) => ({ first, last, parts: bucketRange(first, last) })

/** Events of a range by day and by the reports’ other dimensions. */
export async function findCounted(tx: TransactionSql, { first, last, starts, seconds }: Range): Promise<Counted[]> {
  const clock = { starts, seconds }
  const byDay = tx<Counted[]>`
    select f.dimension, f.metric, f.key, f.day, sum(f.count)::int as count from ${figures(tx, { ...inDays(first, last), ...clock })}
    where f.dimension = 'all' and f.metric not in ('patients', 'renewals') group by 1, 2, 3, 4 having sum(f.count) <> 0`
  const others = tx<Counted[]>`
    select f.dimension, f.metric, f.key, null as day, sum(f.count)::int as count from ${figures(tx, { ...inMonths(first, last), ...clock })}
    where f.dimension in ('user', 'hour', 'province', 'type', 'reason', 'minutes') and (f.metric in ('newPatients', 'renewPatients')
      or f.metric = 'markedIneligible' and f.dimension in ('user', 'reason') or f.metric = 'optInForCall' and f.dimension = 'user'
      or f.metric in ('chatsStarted', 'queueEntered') and f.dimension = 'hour' or f.metric = 'sentToNp' and f.dimension = 'minutes')
    group by 1, 2, 3 having sum(f.count) <> 0`
  return [...(await byDay), ...(await others)]
}

/** Unfinished questionnaires of a range by the patient’s PCR, 0 for none. */
export function countUnfinished(tx: TransactionSql, { from, until }: Range) {
  return tx<{ user_id: number; count: number }[]>`
    select coalesce(assigned_pcr, 0) as user_id, count(*)::int as count from patients
    where questionnaire_in_progress and questionnaire_started_at >= ${from} and questionnaire_started_at < ${until} group by 1`
}

/**
 * No time zone is more than twelve hours behind UTC: from noon UTC it is that day or later everywhere, so the
 * clinic’s zone need not be looked up.
 */
const seenOnTheDayOrAfter = (tx: TransactionSql, { starts, seconds }: Clock) => tx`
  (seen_at >= day::timestamp at time zone 'UTC' + interval '12 hours' or clinic_time(seen_at, ${starts}::timestamptz[], ${seconds}::int[])::date >= day)`

/**
 * Missed renewals of a range by who saw the patient last, 0 for none: all due dates before today, minus those
 * completed since.
 */
export async function countFallbacks(
  tx: TransactionSql,
  { first, last, today, starts, seconds }: Range,
): Promise<{ user_id: number; count: number }[]> {
  const yesterday = addDays(today, -1)
  const end = last < yesterday ? last : yesterday
  if (end < first) return []
  return tx<{ user_id: number; count: number }[]>`
    select user_id, sum(count)::int as count from (
      select f.key::int as user_id, f.count
      from ${figures(tx, { ...inMonths(first, end), starts, seconds })} where f.dimension = 'user' and f.metric = 'renewals'
      union all
      select coalesce(user_id, 0), -1 from seen_since_renewal
      where day between ${first} and ${end} and ${seenOnTheDayOrAfter(tx, { starts, seconds })}
    ) counted group by 1 having sum(count) <> 0`
}

/** Renewals of today and the coming year by days from today, and overdue ones without a completed appointment. */
export async function countDue(tx: TransactionSql, { today, starts, seconds }: Range): Promise<Due> {
  const renewals = (first: string, last: string) => tx`
    select f.day, f.count from ${figures(tx, { ...inDays(first, last), starts, seconds })} where f.dimension = 'all' and f.metric = 'renewals'`
  const due = tx<Due['due'][number][]>`
    select day - ${today}::date as days, sum(count)::int as count from (${renewals(today, addDays(today, 366))}) ahead group by 1`
  const overdue = tx<{ count: number }[]>`
    select (
      (select coalesce(sum(count), 0) from (${renewals('-infinity', addDays(today, -1))}) behind)
      - (select count(*) from seen_since_renewal
        where day < ${today} and ${seenOnTheDayOrAfter(tx, { starts, seconds })})
    )::int as count`
  return { overdue: (await overdue)[0]?.count ?? 0, due: await due }
}

const EVER = {
  first: '-infinity',
  last: 'infinity',
  parts: [{ span: 'month' as const, first: '-infinity', last: 'infinity', sign: 1 as const }],
}

/** Active patients by province code, empty for none. */
export async function countPatients(tx: TransactionSql, { starts, seconds }: Range): Promise<Map<string, number>> {
  const rows = await tx<{ province: string; count: number }[]>`
    select f.key as province, sum(f.count)::int as count from ${figures(tx, { ...EVER, starts, seconds })} where f.dimension in ('all', 'province') and f.metric = 'patients' group by 1`
  const placed = rows.filter(({ province }) => province !== '').map(({ province, count }) => [province, count] as const)
  const all = rows.find(({ province }) => province === '')?.count ?? 0
  return new Map([...placed, ['', all - placed.reduce((sum, [, count]) => sum + count, 0)]])
}

/** Current waits in a queue by whole minutes since entering it; `free`: unassigned. */
export function countWaiting(tx: TransactionSql, { now }: Range) {
  return tx<Waiting[]>`
    select 'waitingPcr' as figure, assigned_pcr is null as free, minutes_between(entered_pcr_queue_at, ${now}) as minutes, count(*)::int as count
    from patients where in_pcr_queue group by 1, 2, 3
    union all
    select case when on_hold_in_queue then 'onHold' else 'waitingNp' end, assigned_np is null, minutes_between(entered_np_queue_at, ${now}), count(*)::int
    from patients where in_np_queue group by 1, 2, 3`
}

/** Names by id, former staff included. */
export async function findNames(tx: TransactionSql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx<{ id: number; name: string }[]>`select id, name from users where id = any(${[...ids]})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Adds at most `batch` events to the daily counts; returns how many. */
export async function collectEvents(sql: Sql, batch: number, { starts, seconds }: Clock): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select collect_figures(${batch}, ${starts}::timestamptz[], ${seconds}::int[]) as count`
  return row?.count ?? 0
}

/** First day of every month that has counts or countable events. */
export async function findCountedMonths(sql: Sql): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    with done (first, last) as (
      select min(completed_at), max(completed_at) from encounters
      union all select min(created_at), max(created_at) from audit_log
      union all select min(created_at), max(created_at) from patients
    )
    select distinct day as month from figure_counts where span = 'month'
    union select distinct date_trunc('month', upcoming_renewal_date)::date from patients where upcoming_renewal_date is not null
    union select generate_series(date_trunc('month', first - interval '1 day'), last + interval '1 day', interval '1 month')::date from done where first is not null
    order by 1`
  return rows.map(({ month }) => month)
}

const MEND_LOCK = 7_410_010

/**
 * Recounts some days one at a time, each from a fresh snapshot, and corrects differences; returns the days and
 * metrics that differed.
 */
export async function repairDays(sql: Sql, hours: { starts: string[]; days: string[]; hours: number[] }, { starts, seconds }: Clock) {
  const outcome = await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MEND_LOCK})`
    const days = await tx<{ day: string; metric: string; differences: number }[]>`
      select * from mend_figures(${hours.starts}::timestamptz[], ${hours.days}::date[], ${hours.hours}::int[], ${starts}::timestamptz[], ${seconds}::int[])`
    return { days }
  })
  return outcome.days
}

/** Recomputes who was seen since their renewal; returns the renewal days that were wrong. */
export async function repairRenewalCompletions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ day: string }[]>`select mend_seen_since() as day`
  return rows.map(({ day }) => day)
}

export async function insertCheck(
  tx: Sql | Tx,
  check: { checked_at: string; zone: string; last_day: string; differences: number; days: string[] },
) {
  await tx`
    insert into figure_checks (checked_at, zone, last_day, differences, days)
    values (${check.checked_at}, ${check.zone}, ${check.last_day}, ${check.differences}, ${check.days}::date[])`
}

export async function findCheck(tx: TransactionSql): Promise<Metrics['check']> {
  const [row] = await tx<NonNullable<Metrics['check']>[]>`
    select checked_at, last_day, differences, days::text[] as days from figure_checks order by id desc limit 1`
  return row ?? null
}
