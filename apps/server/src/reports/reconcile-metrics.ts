import { addDays, addMonths } from '@clinic/core/shared/dates'
import { clockHours, clockShifts, dayIn } from '../platform/clock.ts'
import { type Context, change } from '../platform/db/change.ts'
import { findCountedMonths, insertCheck, repairDays, repairRenewalCompletions } from './store.ts'

export type Verified = { differences: number; days: string[] }

/**
 * Recounts every day from the rows and compares (nightly). A difference is reported in the log, the audit log and on
 * the page, and corrected. Month by month, to keep statements short.
 */
export async function reconcileMetrics(context: Pick<Context, 'sql' | 'now' | 'zone'>, log: (line: string) => void): Promise<Verified> {
  const { sql, zone } = context
  const found: { day: string; metric: string; differences: number }[] = []
  for (const first of await findCountedMonths(sql)) {
    const last = addDays(addMonths(first, 1), -1)
    const clock = clockShifts(zone, addDays(first, -1), addDays(last, 1))
    found.push(...(await repairDays(sql, clockHours(zone, first, last), clock)))
  }
  for (const day of await repairRenewalCompletions(sql)) found.push({ day, metric: 'renewalMissed', differences: 1 })
  const differences = found.reduce((sum, one) => sum + one.differences, 0)
  const days = [...new Set(found.map(({ day }) => day))].sort()
  await keep(context, { differences, days, metrics: [...new Set(found.map(({ metric }) => metric))] })
  if (differences > 0)
    log(`The daily figures differed from the rows on ${days.length} days and were corrected: ${days.slice(0, 10).join(', ')}`)
  return { differences, days }
}

async function keep(context: Pick<Context, 'sql' | 'now' | 'zone'>, { differences, days, metrics }: Verified & { metrics: string[] }) {
  const { now, zone } = context
  const check = { checked_at: now, zone, last_day: dayIn(zone, now), differences, days }
  if (differences === 0) return insertCheck(context.sql, check)
  await change({ ...context, actor: { kind: 'nobody', name: 'Nightly recount' }, address: '' }, async (tx) => {
    await insertCheck(tx, check)
    return {
      result: undefined,
      audit: {
        action: 'Figures Differ',
        description: differed(days),
        entity: { kind: 'list', id: 'figures' },
        additionalInfo: JSON.stringify({ differences, days: days.slice(0, 100), metrics }),
      },
    }
  })
}

function differed(days: readonly string[]): string {
  return `The daily figures differed from the rows on ${days.length} day${days.length === 1 ? '' : 's'} and were mended`
}
