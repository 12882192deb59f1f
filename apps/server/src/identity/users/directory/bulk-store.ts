import type { Sql, Tx } from '../../../platform/db/database.ts'

/** A user as a spreadsheet row. `waiting`: has no password yet. */
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

/** The given email addresses (lower case) that belong to a user, deleted ones aside. */
export function findByEmails(sql: Sql | Tx, emails: readonly string[]): Promise<StaffRow[]> {
  return sql<StaffRow[]>`
    select u.id, lower(u.email) as email, u.first_name, u.last_name, u.phone, u.active, u.password_hash = '' as waiting, u.licensed_provinces,
      array(select g.name from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id) as groups
    from users u where lower(u.email) = any(${emails as string[]}) and u.deleted_at is null`
}

/** Locks accounts in ascending id order. */
export async function lockByEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx`select from users where lower(email) = any(${emails as string[]}) and deleted_at is null order by id for no key update`
}

/** The given addresses that are free but belonged to a deleted account that its owner had activated. */
export async function findDeletedEmails(sql: Sql | Tx, emails: readonly string[]): Promise<string[]> {
  const rows = await sql<{ email: string }[]>`
    select distinct lower(email) as email from users u
    where lower(email) = any(${emails as string[]}) and deleted_at is not null and (password_hash <> '' or last_login_at is not null)
      and not exists (select from users o where lower(o.email) = lower(u.email) and o.deleted_at is null)`
  return rows.map(({ email }) => email)
}

/** The users who never had a password and have no patient, appointment or working hours. */
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
