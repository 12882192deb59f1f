import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Queue, Thresholds } from '@clinic/contract/queues'
import { TODAY_ROWS, type TodayAsking, type TodayPatient } from '@clinic/contract/queues/today'
import type { Fragment, Sql } from '../../platform/db/database.ts'
import { waitColumns } from './store.ts'

/** What a caller sees of a queue: `manages`: everyone; `takes`: the unassigned patients of their provinces. */
export type QueueVisibility = { manages: boolean; takes: boolean }
export type VisibleQueues = Record<Queue, QueueVisibility> & { user_id: number; provinces: readonly ProvinceCode[] }
/** `ahead`: who comes first in a list. */
type Asked = { visible: VisibleQueues; thresholds: Thresholds; now: string; until: string; ahead?: Fragment }

/** A row as the database has it, with its province as a code. */
export type StoredTodayPatient = Omit<TodayPatient, 'province'> & { province: ProvinceCode | null }
export type TodayList = { total: number; rows: StoredTodayPatient[] }

/** The patients assigned to the caller, the first to go over the limit first. */
export function findMine(sql: Sql, asked: Asked): Promise<TodayList> {
  return findList(sql, asked, isOwn(sql, asked.visible))
}

/** Those who are over the limit. */
export function findLate(sql: Sql, asked: Asked): Promise<TodayList> {
  return findList(sql, asked, isDue(sql, { ...asked, until: asked.now }))
}

/** Those who are not yet over the limit, and will be by `until`. */
export function findDue(sql: Sql, asked: Asked): Promise<TodayList> {
  const { due_at } = waitColumns(sql, asked.thresholds)
  return findList(sql, asked, sql`${due_at} > ${asked.now}::timestamptz and ${isDue(sql, asked)}`)
}

/** Those whose planned call is due, the latest first, then those who asked to be called; not those with a call ahead. */
export function findCallbacks(sql: Sql, asked: Asked): Promise<TodayList> {
  const which = sql`(p.call_state = 'due' or (p.opted_in_for_call and p.call_state = '')) and ${isSeen(sql, asked.visible)}`
  return findList(sql, { ...asked, ahead: sql`(case when p.call_state = 'due' then p.next_call_at end),` }, which)
}

/** Those who wait in the chat for someone to join, until someone has helped them. */
export async function findAsking(sql: Sql, { visible }: Asked): Promise<TodayAsking> {
  const rows = await sql<(TodayAsking['rows'][number] & { total: number })[]>`
    select c.id as conversation_id, p.patient_id, trim(p.first_name || ' ' || p.last_name) as name, c.asked_at, p.help_about as about,
      (count(*) over ())::int as total
    from conversations c join patients p using (patient_id)
    where c.attention in ('asked', 'called') and c.closed_at is null and p.need_pcr_help_flag and ${isSeen(sql, visible)}
      and not exists (select from crisis_alarms a where a.conversation_id = c.id and a.closed_at is null)
    order by c.asked_at, c.id limit ${TODAY_ROWS}`
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

export async function countSeen(sql: Sql, asked: Asked): Promise<{ due: number; pcr: number; np: number }> {
  const { visible } = asked
  const [row] = await sql<{ due: number; pcr: number; np: number }[]>`
    select count(*) filter (where ${isDue(sql, asked)})::int as due,
      count(*) filter (where p.in_pcr_queue and ${isListed(sql, visible, 'pcr')})::int as pcr,
      count(*) filter (where p.in_np_queue and ${isListed(sql, visible, 'np')})::int as np
    from patients p where p.in_pcr_queue or p.in_np_queue`
  return row ?? { due: 0, pcr: 0, np: 0 }
}

async function findList(sql: Sql, { visible, thresholds, ahead = sql`` }: Asked, which: Fragment): Promise<TodayList> {
  const { due_at } = waitColumns(sql, thresholds)
  const inPcr = sql`(case when ${isOwn(sql, visible)} then p.in_pcr_queue and p.assigned_pcr is not distinct from ${visible.user_id}::int
    else ${waitsInPcr(sql)} end)`
  const rows = await sql<(StoredTodayPatient & { total: number })[]>`
    select p.patient_id, trim(p.first_name || ' ' || p.last_name) as name, p.province, p.appointment_type,
      case when ${inPcr} then 'pcr' else 'np' end as queue, p.on_hold_in_queue as on_hold, p.urgent_reason, p.safety_concern,
      case when p.need_pcr_help_flag then p.pcr_help_reason else '' end as help_reason, p.help_about, p.appointment_notes as notes,
      case when ${inPcr} then pcr.name else np.name end as holder, ${due_at} as due_at,
      case when p.call_state = 'due' then p.next_call_local end as call_due, (count(*) over ())::int as total
    from patients p left join users pcr on pcr.id = p.assigned_pcr left join users np on np.id = p.assigned_np
    where (p.in_pcr_queue or p.in_np_queue) and ${which}
    order by (p.urgent_reason <> '') desc, ${ahead} ${due_at}, p.patient_id limit ${TODAY_ROWS}`
  const [first] = rows
  return { total: first?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

/** In a queue the caller sees, by what the patient waits for; a wait has one deadline, in one queue. */
function isDue(sql: Sql, { visible, thresholds, until }: Asked): Fragment {
  const { due_at } = waitColumns(sql, thresholds)
  return sql`(${due_at} <= ${until}::timestamptz and case when ${waitsInPcr(sql)} then ${isWorkedWith(sql, visible, 'pcr')}
    else ${isWorkedWith(sql, visible, 'np')} end)`
}

function isSeen(sql: Sql, visible: VisibleQueues): Fragment {
  return sql`((p.in_pcr_queue and ${isWorkedWith(sql, visible, 'pcr')}) or (p.in_np_queue and ${isWorkedWith(sql, visible, 'np')}))`
}

function isOwn(sql: Sql, { user_id }: VisibleQueues): Fragment {
  return sql`((p.in_pcr_queue and p.assigned_pcr is not distinct from ${user_id}::int)
    or (p.in_np_queue and p.assigned_np is not distinct from ${user_id}::int))`
}

/** Whom a queue page lists: one’s own patients, and the unassigned ones of one’s provinces while one’s queue is on (REQ-567). */
function isListed(sql: Sql, { user_id, provinces, ...queues }: VisibleQueues, queue: Queue): Fragment {
  const holder = queue === 'pcr' ? sql`p.assigned_pcr` : sql`p.assigned_np`
  const open = queues[queue].takes ? sql`(${holder} is null and p.province = any(${provinces as string[]}))` : sql`false`
  return sql`(${holder} is not distinct from ${user_id}::int or coalesce(${open}, false))`
}

function isWorkedWith(sql: Sql, visible: VisibleQueues, queue: Queue): Fragment {
  return visible[queue].manages ? sql`true` : isListed(sql, visible, queue)
}

/** `reasonOf` of the core in SQL: a call for help waits in the PCR queue, everything else in the NP queue where the patient is in it. */
function waitsInPcr(sql: Sql): Fragment {
  return sql`(p.in_pcr_queue and (p.need_pcr_help_flag or not p.in_np_queue))`
}
