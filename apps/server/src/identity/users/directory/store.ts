import type { ProvinceCode } from '@clinic/contract/provinces'
import type { ReleasePreview } from '@clinic/contract/users'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Connected } from '@clinic/core/queues/can-see'
import { RECORD_ACCESS } from '../../../care/patients/access/record-access.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredGroup = { id: number; name: string; description: string; scopes: Scope[] }
export type StoredUser = {
  id: number
  email: string
  name: string
  first_name: string
  last_name: string
  queue_enabled: boolean
  licensed_provinces: ProvinceCode[]
  groups: StoredGroup[]
  pcr_capable: boolean
  np_capable: boolean
}

/** Users with enabled accounts by name, with their groups: all, or the one with that id. */
export function findUsers(sql: Sql, id: number | null = null): Promise<StoredUser[]> {
  return sql<StoredUser[]>`
    select u.id, u.email, u.name, u.first_name, u.last_name, u.queue_enabled, u.licensed_provinces, of_user.*
    from users u cross join ${groupsOfUser(sql)}
    where u.active and u.deleted_at is null and (${id}::integer is null or u.id = ${id}::integer)
    order by u.last_name, u.first_name, u.id`
}

/** Lateral join for each `u`: their groups and the roles these allow. */
export const groupsOfUser = (sql: Sql | Tx) => sql`
  lateral (
    select coalesce(bool_or(g.pcr_capable), false) as pcr_capable, coalesce(bool_or(g.np_capable), false) as np_capable,
      coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'description', g.description, 'scopes', g.scopes) order by g.id)
        filter (where g.id is not null), '[]') as groups
    from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id
  ) of_user`

/** Patients assigned to a user in either role. */
export async function countAssigned(sql: Sql, user_id: number): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from patients where assigned_pcr = ${user_id} or assigned_np = ${user_id}`
  return row?.count ?? 0
}

/** Takes the lock that claims take too; null when there is no such user. */
export async function updateQueueEnabled(
  tx: Tx,
  { id, queue_enabled }: { id: number; queue_enabled: boolean },
): Promise<{ before: boolean; version: number; name: string } | null> {
  const [locked] = await tx<{ queue_enabled: boolean }[]>`
    select queue_enabled from users where id = ${id} and active and deleted_at is null for no key update`
  if (!locked) return null
  const [row] = await tx<{ version: number; name: string }[]>`
    update users set queue_enabled = ${queue_enabled}, version = version + 1 where id = ${id} returning version, name`
  return row ? { before: locked.queue_enabled, ...row } : null
}

type Holders = { assigned_pcr: number | null; assigned_np: number | null }
export type Released = {
  patient_id: string
  version: number
  province: ProvinceCode | null
  appointment_type: string
  on_hold_in_queue: boolean
  in_pcr_queue: boolean
  in_np_queue: boolean
  record_access: Connected['record_access']
} & {
  before: Holders
  after: Holders
}

export type Roles = { pcr: boolean; np: boolean }

/**
 * Unassigns a user’s patients in the given roles and ends their holds. Rows are locked in one order to avoid
 * deadlocks.
 */
export async function releasePatients(
  tx: Tx,
  { user_id, roles, now }: { user_id: number; roles: Roles; now: string },
): Promise<Released[]> {
  const pcr = roles.pcr ? user_id : null
  const np = roles.np ? user_id : null
  return tx<Released[]>`
    with held as (
      select patient_id, assigned_pcr, assigned_np, on_hold_in_queue from patients
      where assigned_pcr = ${pcr} or assigned_np = ${np} order by patient_id for no key update
    )
    update patients p set
      assigned_pcr = nullif(p.assigned_pcr, ${pcr}), assigned_pcr_at = case when p.assigned_pcr = ${pcr} then null else p.assigned_pcr_at end,
      assigned_np = nullif(p.assigned_np, ${np}), assigned_np_at = case when p.assigned_np = ${np} then null else p.assigned_np_at end,
      on_hold_in_queue = p.on_hold_in_queue and p.assigned_np is distinct from ${np},
      version = p.version + 1, updated_at = ${now}
    from held where p.patient_id = held.patient_id
    returning p.patient_id, p.version, p.province, p.in_pcr_queue, p.in_np_queue, p.appointment_type, held.on_hold_in_queue, ${tx.unsafe(RECORD_ACCESS)} as record_access,
      jsonb_build_object('assigned_pcr', held.assigned_pcr, 'assigned_np', held.assigned_np) as before,
      jsonb_build_object('assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np) as after`
}

/** A user’s patients by role, how many are on hold, and how many distinct ones. */
export async function countHeld(sql: Sql, user_id: number): Promise<ReleasePreview> {
  const [row] = await sql<ReleasePreview[]>`
    select count(*) filter (where assigned_pcr = ${user_id})::integer as pcr, count(*) filter (where assigned_np = ${user_id})::integer as np,
      count(*) filter (where assigned_np = ${user_id} and on_hold_in_queue)::integer as held, count(*)::integer as patients
    from patients where assigned_pcr = ${user_id} or assigned_np = ${user_id}`
  return row ?? { pcr: 0, np: 0, held: 0, patients: 0 }
}

export type NewUser = {
  email: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string
  sms: boolean
  notify: boolean
  queue_enabled: boolean
  licensed_provinces: ProvinceCode[]
  active: boolean
  created_at: string
}

/** Adds a user under the first free name of the list; null when the email is taken, races included. */
export async function insertUser(tx: Tx, user: NewUser, names: Iterable<string>): Promise<{ id: number; name: string } | null> {
  for (const name of names) {
    const [row] = await tx<
      { id: number; name: string }[]
    >`insert into users ${tx({ ...user, name })} on conflict do nothing returning id, name`
    if (row) return row
    const taken = await tx`select from users where lower(email) = lower(${user.email}) and deleted_at is null`
    if (taken.length > 0) return null
  }
  throw new Error('no free name')
}

export async function insertMemberships(tx: Tx, user_id: number, groups: readonly number[]): Promise<void> {
  await tx`insert into user_auth_groups (user_id, auth_group_id) select ${user_id}, unnest(${[...groups]}::integer[]) on conflict do nothing`
}

/** Whether an enabled user can administer. */
export async function hasAdministrator(sql: Sql | Tx): Promise<boolean> {
  const rows = await sql`
    select from users u join user_auth_groups m on m.user_id = u.id join auth_groups g on g.id = m.auth_group_id
    where u.active and u.deleted_at is null and u.password_hash <> '' and 'admin' = any(g.scopes) limit 1`
  return rows.length > 0
}

const ADMINISTRATOR_LOCK = 7_410_002

/**
 * Held until the transaction ends: changes that could remove the last administrator or add the first run one at a
 * time.
 */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${ADMINISTRATOR_LOCK})`
}
