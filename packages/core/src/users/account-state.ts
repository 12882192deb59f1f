import type { AccountState } from '@clinic/contract/users'
import { daysBetween } from '../shared/dates.ts'

/** An account unused for this long is stale: its owner may have left. */
export const STALE_DAYS = 90

/** `invited` while its owner has no password and it was never enabled. */
export function accountState({ active, has_password }: { active: boolean; has_password: boolean }): AccountState {
  if (active) return 'active'
  return has_password ? 'off' : 'invited'
}

/** Whether an enabled account has had no login for 90 days, or none since its creation. `now`: ISO, UTC. */
export function isStale(account: { active: boolean; last_login_at: string | null; created_at: string }, now: string): boolean {
  const used = account.last_login_at ?? account.created_at
  return account.active && daysBetween(used.slice(0, 10), now.slice(0, 10)) >= STALE_DAYS
}
