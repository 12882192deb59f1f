import type { ProvinceCode } from '@clinic/contract/provinces'
import type { PageQuery, PageRequest, Queue, Statistic, Thresholds, View } from '@clinic/contract/queues'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { birthDays, contactText, plainMarks, plainText } from '@clinic/core/patient-list/search-term'
import type { Snapshot } from '@clinic/core/queues/arrange-queues'
import type { UndoStep } from '@clinic/core/queues/undo'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { type Fragment, type Json, type Sql, shortReads, type Tx } from '../../platform/db/database.ts'
import { namedColumns, namedPeople, presentedColumns, presentedValues } from '../patients/named-columns.ts'
import type { NamedPatient } from '../patients/present.ts'

/** Selection, order and viewer. `provinces` null: all patients, also those without one (B-11). */
export type Shown = Omit<PageQuery, 'page' | 'size'> & {
  queue: Queue
  user_id: number
  provinces: readonly ProvinceCode[] | null
  thresholds: Thresholds
  now: string
}
export type Page = Shown & Pick<PageRequest, 'page' | 'size' | 'layout'>
/** `rows`: the page as JSON text, as sent on the wire. */
export type PageRows = { rows: string; total: number; held: number }

/**
 * One page with its total from one snapshot. The default view is a short statement with a stable plan; searches,
 * filters and other orders run separately.
 */
export async function findPage(pool: Sql, page: Page): Promise<PageRows> {
  const sql = page.list !== 'all' && !isNarrowed({ ...page, type: '' }) && page.order === 'fair' ? shortReads(pool) : pool
  const where = conditions(sql, page)
  const rows = sql`
    select coalesce(json_agg(${page.layout === 'table' ? presentedValues(sql) : sql`shown`}), '[]')::text from (
      select ${presentedColumns(sql)} from patients p ${namedPeople(sql)} where ${where}
      order by ${order(sql, page)}, p.patient_id limit ${page.size} offset ${(page.page - 1) * page.size}
    ) as shown`
  const [found] = await sql<PageRows[]>`
    select count(*) as total, count(*) filter (where p.on_hold_in_queue) as held, (${page.layout === 'none' ? sql`'[]'` : rows}) as rows
    from patients p where ${where}`
  return found ?? { rows: '[]', total: 0, held: 0 }
}

export function isNarrowed({ search, type, who, due }: Pick<PageQuery, 'search' | 'type' | 'who' | 'due'>): boolean {
  return search !== '' || type !== '' || who !== '' || due !== ''
}

