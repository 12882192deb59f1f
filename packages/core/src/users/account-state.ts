import type { AccountState } from '@clinic/contract/users'
import { daysBetween } from '../shared/dates.ts'

/** An account that nobody has used for this long is called stale: its owner may have left. */
export const STALE_DAYS = 90

/** `invited` while its owner has no password yet and it has not been opened. */
export function accountState({ active, has_password }: { active: boolean; has_password: boolean }): AccountState {
  if (active) return 'active'
  return has_password ? 'off' : 'invited'
}

/** Whether an open account has not been logged in to for 90 days, counted from its making where nobody ever did. `now`: ISO, UTC. */
export function isStale(account: { active: boolean; last_login_at: string | null; created_at: string }, now: string): boolean {
  const used = account.last_login_at ?? account.created_at
  return account.active && daysBetween(used.slice(0, 10), now.slice(0, 10)) >= STALE_DAYS
}
