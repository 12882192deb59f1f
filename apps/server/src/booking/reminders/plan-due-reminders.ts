import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { PLANNED_KINDS, planReminders } from '@clinic/core/booking/plan-reminders'
import { afterQuietHours } from '@clinic/core/booking/quiet-hours'
import { mainTimeZone } from '@clinic/core/reference-data/provinces'
import { dayIn, dayRange, later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { clockUntil } from '../emails/plan-appointment-emails.ts'
import { findPlannedDay, insertReminders, type ReminderPage, savePlannedDay } from './reminder-store.ts'

/** `zone`: the clinic’s. `size`: patients per statement. */
export type Planning = { sql: Sql; now: string; zone: string; size?: number }

const PAGE = 500
const DAY = 86_400

/**
 * Plans today’s reminders once per clinic day: one renewal date at a time, in pages along its index, so that a
 * million patients are never read at once (E-7). Catches up on missed days; an interrupted run resumes without
 * duplicates. Returns whether it planned.
 */
export async function planDueReminders({ sql, now, zone, size = PAGE }: Planning): Promise<boolean> {
  const today = dayIn(zone, now)
  if ((await findPlannedDay(sql)) === today) return false
  const mail_at = wakingMoments(now, zone)
  for (const kind of PLANNED_KINDS) {
    for (const day of planReminders(kind, today)) {
      const bounds = dayRange(zone, day.due_on, day.due_on)
      if (!(await planDay(sql, { kind, day, bounds, mail_at, size }))) return false
    }
  }
  await savePlannedDay(sql, today)
  return true
}

/** False when another process is planning. */
async function planDay(sql: Sql, page: Omit<ReminderPage, 'after'>): Promise<boolean> {
  for (let after: string | null = ''; after !== null; ) {
    const done: Awaited<ReturnType<typeof insertReminders>> = await insertReminders(sql, { ...page, after })
    if (done === 'busy') return false
    after = done.last
  }
  return true
}

/** When patients may be emailed, by the time zone of their province; the empty key uses the clinic’s. */
export function wakingMoments(now: string, zone: string): Record<string, string> {
  const zones = [...PROVINCE_CODES.map((code) => [code, mainTimeZone(code)] as const), ['', zone] as const]
  return Object.fromEntries(zones.map(([province, at]) => [province, afterQuietHours(now, clockUntil(at, now, later(now, DAY)))]))
}
