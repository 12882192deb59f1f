import { later } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { ensureMonths as ensure } from './store.ts'

/** Runs this many days apart cannot skip a whole month. */
const SHORTEST_MONTH = 28
const DAYS_AHEAD = 40
const DAY = 86_400

/** Creates the audit partitions of this month and the next; runs at startup and every night. `now`: ISO. */
export function ensureMonths(sql: Sql, now: string): Promise<void> {
  return ensure(sql, [now, later(now, SHORTEST_MONTH * DAY), later(now, DAYS_AHEAD * DAY)])
}
