import type { AdminUser, GroupRef } from '@clinic/contract/users'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { readAccount } from '../directory/read-account.ts'
import { updateUser } from '../edit/update-user.ts'

export type GroupAddition = { id: string; auth_group_id?: GroupRef | undefined; groups?: readonly GroupRef[] | undefined }

/**
 * `groups` replaces all; `auth_group_id` adds one (REQ-312, B-7). Refusals: as `updateUser`; `invalid-input` when
 * neither is given.
 */
export async function addToGroups(
  context: StaffContext,
  { id, auth_group_id, groups }: GroupAddition,
): Promise<{ user: AdminUser; message: string }> {
  if (auth_group_id === undefined && groups === undefined)
    throw new Problem('invalid-input', { fields: { groups: 'is needed, or auth_group_id' } })
  const kept = groups ?? (await readAccount(context, id)).auth_groups
  const wanted = auth_group_id === undefined ? kept : [...kept, auth_group_id]
  const { user, message } = await updateUser(context, { id, body: { auth_groups: [...wanted] }, session: null })
  return { user, message }
}
