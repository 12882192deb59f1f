import type { StaffReplies } from '@clinic/contract/transcripts'
import type { Connected } from '@clinic/core/queues/can-see'
import { moveInstant } from '@clinic/core/shared/instants'
import { RECORD_ACCESS } from '../../care/patients/access/record-access.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'

type Db = Sql | TransactionSql
type Days = { from: string; until: string }
export type FoundWaiting = {
  id: string
  since: string
  seconds: number
  holder: string | null
  patient_id: string
  name: string
  patient: Connected | null
  total: number
}

/**
 * Conversations in which a patient waits for a person, the longest wait first: no one has joined, or who has joined has not answered. A request
 * whose help flag staff have lowered counts until the patient has been silent since `idle`.
 */
export function findWaiting(sql: Db, { now, idle, limit }: { now: string; idle: string; limit: number }): Promise<FoundWaiting[]> {
  return sql<FoundWaiting[]>`
    with attended as (
      select c.id, c.patient_id, c.held_by, c.last_turn_at,
        case when c.held_by is null or c.asked_at is not null and not exists (
          select from conversation_lines l where l.conversation_id = c.id and l.mark is null and not l.internal and l.at >= c.asked_at
        ) then c.asked_at else c.unanswered_since end as since
      from conversations c where (c.held_by is not null or c.attention in ('asked', 'called')) and c.closed_at is null
    )
    select a.id, a.since, greatest(extract(epoch from ${now}::timestamptz - a.since), 0)::int as seconds, u.name as holder, a.patient_id,
      trim(concat(p.first_name, ' ', p.last_name)) as name, count(*) over ()::int as total,
      case when p.patient_id is not null then jsonb_build_object('province', p.province, 'in_pcr_queue', p.in_pcr_queue,
        'in_np_queue', p.in_np_queue, 'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${sql.unsafe(RECORD_ACCESS)})
        end as patient
    from attended a left join patients p on p.patient_id = a.patient_id left join users u on u.id = a.held_by
    where a.since is not null and (a.held_by is not null or p.need_pcr_help_flag or a.last_turn_at >= ${idle})
    order by a.since, a.id limit ${limit}`
}

/**
 * How long patients who asked for a person between two instants waited for a person’s first words. One request lasts until the assistant has the
 * conversation again or it ends, however often it is repeated; one made while a person already answers is none. That a patient cancelled a request or
 * that staff closed it is in the audit log alone. A patient who comes back on another device has the same request there; one of more than
 * `LONGEST_REQUEST` before the first instant is over.
 */
export async function measureReplies(sql: Db, { from, until }: Days): Promise<StaffReplies['replies']> {
  const since = moveInstant(from, -LONGEST_REQUEST)
  const [row] = await sql<StaffReplies['replies'][]>`
    with recent as (
      select f.conversation_id, f.helped, c.patient_id
      from conversations c join conversation_figures f on f.conversation_id = c.id where c.last_turn_at >= ${from}
    ),
    concerned as (
      select conversation_id, patient_id from recent where patient_id in (select patient_id from recent where helped)
    ),
    events as (
      select c.patient_id, t.conversation_id, t.turn, 0 as seq, t.at,
        case when t.outline ->> 'action' = 'CLOSECHAT' then 'end' else 'ask' end as what
      from concerned c join conversation_turns t using (conversation_id)
      where t.at >= ${since} and (t.outline ->> 'action' = 'CLOSECHAT' or t.outline -> 'told' ? 'Need PCR Help')
      union all
      select c.patient_id, l.conversation_id, l.turn, l.seq, l.at, 'reply'
      from concerned c join conversation_lines l using (conversation_id) where l.mark is null and not l.internal and l.at >= ${since}
      union all
      select patient_id, entity_id, 0, 0, created_at, 'end' from audit_log
      where created_at >= ${since} and action in ('Help Cancelled', ${BY_PERSON}, ${BY_ABSENCE}, 'Waiting Patient Told')
        and (action = 'Help Cancelled' or changes -> 'attention' ->> 'to' in ('bot', 'returned'))
    ),
    parted as (
      select patient_id, at, what,
        count(*) filter (where what = 'end') over (partition by patient_id order by at, conversation_id, turn, seq rows unbounded preceding) as part
      from events
    ),
    requests as (
      select min(at) filter (where what = 'ask') as asked, min(at) filter (where what = 'reply') as replied
      from parted group by patient_id, part
    ),
    waits as (
      select extract(epoch from replied - asked) as seconds from requests
      where asked >= ${from} and asked < ${until} and (replied is null or replied >= asked)
    ),
    measured as (select count(*)::int as requests, count(seconds)::int as answered, max(seconds)::float8 as worst_seconds,
      percentile_cont(array[0.5, 0.9]) within group (order by seconds) as took from waits)
    select requests, answered, took[1] as median_seconds, took[2] as p90_seconds, worst_seconds from measured`
  if (!row) throw new Error('counting gives a row')
  return row
}

/** Hand-backs between two instants, as the audit log names them: the lines do not tell a person’s from those of the timetable. */
export async function countHandBacks(sql: Db, { from, until }: Days): Promise<StaffReplies['handBacks']> {
  const moved = (action: string, to: string) =>
    sql`count(*) filter (where action = ${action} and changes -> 'attention' ->> 'to' = ${to})::int`
  const [row] = await sql<StaffReplies['handBacks'][]>`
    select ${moved(BY_PERSON, 'returned')} as to_assistant, ${moved(BY_PERSON, 'asked')} as to_next,
      ${moved(BY_ABSENCE, 'asked')} as absent_unanswered, ${moved(BY_ABSENCE, 'returned')} as absent_quiet
    from audit_log where action in (${BY_PERSON}, ${BY_ABSENCE}) and created_at >= ${from} and created_at < ${until}`
  if (!row) throw new Error('counting gives a row')
  return row
}

/** Milliseconds. */
const LONGEST_REQUEST = 60 * 24 * 3_600_000
const BY_PERSON = 'Conversation Handed Back'
const BY_ABSENCE = 'Conversation Released'
