import type { Profile } from '@clinic/contract/auth'
import { Problem } from '../platform/problem.ts'
import type { StaffContext } from './context.ts'
import { findOwnAccount } from './store.ts'

/** One's own account. Refusal: `current-user-not-found`. */
export async function readProfile({ sql, staff }: StaffContext): Promise<Profile> {
  const account = await findOwnAccount(sql, staff.id)
  if (!account) throw new Problem('current-user-not-found')
  const { password_hash: _, ...profile } = account
  return profile
}
