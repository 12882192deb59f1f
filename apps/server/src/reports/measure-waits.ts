import { expectedWait, type Wait } from '@clinic/core/queues/expected-wait'
import { addDays } from '@clinic/core/shared/dates'
import { dayIn, later } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { findWaited } from './overview-store.ts'

type Waits = { pcr: Wait | null; np: Wait | null }
type At = { sql: Sql; now: string; zone: string }

const DAYS = 14
const GOOD_FOR_SECONDS = 300
const kept = new WeakMap<Sql, { until: string; waits: Promise<Waits> }>()

/**
 * Queue waits of the last two weeks, up to today’s collected counts: until a PCR sent the patient on, until the
 * appointment was completed. Needed for every chat turn, so cached for five minutes.
 */
export function measureWaits({ sql, now, zone }: At): Promise<Waits> {
  const found = kept.get(sql)
  if (found && found.until > now) return found.waits
  const waits = measure({ sql, now, zone })
  kept.set(sql, { until: later(now, GOOD_FOR_SECONDS), waits })
  // Do not cache a failure.
  waits.catch(() => kept.delete(sql))
  return waits
}

async function measure({ sql, now, zone }: At): Promise<Waits> {
  const rows = await findWaited(sql, addDays(dayIn(zone, now), -DAYS))
  const of = (queue: 'pcr' | 'np') => expectedWait(rows.filter((row) => row.queue === queue))
  return { pcr: of('pcr'), np: of('np') }
}
