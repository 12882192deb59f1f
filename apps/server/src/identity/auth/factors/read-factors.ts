import { Problem } from '../../../platform/http/problem.ts'
import { userId } from '../../users/directory/user-id.ts'
import type { StaffContext } from '../access/context.ts'
import { findFactors } from './factor-store.ts'

/** A user’s second factors for administrators: kinds and counts only. Refusal: `user-not-found`. */
export async function readFactors({ sql }: StaffContext, id: string) {
  const state = await findFactors(sql, userId(id))
  if (!state) throw new Problem('user-not-found')
  const { needed, totp, passkeys, recovery_left } = state
  return { needed, totp, passkeys, recovery_left }
}