/** The IDs of all pages in order; at most `limit`. */
export async function findMatching(sql: Sql, shown: Shown, limit: number): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select p.patient_id from patients p where ${conditions(sql, shown)} order by ${order(sql, shown)}, p.patient_id limit ${limit}`
  return rows.map(({ patient_id }) => patient_id)
}

/** All of a user’s patients in a queue, not only those the page shows. */
export async function countLoad(
  sql: Sql,
  { queue, user_id }: { queue: Queue; user_id: number },
): Promise<{ active: number; held: number }> {
  const { place, holder } = columnsOf(sql, queue)
  const [load] = await sql<{ active: number; held: number }[]>`
    select count(*) filter (where not p.on_hold_in_queue) as active, count(*) filter (where p.on_hold_in_queue) as held
    from patients p where ${place} and ${holder} = ${user_id}`
  return load ?? { active: 0, held: 0 }
}

function columnsOf(sql: Sql, queue: Queue) {
  return queue === 'pcr'
    ? { place: sql`p.in_pcr_queue`, holder: sql`p.assigned_pcr`, entered: sql`p.entered_pcr_queue_at` }
    : { place: sql`p.in_np_queue`, holder: sql`p.assigned_np`, entered: sql`p.entered_np_queue_at` }
}

/**
 * Urgent first (F-4), then calls that are due, help requests and oldest entry (C-6, REQ-545), those on hold or with a call ahead last; or
 * earliest deadline. The unassigned list has no holds, and its order is that of an index.
 */
function order(sql: Sql, { queue, list, order, thresholds }: Pick<Shown, 'queue' | 'list' | 'order' | 'thresholds'>) {
  const later = sql`p.call_state in ('planned', 'decide')${list === 'unassigned' ? sql`` : sql` or p.pcr_hold_reason <> ''`}`
  const calls = sql`(${later}), (case when p.call_state = 'due' then p.next_call_at end),`
  const held = list === 'unassigned' ? sql`` : sql`p.on_hold_in_queue,`
  const fair = sql`${queue === 'pcr' ? calls : held} p.need_pcr_help_flag desc, ${columnsOf(sql, queue).entered}`
  return sql`(p.urgent_reason <> '') desc, ${order === 'due' ? waitColumns(sql, thresholds).due_at : fair}`
}

function conditions(sql: Sql, shown: Shown) {
  const { queue, list, user_id, provinces, search, type, who } = shown
  const { place, holder } = columnsOf(sql, queue)
  const within = provinces === null ? sql`true` : sql`p.province = any(${provinces as string[]})`
  const whose = list === 'mine' ? sql`${holder} = ${user_id}` : list === 'all' ? within : sql`${holder} is null and ${within}`
  return sql`${place} and ${whose}
    ${type === '' ? sql`` : sql`and p.appointment_type = ${type}`}
    ${search === '' ? sql`` : sql`and ${isMatch(sql, search)}`}
    ${who === '' ? sql`` : sql`and ${filter(sql, who, queue)}`}
    ${dueCondition(sql, shown)}`
}

/** By ID, name in either order, phone in any format, email or birth date. */
function isMatch(sql: Sql, search: string) {
  const words = plainText(plainMarks(search))
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`)
  return sql`(p.search_text like ${`%${escapeLike(contactText(search))}%`} or p.date_of_birth = any (${birthDays(search)}::date[])
    or exists (select from managed_patients m where m.patient_id = p.patient_id and m.name_key like all (${words})))`
}

/** Over the wait limit, near it, or either. */
function dueCondition(sql: Sql, { due, thresholds, now }: Pick<Shown, 'due' | 'thresholds' | 'now'>) {
  const { soon_at, due_at } = waitColumns(sql, thresholds)
  switch (due) {
    case 'late':
      return sql`and ${due_at} <= ${now}::timestamptz`
    case 'near':
      return sql`and ${soon_at} <= ${now}::timestamptz and ${due_at} > ${now}::timestamptz`
    case 'soon':
      return sql`and ${soon_at} <= ${now}::timestamptz`
    default:
      return sql``
  }
}

/** REQ-537 to REQ-539, REQ-559. */
function filter(sql: Sql, who: string, queue: Queue) {
  const { holder } = columnsOf(sql, queue)
  switch (who) {
    case 'unassigned':
      return sql`${holder} is null`
    case 'assigned':
      return sql`${holder} is not null`
    case 'help':
      return sql`p.need_pcr_help_flag and p.pcr_help_reason = ${HELP_REASONS.chatbot}`
    case 'follow-up':
      return sql`p.need_pcr_help_flag and p.pcr_help_reason <> ${HELP_REASONS.chatbot}`
    case 'decide':
      return sql`p.call_state = 'decide'`
    case 'held':
      return sql`p.on_hold_in_queue`
    default:
      return sql`${holder} = ${Number(who)}`
  }
}

