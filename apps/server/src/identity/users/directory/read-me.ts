import type { CurrentUser } from '@clinic/contract/users'
import type { Sql } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { presentUser, scopesOf } from './present.ts'
import { countAssigned, findUsers } from './store.ts'

/** A user as they see themselves (REQ-085, REQ-101). Refusal: `current-user-not-found`. */
export async function readMe(sql: Sql, id: number): Promise<CurrentUser> {
  const [[user], number_of_assigned_patients] = await Promise.all([findUsers(sql, id), countAssigned(sql, id)])
  if (!user) throw new Problem('current-user-not-found')
  return { ...presentUser(user), email: user.email, scopes: scopesOf(user.groups), number_of_assigned_patients }
}
