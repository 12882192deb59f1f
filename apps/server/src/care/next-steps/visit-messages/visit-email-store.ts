import type { Sql, Tx } from '../../../platform/db/database.ts'

/** No email is sent about an older message. */
const LATEST = '3 days'
/** An open page would have it by then. */
const AWAY = '2 minutes'
const PAUSE = '30 minutes'
/** Until another process tries, should this one die. */
const LEASE = '5 minutes'

export type DueVisitEmail = { id: number; patient_id: string; tries: number; email: string; province: string | null; language: 'en' | 'fr' }

/**
 * The next message after a visit whose patient has no conversation that is open, leased to this process; lines of a conversation have emails of
 * their own. Not to patients who unsubscribed, who could not prove who they are by a code, or who got such an email in the last half hour.
 */
export async function claimVisitEmail(sql: Sql, now: string): Promise<DueVisitEmail | null> {
  const [row] = await sql<DueVisitEmail[]>`
    with due as (
      select m.id from visit_messages m join patients p using (patient_id)
      where m.said_at is null and m.undone_at is null and m.emailed_at is null
        and m.shown_from between ${now}::timestamptz - ${LATEST}::interval and ${now}::timestamptz - ${AWAY}::interval
        and (m.email_next_at is null or m.email_next_at <= ${now})
        and p.email <> '' and p.date_of_birth is not null and p.patient_active
        and not exists (select from conversations c where c.patient_id = m.patient_id and c.closed_at is null and c.turn > 0)
        and not exists (select from unsubscribed_patients u where u.patient_id = m.patient_id)
        and not exists (select from visit_messages o where o.patient_id = m.patient_id and o.emailed_at > ${now}::timestamptz - ${PAUSE}::interval)
        and not exists (select from reply_emails o join conversations v on v.id = o.conversation_id
          where v.patient_id = m.patient_id and o.sent_at > ${now}::timestamptz - ${PAUSE}::interval)
      order by m.shown_from, m.id limit 1 for update of m skip locked
    ), leased as (
      update visit_messages m set email_tries = email_tries + 1, email_next_at = ${now}::timestamptz + ${LEASE}::interval
      from due where m.id = due.id returning m.*
    )
    select m.id::integer, m.patient_id, m.email_tries as tries, p.email, p.province,
      coalesce((select language from patient_details d where d.patient_id = m.patient_id), 'en') as language
    from leased m join patients p using (patient_id)`
  return row ?? null
}

/** `tried`: false where it was too early for the patient. */
export async function postponeVisitEmail(sql: Sql, id: number, { until, tried }: { until: string; tried: boolean }): Promise<void> {
  await sql`update visit_messages set email_next_at = ${until}, email_tries = email_tries - ${tried ? 0 : 1} where id = ${id}`
}

export async function noteVisitEmailed(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update visit_messages set emailed_at = ${now}, email_next_at = null where id = ${id}`
}
