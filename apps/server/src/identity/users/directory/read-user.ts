import type { StaffUser } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { presentUser } from './present.ts'
import { findUsers } from './store.ts'
import { userId } from './user-id.ts'

/** A user with their groups (REQ-307, REQ-322). Refusal: `user-not-found`. */
export async function readUser({ sql }: Context, id: string): Promise<StaffUser> {
  const [user] = await findUsers(sql, userId(id))
  if (!user) throw new Problem('user-not-found')
  return presentUser(user)
}
