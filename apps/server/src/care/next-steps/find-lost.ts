import { ABANDONED_DAYS, type LostReason, TODAY_ROWS, type TodayLost } from '@clinic/contract/queues/today'
import { type Connected, canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { CONNECTED } from '../patients/access/record-access.ts'

const DAY = 86_400
/** A clinic with more of them has another problem. */
const MOST_READ = 500

export type LostPatient = { patient_id: string; name: string; reason: LostReason }
type Moment = { now: string; today: string }

/** Patients for whom nothing would happen next, at most `limit`, and how many there are. */
export async function findLost(sql: Sql, { now, today }: Moment, limit: number): Promise<{ total: number; rows: LostPatient[] }> {
  const rows = await sql<(LostPatient & { total: number })[]>`
    select l.patient_id, trim(p.first_name || ' ' || p.last_name) as name, l.reason, (count(*) over ())::int as total
    from lost_patients_at(${now}, ${today}) l join patients p using (patient_id) order by l.patient_id limit ${limit}`
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

/** Patients for whom nothing would happen next, by name where the caller may open the record (F-1). */
export async function listLost({ sql, staff, now }: StaffContext, today: string): Promise<TodayLost> {
  const rows = await sql<(LostPatient & { total: number; patient: Connected })[]>`
    select l.patient_id, trim(p.first_name || ' ' || p.last_name) as name, l.reason, (count(*) over ())::int as total,
      ${sql.unsafe(CONNECTED)} as patient
    from lost_patients_at(${now}, ${today}) l join patients p using (patient_id) order by l.patient_id limit ${MOST_READ}`
  const seen = rows.filter(({ patient }) => canSee(staff, patient)).slice(0, TODAY_ROWS)
  const [ended] = await sql<{ count: number }[]>`
    select count(*)::int as count from patients where abandoned_at > ${later(now, -ABANDONED_DAYS * DAY)}`
  return { total: rows[0]?.total ?? 0, rows: seen.map(({ total: _, patient: __, ...row }) => row), abandoned: ended?.count ?? 0 }
}
