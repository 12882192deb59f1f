import { TODAY_ROWS, type TodayUndecided, UNDECIDED_DAYS } from '@clinic/contract/queues/today'
import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'

const DAY_SECONDS = 86_400

/** Visits that were completed without a decision (F-8), as the specified call does; the newest first. */
export async function findUndecided(sql: Sql, now: string): Promise<TodayUndecided> {
  const rows = await sql<(TodayUndecided['rows'][number] & { total: number })[]>`
    select e.patient_id, trim(p.first_name || ' ' || p.last_name) as name, u.name as "user", (count(*) over ())::int as total
    from encounters e join patients p using (patient_id) join users u on u.id = e.user_id
    where e.completed_at > ${later(now, -UNDECIDED_DAYS * DAY_SECONDS)} and e.undone_at is null
      and not exists (select from visit_decisions d where d.patient_id = e.patient_id and d.decided_at = e.completed_at and d.undone_at is null)
    order by e.completed_at desc, e.id limit ${TODAY_ROWS}`
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}
