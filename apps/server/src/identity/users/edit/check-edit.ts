import type { Parsed } from '@clinic/contract/endpoint'
import type { GroupRef, updateUser } from '@clinic/contract/users'
import { readProvinces } from '@clinic/core/users/read-provinces'
import type { UserEdit } from '@clinic/core/users/user-edit'
import { CALL_NEEDS, userErrors } from '@clinic/core/users/user-fields'
import { Problem } from '../../../platform/http/problem.ts'
import { loadCommonPasswords } from '../../auth/credentials/load-common-passwords.ts'
import { hashPassword } from '../../auth/credentials/passwords.ts'
import type { StoredAccount } from '../directory/account-store.ts'

export type EditBody = Parsed<typeof updateUser>['body']
/** Validated fields and the hashed password. Groups are resolved only inside the transaction. */
export type CheckedEdit = {
  facts: UserEdit
  groups: readonly GroupRef[] | undefined
  password_hash: string | null
  was: Seen
  version: number | undefined
}
/** The fields as the editor loaded them. */
export type Seen = { facts: UserEdit; groups: readonly GroupRef[] | undefined }

/** A user without a group could open nothing, not even their profile (B-4). */
const NO_GROUP = 'Choose at least one role.'
export const NO_SUCH_PROVINCE = 'names a place that is no province or territory of Canada'

/** An empty password counts as absent. Refusal: `invalid-input` by field, in the specification’s words. */
export async function checkEdit(stored: StoredAccount, body: EditBody, composition: boolean): Promise<CheckedEdit> {
  const { email, first_name, last_name, phone, confirmPassword } = body
  const password = body.password === '' ? undefined : body.password
  const typed = { email, first_name, last_name, phone, password, ...(password !== undefined && { confirmPassword }) }
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  const known = [stored.email, stored.first_name, stored.last_name]
  const faults = userErrors(given, CALL_NEEDS, { known, composition, common: await loadCommonPasswords() })
  const provinces = body.licensed_provinces === undefined ? undefined : readProvinces(body.licensed_provinces)
  const groups = body.auth_groups ?? body._auth_group_ids
  const fields = {
    ...faults,
    ...(provinces === null && { licensed_provinces: NO_SUCH_PROVINCE }),
    ...(groups?.length === 0 && { auth_groups: NO_GROUP }),
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  const { sms, notify, active, enabled, queue_enabled, was = {}, version } = body
  return {
    facts: { email, first_name, last_name, phone, sms, notify, active, enabled, queue_enabled, licensed_provinces: provinces ?? undefined },
    groups,
    password_hash: password === undefined ? null : await hashPassword(password),
    was: seenOf(was),
    version,
  }
}

function seenOf({ licensed_provinces, auth_groups, ...was }: NonNullable<EditBody['was']>): Seen {
  const provinces = licensed_provinces === undefined ? undefined : (readProvinces(licensed_provinces) ?? undefined)
  return { facts: { ...was, licensed_provinces: provinces }, groups: auth_groups }
}
