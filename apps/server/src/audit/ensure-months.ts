import { later } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { ensureMonths as ensure } from './store.ts'

/** The shortest month: no month lies between two looks that are so far apart. */
const SHORTEST_MONTH = 28
const DAYS_AHEAD = 40
const DAY = 86_400

/** Makes the audit log's partitions of this month and of the next; called at start and every night. `now`: ISO. */
export function ensureMonths(sql: Sql, now: string): Promise<void> {
  return ensure(sql, [now, later(now, SHORTEST_MONTH * DAY), later(now, DAYS_AHEAD * DAY)])
}
