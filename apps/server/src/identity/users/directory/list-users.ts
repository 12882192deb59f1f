import type { StaffUser } from '@clinic/contract/users'
import type { Context } from '../../../platform/db/change.ts'
import { presentUser } from './present.ts'
import { findUsers } from './store.ts'

/** Users with enabled accounts, by name (REQ-300, REQ-321). */
export async function listUsers({ sql }: Context): Promise<StaffUser[]> {
  return (await findUsers(sql)).map(presentUser)
}
