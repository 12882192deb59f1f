import type { Sql, Tx } from '../../platform/db/database.ts'

/** Until another process tries, should this one die. */
const LEASE = '5 minutes'
/** Calls from before that are over. */
const LATEST = '3 days'

/** `wrong`: the number is not the patient’s; otherwise the last call was not answered. */
export type DueCallEmail = {
  id: number
  patient_id: string
  tries: number
  wrong: boolean
  email: string
  province: string | null
  language: 'en' | 'fr'
}

/** The next call after which the patient is emailed, leased to this process; not to patients who unsubscribed. */
export async function claimCallEmail(sql: Sql, now: string): Promise<DueCallEmail | null> {
  const [row] = await sql<DueCallEmail[]>`
    with due as (
      select t.id from contact_attempts t join patients p using (patient_id)
      where t.emailed_at is null and t.next_step in ('decide', 'correct') and t.closed_at is null and t.at > ${now}::timestamptz - ${LATEST}::interval
        and (t.email_next_at is null or t.email_next_at <= ${now}) and p.email <> '' and p.patient_active
        and not exists (select from unsubscribed_patients u where u.patient_id = t.patient_id)
      order by t.at, t.id limit 1 for update of t skip locked
    ), leased as (
      update contact_attempts t set email_tries = email_tries + 1, email_next_at = ${now}::timestamptz + ${LEASE}::interval
      from due where t.id = due.id returning t.*
    )
    select t.id, t.patient_id, t.email_tries as tries, t.next_step = 'correct' as wrong, p.email, p.province,
      coalesce((select language from patient_details d where d.patient_id = t.patient_id), 'en') as language
    from leased t join patients p using (patient_id)`
  return row ?? null
}

/** `tried`: false where it was too early for the patient. */
export async function postponeCallEmail(sql: Sql, id: number, { until, tried }: { until: string; tried: boolean }): Promise<void> {
  await sql`update contact_attempts set email_next_at = ${until}, email_tries = email_tries - ${tried ? 0 : 1} where id = ${id}`
}

export async function noteCallEmailed(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update contact_attempts set emailed_at = ${now} where id = ${id}`
}
