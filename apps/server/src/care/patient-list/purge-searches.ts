import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { forgetSearches } from './store.ts'

const RETENTION_SECONDS = 24 * 3600

/** Deletes records of audited searches once no one can still be typing in them. */
export function purgeSearches(sql: Sql, now: string): Promise<void> {
  return forgetSearches(sql, later(now, -RETENTION_SECONDS))
}