/** Escapes LIKE wildcards. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** Display names, former staff included. */
export async function findNames(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; name: string }[]>`select id, name from users where id = any(${[...ids]})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Queue counts, one row per combination of states. */
export function countSnapshots(sql: Sql, shown: Pick<Shown, 'user_id' | 'thresholds' | 'now'> & { provinces: readonly ProvinceCode[] }) {
  const { user_id, provinces, thresholds, now } = shown
  const { soon_at, due_at } = waitColumns(sql, thresholds)
  return sql<Snapshot[]>`
    select p.in_pcr_queue, p.in_np_queue, p.on_hold_in_queue, p.need_pcr_help_flag, p.is_new_patient,
      p.assigned_pcr is null as pcr_free, p.assigned_np is null as np_free,
      coalesce(p.assigned_pcr = ${user_id}, false) as pcr_own, coalesce(p.assigned_np = ${user_id}, false) as np_own,
      coalesce(p.province = any(${provinces as string[]}), false) as near, count(*)::int as count,
      (count(*) filter (where ${due_at} > ${now}::timestamptz and ${soon_at} <= ${now}::timestamptz))::int as soon,
      (count(*) filter (where ${due_at} <= ${now}::timestamptz))::int as late,
      min(p.entered_pcr_queue_at) as pcr_since, min(p.entered_np_queue_at) as np_since
    from patients p where p.in_pcr_queue or p.in_np_queue
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`
}

/** When row `p` goes over its wait limit and when the warning starts: `waitOf` in SQL (a test keeps them equal). */
export function waitColumns(sql: Sql, { help, pcr, np_new, np_other, hold, soon }: Thresholds) {
  const minutes = sql`(case
    when p.in_pcr_queue and p.need_pcr_help_flag then ${help}::int
    when p.on_hold_in_queue then ${hold}::int
    when not p.in_np_queue then ${pcr}::int
    when p.is_new_patient then ${np_new}::int else ${np_other}::int end)`
  const since = sql`(case when p.in_pcr_queue and p.need_pcr_help_flag and p.in_np_queue then p.entered_pcr_queue_at else p.stage_since end)`
  const set = sql`(case
    when p.in_pcr_queue and (p.need_pcr_help_flag or not p.in_np_queue) and p.pcr_hold_until is not null then p.pcr_hold_until
    when not (p.in_pcr_queue and p.need_pcr_help_flag) and p.on_hold_in_queue then p.hold_until end)`
  return {
    due_at: sql`coalesce(${set}, ${since} + ${minutes} * interval '1 minute')`,
    soon_at: sql`coalesce(${set}, ${since} + ${minutes} * ${600 * (100 - soon)}::float8 * interval '1 millisecond')`,
  }
}

/** The whole visible queue for an outside client (REQ-458, REQ-515). `provinces` null: all. */
export async function* findQueue(
  sql: Sql,
  { queue, provinces, user_id }: { queue: Queue; provinces: readonly ProvinceCode[] | null; user_id: number },
): AsyncGenerator<{ patient: NamedPatient; record: Record<string, unknown> }[]> {
  const { place, holder } = columnsOf(sql, queue)
  const fair = order(sql, { queue, list: 'all', order: 'fair', thresholds: DEFAULT_THRESHOLDS })
  const within = provinces === null ? sql`true` : sql`(p.province = any(${provinces as string[]}) or ${holder} = ${user_id})`
  const query = sql<NamedPatient[]>`
    select ${namedColumns(sql)}, r.* from patients p ${namedPeople(sql)} join patient_records r using (patient_id)
    where ${place} and ${within} order by ${fair}, p.patient_id`
  for await (const rows of query.cursor(200)) yield rows.map((row) => ({ patient: row, record: row }))
}

/**
 * Patients per user with their waiting times (REQ-527, REQ-551, C-13): everyone who can be or still is assigned some,
 * then unassigned, then on hold. Those on hold count as assigned, but not in users’ times (REQ-565).
 */
export function findStatistics(sql: Sql, { queue, now }: { queue: Queue; now: string }): Promise<Statistic[]> {
  const { place, holder, entered } = columnsOf(sql, queue)
  const isNp = queue === 'np'
  const capable = isNp ? sql`g.np_capable` : sql`g.pcr_capable`
  const times = (which: Fragment) => sql`
    avg(seconds) filter (where ${which}) as mean_seconds, percentile_cont(0.5) within group (order by seconds) filter (where ${which}) as median_seconds,
    min(entered) filter (where ${which}) as oldest_at`
  return sql<Statistic[]>`
    with waiting as materialized (
      select ${holder} as holder, ${isNp ? sql`p.on_hold_in_queue` : sql`false`} as held, ${entered} as entered,
        extract(epoch from ${now}::timestamptz - ${entered})::float8 as seconds
      from patients p where ${place}
    ), rows as (
      select 1 as place, u.last_name, u.first_name, 'person' as kind, u.id as user_id, u.name, u.queue_enabled, count(w.holder) as assigned,
        count(*) filter (where w.held) as held, ${times(sql`not w.held`)}
      from users u left join waiting w on w.holder = u.id
      where w.holder is not null or (u.active and u.deleted_at is null and u.queue_enabled and exists (
        select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and ${capable}))
      group by u.id
      union all
      select 2, '', '', 'unassigned', null, 'Unassigned', true, count(*), 0, ${times(sql`true`)} from waiting where holder is null
      union all
      select 3, '', '', 'held', null, 'On Hold', true, count(*), count(*), ${times(sql`true`)} from waiting where held having ${isNp}
    )
    select kind, user_id, name, queue_enabled, assigned, held, mean_seconds, median_seconds, oldest_at
    from rows order by place, last_name, first_name, user_id`
}

export type StoredStep = UndoStep & { patient_id: string; action: string; undone_at: string | null }

/** An undo entry. */
export async function findStep(sql: Sql, id: number): Promise<StoredStep | null> {
  const [step] = await sql<StoredStep[]>`
    select patient_id, user_id, action, version_after, before, created_at, undone_at from undo_steps where id = ${id}`
  return step ?? null
}

/** Marks an undo entry as used. */
export async function closeStep(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update undo_steps set undone_at = ${now} where id = ${id}`
}

