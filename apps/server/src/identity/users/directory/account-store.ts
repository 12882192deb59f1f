import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Sql, TransactionSql, Tx } from '../../../platform/db/database.ts'
import { groupsOfUser, type StoredUser } from './store.ts'

export type StoredAccount = StoredUser & {
  phone: string
  sms: boolean
  notify: boolean
  active: boolean
  has_password: boolean
  last_login_at: string | null
  created_at: string
  version: number
  mailed: { kind: 'activate' | 'invite'; at: string; until: string; delivered: boolean } | null
}

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * All accounts except deleted ones by last name, or the one with that id. Links that have expired at `now` are
 * omitted.
 */
export function findAccounts(sql: Sql | Tx, { id = null, now }: { id?: number | null; now: string }): Promise<StoredAccount[]> {
  return sql<StoredAccount[]>`
    select u.id, u.email, u.name, u.first_name, u.last_name, u.queue_enabled, u.licensed_provinces, u.phone, u.sms, u.notify, u.active,
      u.password_hash <> '' as has_password, u.last_login_at, u.created_at, u.version, of_user.*,
      (select jsonb_build_object('kind', k.kind, 'delivered', k.delivered, 'at', ${sql.unsafe(moment('k.made_at'))}, 'until', ${sql.unsafe(moment('k.expires_at'))})
        from account_keys k where k.user_id = u.id and k.used_at is null and k.expires_at > ${now} order by k.made_at desc limit 1) as mailed
    from users u cross join ${groupsOfUser(sql)}
    where u.deleted_at is null and (${id}::integer is null or u.id = ${id}::integer)
    order by lower(u.last_name), lower(u.first_name), u.id`
}

/** Locks an account with the lock that claims take too, so it gets no new patients meanwhile. Null when missing. */
export async function lockAccount(tx: Tx, { id, now }: { id: number; now: string }): Promise<StoredAccount | null> {
  await tx`select from users where id = ${id} for no key update`
  const [account] = await findAccounts(tx, { id, now })
  return account ?? null
}

/** Ignores deleted accounts. */
export async function isEmailTaken(sql: Sql | Tx, email: string): Promise<boolean> {
  const rows = await sql`select from users where lower(email) = lower(${email}) and deleted_at is null`
  return rows.length > 0
}

export type AccountFields = Partial<{
  email: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string
  sms: boolean
  notify: boolean
  active: boolean
  queue_enabled: boolean
  licensed_provinces: ProvinceCode[]
}>

/**
 * Writes fields of a locked account under the first free name of the list, or its current name. Returns `email-taken`
 * on a conflict, races included.
 */
export async function updateAccount(
  tx: Tx,
  id: number,
  { fields, names }: { fields: AccountFields; names: Iterable<string> | null },
): Promise<'done' | 'email-taken'> {
  for (const name of names ?? [null]) {
    const failed = await tx.savepoint((sql) => write(sql, { id, fields, name })).catch(doubled)
    if (failed === 'users_email') return 'email-taken'
    if (failed !== 'users_name') return 'done'
  }
  throw new Error('no free name')
}

async function write(sql: TransactionSql, { id, fields, name }: { id: number; fields: AccountFields; name: string | null }): Promise<null> {
  const columns = { ...fields, ...(name !== null && { name }) }
  if (Object.keys(columns).length === 0) await sql`update users set version = version + 1 where id = ${id}`
  else await sql`update users set ${sql(columns as Record<string, string>)}, version = version + 1 where id = ${id}`
  return null
}

/** The unique index that the write violated. */
function doubled(error: unknown): string {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505' && constraint !== undefined) return constraint
  throw error
}

/** Replaces a user’s groups. */
export async function replaceMemberships(tx: Tx, user_id: number, groups: readonly number[]): Promise<void> {
  const ids = [...groups]
  await tx`delete from user_auth_groups where user_id = ${user_id} and auth_group_id <> all(${ids}::integer[])`
  await tx`insert into user_auth_groups (user_id, auth_group_id) select ${user_id}, unnest(${ids}::integer[]) on conflict do nothing`
}

/** Closes an account for good; its row stays for its history (B-10). */
export async function markDeleted(tx: Tx, { id, now }: { id: number; now: string }): Promise<void> {
  await tx`update users set deleted_at = ${now}, active = false, queue_enabled = false, version = version + 1 where id = ${id}`
}
