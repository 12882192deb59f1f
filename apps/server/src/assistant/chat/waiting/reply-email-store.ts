import type { Sql, Tx } from '../../../platform/db/database.ts'

/** No email is sent about older lines. */
const LATEST = '3 days'
/** The page of a patient asks more often than that. */
const AWAY = '2 minutes'
const PAUSE = '30 minutes'
/** Until another process tries, should this one die. */
const LEASE = '5 minutes'

export type DueReply = {
  id: number
  conversation_id: string
  patient_id: string
  seq: number
  tries: number
  email: string
  province: string | null
  language: 'en' | 'fr'
}

/**
 * The next conversation with a message of staff that the patient’s page has not had for two minutes, leased to this process. Not to patients who
 * unsubscribed, who could not prove who they are by a code, or who got such an email in the last half hour.
 */
export async function claimDueReply(sql: Sql, now: string): Promise<DueReply | null> {
  const [row] = await sql<DueReply[]>`
    with due as (
      select c.id, l.seq from conversations c join patients p using (patient_id) left join reply_emails e on e.conversation_id = c.id
      left join conversation_reads d on d.conversation_id = c.id and d.user_id is null
      cross join lateral (
        select max(l.seq) as seq, min(l.at) as since from conversation_lines l
        where l.conversation_id = c.id and l.mark is null and not l.internal
          and l.seq > greatest(coalesce(d.delivered_seq, 0), case when e.sent_at is null then 0 else e.seq end)
      ) l
      where c.last_staff_at > ${now}::timestamptz - ${LATEST}::interval and l.since <= ${now}::timestamptz - ${AWAY}::interval
        and c.closed_at is null and p.email <> '' and p.date_of_birth is not null and p.patient_active
        and (e.next_try_at is null or e.next_try_at <= ${now})
        and not exists (select from unsubscribed_patients u where u.patient_id = c.patient_id)
        and not exists (select from reply_emails o join conversations v on v.id = o.conversation_id
          where v.patient_id = c.patient_id and o.sent_at > ${now}::timestamptz - ${PAUSE}::interval)
      order by c.last_staff_at, c.id limit 1 for update of c skip locked
    ), leased as (
      insert into reply_emails as r (conversation_id, seq, tries, next_try_at)
      select id, seq, 1, ${now}::timestamptz + ${LEASE}::interval from due
      on conflict (conversation_id) do update set sent_at = null, seq = excluded.seq, next_try_at = excluded.next_try_at,
        tries = case when r.sent_at is null and r.seq = excluded.seq then r.tries + 1 else 1 end
      returning *
    )
    select r.id::integer, r.conversation_id, c.patient_id, r.seq, r.tries, p.email, p.province,
      coalesce((select language from patient_details d where d.patient_id = c.patient_id), 'en') as language
    from leased r join conversations c on c.id = r.conversation_id join patients p using (patient_id)`
  return row ?? null
}

/** `tried`: false where it was too early for the patient. */
export async function postponeReply(sql: Sql, conversation_id: string, { until, tried }: { until: string; tried: boolean }): Promise<void> {
  await sql`
    update reply_emails set next_try_at = ${until}, tries = tries - ${tried ? 0 : 1} where conversation_id = ${conversation_id}`
}

export async function noteReplySent(tx: Tx, conversation_id: string, now: string): Promise<void> {
  await tx`update reply_emails set sent_at = ${now}, next_try_at = null where conversation_id = ${conversation_id}`
}