/** Deletes undo entries made before a time. */
export async function deleteSteps(sql: Sql, before: string): Promise<void> {
  await sql`delete from undo_steps where created_at < ${before}`
}

/** Patients whose hold by a PCR has ended, longest ago first. */
export async function findDuePcrHolds(sql: Sql, now: string): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select patient_id from patients where pcr_hold_until <= ${now} order by pcr_hold_until, patient_id limit 1000`
  return rows.map(({ patient_id }) => patient_id)
}

/** Patients whose hold has ended, longest ago first. */
export async function findDueHolds(sql: Sql, now: string): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select patient_id from patients where hold_until <= ${now} and on_hold_in_queue order by hold_until, patient_id limit 1000`
  return rows.map(({ patient_id }) => patient_id)
}

const THRESHOLDS = 'wait_thresholds'

export async function findThresholds(sql: Sql | Tx): Promise<Thresholds | null> {
  const [row] = await sql<{ value: Thresholds }[]>`select value from settings where key = ${THRESHOLDS}`
  return row?.value ?? null
}

export async function upsertThresholds(tx: Tx, value: Thresholds): Promise<void> {
  await tx`insert into settings (key, value) values (${THRESHOLDS}, ${tx.json(value as Json)}) on conflict (key) do update set value = excluded.value`
}

/** A user’s views, by page and name. */
export function findViews(sql: Sql | Tx, user_id: number): Promise<View[]> {
  return sql<View[]>`select id, page, name, search from saved_views where user_id = ${user_id} order by page, lower(name), id`
}

/** Replaces a view of the same name on that page. */
export async function upsertView(tx: Tx, { user_id, now, ...view }: Omit<View, 'id'> & { user_id: number; now: string }): Promise<View> {
  const [saved] = await tx<View[]>`
    insert into saved_views ${tx({ ...view, user_id, created_at: now })}
    on conflict (user_id, page, name) do update set search = excluded.search returning id, page, name, search`
  if (!saved) throw new Error('the view was not saved')
  return saved
}

/** Serializes saves of one user’s views. */
export async function lockViews(tx: Tx, user_id: number): Promise<void> {
  await tx`select from users where id = ${user_id} for no key update`
}

/** Returns whether there was one. */
export async function deleteView(tx: Tx, { id, user_id }: { id: number; user_id: number }): Promise<boolean> {
  const rows = await tx`delete from saved_views where id = ${id} and user_id = ${user_id} returning id`
  return rows.length > 0
}
