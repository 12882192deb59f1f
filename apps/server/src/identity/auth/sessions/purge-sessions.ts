import { later } from '../../../platform/clock.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { deleteOldDevices, deleteOldSessions, deleteOldThrottles } from '../credentials/store.ts'
import { DEVICE_DAYS } from '../credentials/trust-device.ts'

const KEEP_SESSIONS_DAYS = 30
const KEEP_THROTTLES_DAYS = 2
const DAY_SECONDS = 86_400

/**
 * Deletes logins and unused browsers after a month and counters after days, a thousand at a time. None of them is of
 * use any longer.
 */
export async function purgeSessions(sql: Sql, now: string): Promise<void> {
  await deleteOldSessions(sql, later(now, -KEEP_SESSIONS_DAYS * DAY_SECONDS))
  await deleteOldDevices(sql, later(now, -DEVICE_DAYS * DAY_SECONDS))
  await deleteOldThrottles(sql, later(now, -KEEP_THROTTLES_DAYS * DAY_SECONDS))
}
