import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn } from '../platform/clock.ts'
import type { Context } from '../platform/db/change.ts'
import { collectEvents } from './store.ts'

const BATCH = 20_000
/** Before this no clock is asked: nothing was counted then. */
const FIRST_DAY = '2000-01-01'

/**
 * Adds everything that happened to the daily counts, in batches; answers how many events there were. What it has not reached yet is counted
 * from the events themselves, so nothing depends on when it runs.
 */
export async function collectMetrics({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const clock = clockShifts(zone, FIRST_DAY, addDays(dayIn(zone, now), 366))
  for (let all = 0; ; ) {
    const some = await collectEvents(sql, BATCH, clock)
    all += some
    if (some < BATCH) return all
  }
}
