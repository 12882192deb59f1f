import type { Profile } from '@clinic/contract/auth'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { findOwnAccount } from '../credentials/store.ts'

/** Refusal: `current-user-not-found`. */
export async function readProfile({ sql, staff }: StaffContext): Promise<Profile> {
  const account = await findOwnAccount(sql, staff.id)
  if (!account) throw new Problem('current-user-not-found')
  const { password_hash: _, ...profile } = account
  return profile
}
