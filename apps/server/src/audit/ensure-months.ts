import { later } from '../platform/clock.ts'
import type { Sql } from '../platform/database.ts'
import { ensureMonths as ensure } from './store.ts'

const DAYS_AHEAD = 40

/** Makes the audit log's partitions of this month and of the next; called at start and every night. `now`: ISO. */
export function ensureMonths(sql: Sql, now: string): Promise<void> {
  return ensure(sql, [now, later(now, DAYS_AHEAD * 86_400)])
}
