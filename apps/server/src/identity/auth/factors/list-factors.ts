import type { FactorList } from '@clinic/contract/auth/second-factors'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { findFactors, listPasskeys } from './factor-store.ts'

/** One’s own second factors, without secrets. `passkeys_possible`: whether browsers support passkeys at this origin. */
export async function listFactors(
  { sql, staff }: StaffContext,
  { passkeys_possible }: Pick<FactorList, 'passkeys_possible'>,
): Promise<FactorList> {
  const [state, passkeys] = await Promise.all([findFactors(sql, staff.id), listPasskeys(sql, staff.id)])
  if (!state) throw new Problem('current-user-not-found')
  const { email, needed, totp_added_at, recovery_left } = state
  const totp = totp_added_at === null ? null : { added_at: totp_added_at }
  return { email, needed, passkeys_possible, totp, passkeys, recovery_left }
}
