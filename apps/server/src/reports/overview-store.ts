import type { OverviewDay } from '@clinic/contract/reports'
import type { Sql, TransactionSql } from '../platform/db/database.ts'
import type { Range } from './resolve-range.ts'
import { figures, inDays } from './store.ts'

const COUNTED = ['newPatients', 'renewPatients', 'queueEntered', 'detailsConfirmed'] as const
export type CountedDay = Pick<OverviewDay, 'day' | (typeof COUNTED)[number]>

/** Counts per day of a range, from the daily counts plus events not yet collected; days without events are omitted. */
export function findDays(sql: TransactionSql, { first, last, starts, seconds }: Range): Promise<CountedDay[]> {
  const of = (metric: (typeof COUNTED)[number]) => sql`coalesce(sum(f.count) filter (where f.metric = ${metric}), 0)::int`
  return sql<CountedDay[]>`
    select f.day, ${of('newPatients')} as "newPatients", ${of('renewPatients')} as "renewPatients", ${of('queueEntered')} as "queueEntered",
      ${of('detailsConfirmed')} as "detailsConfirmed"
    from ${figures(sql, { ...inDays(first, last), starts, seconds })} where f.dimension = 'all' and f.metric = any(${[...COUNTED]}) group by 1`
}

/** Completed appointments between two instants, undone ones aside. */
export async function countSeen(sql: TransactionSql, { from, until }: { from: string; until: string }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from encounters where completed_at >= ${from} and completed_at < ${until} and undone_at is null`
  return row?.count ?? 0
}

export async function countRenewals(sql: TransactionSql, { first, last, starts, seconds }: Range): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(f.count), 0)::int as count
    from ${figures(sql, { ...inDays(first, last), starts, seconds })} where f.dimension = 'all' and f.metric = 'renewals'`
  return row?.count ?? 0
}

/** Waits in each queue that ended since a day, by whole minutes. */
export function findWaited(sql: Sql, since: string) {
  return sql<{ queue: 'pcr' | 'np'; minutes: number; count: number }[]>`
    select case metric when 'sentToNp' then 'pcr' else 'np' end as queue, key::int as minutes, sum(count)::int as count from figure_counts
    where span = 'day' and dimension = 'minutes' and day >= ${since} and metric in ('sentToNp', 'newPatients', 'renewPatients') group by 1, 2
    having sum(count) > 0`
}
