import type { Sql, Tx } from '../../platform/db/database.ts'

/** `language`: chosen by the member of staff with this address; null where there is none, or none was chosen. */
export type DueAlarmEmail = { id: number; alarm_id: number; email: string; tries: number; language: string | null }

/** The next due email of an open alarm that no one has; its next try moves ahead first. */
export async function takeDueEmail(sql: Sql, now: string): Promise<DueAlarmEmail | null> {
  const [row] = await sql<DueAlarmEmail[]>`
    update alarm_emails set tries = tries + 1, due_at = ${now}::timestamptz + interval '1 minute' * least(15, power(2, least(tries, 4))) where id = (
      select m.id from alarm_emails m join crisis_alarms a on a.id = m.alarm_id
      where m.sent_at is null and m.due_at <= ${now} and a.closed_at is null and a.taken_by is null order by m.due_at, m.id limit 1 for update of m skip locked)
    returning id::integer, alarm_id::integer, email, tries, (
      select p.preferences ->> 'language' from users u join user_preferences p on p.user_id = u.id
      where lower(u.email) = lower(alarm_emails.email) and u.deleted_at is null limit 1) as language`
  return row ?? null
}

/** Who was emailed about the alarm before is emailed again. */
export async function putEmails(tx: Tx, alarm_id: number, { emails, now }: { emails: readonly string[]; now: string }): Promise<void> {
  await tx`
    insert into alarm_emails (alarm_id, email, due_at) select distinct ${alarm_id}::bigint, lower(email), ${now}::timestamptz
    from unnest(${[...emails]}::text[]) as email
    on conflict (alarm_id, email) do update set due_at = excluded.due_at, sent_at = null, tries = 0`
}

export async function noteEmailed(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update alarm_emails set sent_at = ${now} where id = ${id}`
}
