import { TODAY_ROWS, type TodayUndecided, UNDECIDED_DAYS } from '@clinic/contract/queues/today'
import { type Connected, canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { CONNECTED } from '../patients/access/record-access.ts'

const DAY_SECONDS = 86_400

type Undecided = TodayUndecided['rows'][number] & { patient: Connected }

/** Visits that were completed without a decision (F-8), the newest first; by name where the caller may open the record (F-1). */
export async function listUndecided({ sql, staff, now }: StaffContext): Promise<TodayUndecided> {
  const found = await findUndecided(sql, now)
  const rows = found.filter(({ patient }) => canSee(staff, patient)).slice(0, TODAY_ROWS)
  return { total: found.length, rows: rows.map(({ patient: _, ...row }) => row) }
}

/** Visits of the last days without a decision, as the specified call leaves them. */
export function findUndecided(sql: Sql, now: string): Promise<Undecided[]> {
  return sql<Undecided[]>`
    select e.patient_id, trim(p.first_name || ' ' || p.last_name) as name, u.name as "user", ${sql.unsafe(CONNECTED)} as patient
    from encounters e join patients p using (patient_id) join users u on u.id = e.user_id
    where e.completed_at > ${later(now, -UNDECIDED_DAYS * DAY_SECONDS)} and e.undone_at is null
      and not exists (select from visit_decisions d where d.patient_id = e.patient_id and d.decided_at = e.completed_at and d.undone_at is null)
    order by e.completed_at desc, e.id desc`
}
