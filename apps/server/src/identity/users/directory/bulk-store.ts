import type { Sql, Tx } from '../../../platform/db/database.ts'

/** Somebody as a spreadsheet knows them. `waiting`: for the first password of their owner. */
export type StaffRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  phone: string
  active: boolean
  waiting: boolean
  licensed_provinces: string[]
  groups: string[]
}

/** Those of these e-mail addresses, in small letters, that belong to somebody, deleted accounts apart. */
export function findByEmails(sql: Sql | Tx, emails: readonly string[]): Promise<StaffRow[]> {
  return sql<StaffRow[]>`
    select u.id, lower(u.email) as email, u.first_name, u.last_name, u.phone, u.active, u.password_hash = '' as waiting, u.licensed_provinces,
      array(select g.name from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id) as groups
    from users u where lower(u.email) = any(${emails as string[]}) and u.deleted_at is null`
}

/** Locks accounts, always by rising id. */
export async function lockByEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx`select from users where lower(email) = any(${emails as string[]}) and deleted_at is null order by id for no key update`
}

/** Those of these addresses whose account was deleted after its owner had opened it, and that nobody has now. */
export async function findDeletedEmails(sql: Sql | Tx, emails: readonly string[]): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select distinct lower(email) as email from users u
    where lower(email) = any(${emails as string[]}) and deleted_at is not null and (password_hash <> '' or last_login_at is not null)
      and not exists (select from users o where lower(o.email) = lower(u.email) and o.deleted_at is null)`
  return rows.map(({ email }) => email)
}

/** Those of these people who never had a password and have nothing to do with any patient, appointment or working hour. */
export async function findUnused(sql: Sql | Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from users u where id = any(${ids as number[]}) and password_hash = '' and last_login_at is null
      and not exists (select from patients p where u.id in (p.assigned_pcr, p.assigned_np, p.last_seen_practitioner))
      and not exists (select from appointments a where a.user_id = u.id)
      and not exists (select from working_hours h where h.user_id = u.id)
      and not exists (select from days_off d where d.user_id = u.id)
      and not exists (select from opened_hours o where o.user_id = u.id)`
  return rows.map(({ id }) => id)
}
