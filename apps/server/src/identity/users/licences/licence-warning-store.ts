import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Sql, TransactionSql, Tx } from '../../../platform/db/database.ts'

/** Until another process tries, should this one die. */
const LEASE = '5 minutes'

/**
 * Plans a warning of each licence of an active NP that ends in this period, for the NP and every active manager of NPs; those that are planned
 * already stay as they are. A suspended licence has no warning of its end. Returns how many are new.
 */
export async function insertWarnings(tx: Tx, { today, until }: { today: string; until: string }): Promise<number> {
  const { count } = await tx`
    insert into licence_warnings (user_id, province, valid_to, recipient_id)
    select l.user_id, l.province, l.valid_to, r.id
    from licences l join users u on u.id = l.user_id
    join users r on r.active and r.deleted_at is null and (r.id = u.id or exists (
      select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = r.id and 'npmanager' = any(g.scopes)))
    where l.valid_to between ${today} and ${until} and l.valid_from <= ${today} and (l.suspended_on is null or l.suspended_on > ${today})
      and u.active and u.deleted_at is null and l.province = any(u.licensed_provinces)
      and exists (select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and g.np_capable)
    on conflict do nothing`
  return count
}

export type DueWarning = {
  user_id: number
  name: string
  recipient_id: number
  email: string
  tries: number
  licences: { province: ProvinceCode; valid_to: string }[]
}

/** Only one process claims at a time: the rows of one email are claimed together. */
const CLAIM_LOCK = 7_410_083

/** The next person’s unsent warnings about one NP as one email, leased to this process; not about a licence that was renewed since. */
export async function claimWarning(sql: Sql, now: string): Promise<DueWarning | null> {
  return sql.begin(async (tx) => {
    const [lock] = await tx<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${CLAIM_LOCK}) as mine`
    return lock?.mine ? leaseWarning(tx, now) : null
  })
}

async function leaseWarning(sql: TransactionSql, now: string): Promise<DueWarning | null> {
  const [row] = await sql<DueWarning[]>`
    with one as (
      select user_id, recipient_id from licence_warnings w join licences l using (user_id, province, valid_to)
      where w.sent_at is null and (w.next_try_at is null or w.next_try_at <= ${now})
      order by w.valid_to, w.user_id, w.recipient_id limit 1
    ), leased as (
      update licence_warnings w set tries = w.tries + 1, next_try_at = ${now}::timestamptz + ${LEASE}::interval
      from one where w.user_id = one.user_id and w.recipient_id = one.recipient_id and w.sent_at is null
        and (w.next_try_at is null or w.next_try_at <= ${now})
        and exists (select from licences l where l.user_id = w.user_id and l.province = w.province and l.valid_to = w.valid_to)
      returning w.*
    )
    select w.user_id, u.name, w.recipient_id, r.email, max(w.tries) as tries,
      jsonb_agg(jsonb_build_object('province', w.province, 'valid_to', w.valid_to) order by w.valid_to, w.province) as licences
    from leased w join users u on u.id = w.user_id join users r on r.id = w.recipient_id group by w.user_id, u.name, w.recipient_id, r.email`
  return row ?? null
}

type Whose = Pick<DueWarning, 'user_id' | 'recipient_id' | 'licences'>

export async function noteWarned(tx: Tx, { user_id, recipient_id, licences }: Whose, now: string): Promise<void> {
  await tx`
    update licence_warnings set sent_at = ${now}, next_try_at = null where user_id = ${user_id} and recipient_id = ${recipient_id}
      and (province, valid_to) in (select * from unnest(${licences.map((one) => one.province)}::text[], ${licences.map((one) => one.valid_to)}::date[]))`
}

export async function postponeWarning(sql: Sql, { user_id, recipient_id }: Whose, until: string): Promise<void> {
  await sql`
    update licence_warnings set next_try_at = ${until} where user_id = ${user_id} and recipient_id = ${recipient_id} and sent_at is null`
}
