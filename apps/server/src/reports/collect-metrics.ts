import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn } from '../platform/clock.ts'
import type { Context } from '../platform/db/change.ts'
import { collectEvents } from './store.ts'

const BATCH = 20_000
/** Earlier days are never looked up: nothing was counted then. */
const FIRST_DAY = '2000-01-01'

/**
 * Adds new events to the daily counts in batches; returns their number. Reports count the remaining events directly,
 * so nothing depends on when this runs.
 */
export async function collectMetrics({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const clock = clockShifts(zone, FIRST_DAY, addDays(dayIn(zone, now), 366))
  for (let all = 0; ; ) {
    const some = await collectEvents(sql, BATCH, clock)
    all += some
    if (some < BATCH) return all
  }
}
