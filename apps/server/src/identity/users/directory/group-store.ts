import { BUILT_IN_GROUPS, DEFAULT_GROUP, type GroupFields, type GroupRef } from '@clinic/contract/users'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import type { StoredGroup } from './store.ts'

export type StoredGroupDetails = StoredGroup & { pcr_capable: boolean; np_capable: boolean; needs_strong_factor: boolean; members: number }

/** Groups by id with their number of members, deleted accounts aside: all, or the one with that id. */
export function findGroups(sql: Sql | Tx, id: number | null = null): Promise<StoredGroupDetails[]> {
  return sql<StoredGroupDetails[]>`
    select g.id, g.name, g.description, g.scopes, g.pcr_capable, g.np_capable, g.needs_strong_factor,
      (select count(*)::integer from user_auth_groups m join users u on u.id = m.user_id
        where m.auth_group_id = g.id and u.deleted_at is null) as members
    from auth_groups g where ${id}::integer is null or g.id = ${id}::integer order by g.id`
}

/** The ids of groups given by id, by name, or as read; null when one is missing. */
export async function resolveGroups(tx: Sql | Tx, said: readonly GroupRef[]): Promise<number[] | null> {
  const refs = said.map((one) => (typeof one === 'object' ? one.id : one))
  const groups = await tx<{ id: number; name: string }[]>`select id, name from auth_groups for share`
  const ids = refs.map((ref) => groups.find(({ id, name }) => ref === id || ref === name || ref === String(id))?.id)
  return ids.every((id) => id !== undefined) ? [...new Set(ids)] : null
}

/** The default group of new staff: the one described as "User" (REQ-254), or the group that was so originally. */
export async function findDefaultGroup(tx: Tx): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    select id from auth_groups where description = ${DEFAULT_GROUP} or id = ${BUILT_IN_GROUPS[1] ?? 2} order by description = ${DEFAULT_GROUP} desc, id limit 1`
  if (!row) throw new Error('no group for new staff')
  return row.id
}

/** Null when the name is taken. */
export async function insertGroup(tx: Tx, group: GroupFields & { name: string }): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`insert into auth_groups ${tx(group)} on conflict (name) do nothing returning id`
  return row?.id ?? null
}

export async function lockGroup(tx: Tx, id: number): Promise<StoredGroupDetails | null> {
  await tx`select from auth_groups where id = ${id} for update`
  const [group] = await findGroups(tx, id)
  return group ?? null
}

export async function updateGroupFields(tx: Tx, id: number, fields: GroupFields): Promise<void> {
  await tx`update auth_groups set ${tx(fields)} where id = ${id}`
}

/** Deleted accounts leave the group first. */
export async function removeGroup(tx: Tx, id: number): Promise<void> {
  await tx`delete from user_auth_groups m using users u where u.id = m.user_id and u.deleted_at is not null and m.auth_group_id = ${id}`
  await tx`delete from auth_groups where id = ${id}`
}

export type Incapable = { id: number; name: string; pcr: boolean; np: boolean }

/** Locks members of a group who have patients in a role that none of their groups allows any longer. */
export async function lockIncapable(tx: Tx, group_id: number): Promise<Incapable[]> {
  await tx`
    select from users where id in (select user_id from user_auth_groups where auth_group_id = ${group_id}) order by id for no key update`
  return tx<Incapable[]>`
    select * from (
      select u.id, u.name,
        exists (select from patients p where p.assigned_pcr = u.id) and not exists (
          select from user_auth_groups o join auth_groups g on g.id = o.auth_group_id where o.user_id = u.id and g.pcr_capable) as pcr,
        exists (select from patients p where p.assigned_np = u.id) and not exists (
          select from user_auth_groups o join auth_groups g on g.id = o.auth_group_id where o.user_id = u.id and g.np_capable) as np
      from user_auth_groups m join users u on u.id = m.user_id where m.auth_group_id = ${group_id}
    ) member where pcr or np order by id`
}
