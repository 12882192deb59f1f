import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Licence } from '@clinic/contract/users/licences'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export type StoredLicence = Omit<Licence, 'standing'>

/** The licences of a user, by province. */
export function findLicences(sql: Sql | Tx, user_id: number): Promise<StoredLicence[]> {
  return sql<StoredLicence[]>`
    select province, college, number, valid_from, valid_to, suspended_on, restrictions, notice_on, notice_retracted_on, checked_on, version
    from licences where user_id = ${user_id} order by province`
}

/** Writes if `version` is the stored one, or 0 for a province without a licence. False: it is not. */
export async function writeLicence(tx: Tx, user_id: number, { version, ...licence }: StoredLicence): Promise<boolean> {
  const fields = { user_id, ...licence }
  const { count } =
    version === 0
      ? await tx`insert into licences ${tx(fields)} on conflict do nothing`
      : await tx`
          update licences set ${tx(licence)}, version = version + 1
          where user_id = ${user_id} and province = ${licence.province} and version = ${version}`
  return count === 1
}

/** Whether the account exists; it cannot be closed before the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<{ name: string } | undefined> {
  const [account] = await tx<{ name: string }[]>`select name from users where id = ${id} and deleted_at is null for share`
  return account
}

export type LicencePlace = { user_id: number; name: string; province: ProvinceCode; licence: StoredLicence | null }

/** Every province in which an active NP sees patients, with the licence on file there. */
export function findLicencePlaces(sql: Sql): Promise<LicencePlace[]> {
  return sql<LicencePlace[]>`
    select u.id as user_id, u.name, place.province, to_jsonb(l) - 'user_id' as licence
    from users u cross join lateral unnest(u.licensed_provinces) as place (province)
    left join licences l on l.user_id = u.id and l.province = place.province
    where u.active and u.deleted_at is null
      and exists (select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and g.np_capable)
    order by u.last_name, u.first_name, u.id, place.province`
}
