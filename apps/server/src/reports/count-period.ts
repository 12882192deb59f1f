import type { Statistic } from '@clinic/contract/reports'
import { type Period, peopleIn, peopleOf } from '@clinic/core/reports/arrange-metrics'
import type { Sql, TransactionSql } from '../platform/db/database.ts'
import { countCallers } from './count-callers.ts'
import { countFunnel } from './funnel-store.ts'
import type { Range } from './resolve-range.ts'
import { asOfOneMoment, countFallbacks, countUnfinished, findCounted, findNames } from './store.ts'

/** Everything known of a range of days, from one snapshot. */
export async function countPeriod(tx: TransactionSql, range: Range): Promise<Period> {
  const [counted, unfinished, missed, callers, funnel] = await Promise.all([
    findCounted(tx, range),
    countUnfinished(tx, range),
    countFallbacks(tx, range),
    countCallers(tx, range),
    countFunnel(tx, range),
  ])
  return { startDate: range.first, endDate: range.last, counted, unfinished, missed, callers, funnel }
}

/** Statistics of a range by user (REQ-658). */
export function countPeople(sql: Sql, range: Range): Promise<Statistic[]> {
  return asOfOneMoment(sql, async (tx) => {
    const period = await countPeriod(tx, range)
    return peopleOf(period, await findNames(tx, peopleIn([period])))
  })
}
