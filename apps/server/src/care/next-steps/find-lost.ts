import type { LostReason } from '@clinic/contract/queues/today'
import type { Sql } from '../../platform/db/database.ts'

export type LostPatient = { patient_id: string; name: string; reason: LostReason }
type Moment = { now: string; today: string }

/** Patients for whom nothing would happen next, at most `limit`, and how many there are. */
export async function findLost(sql: Sql, { now, today }: Moment, limit: number): Promise<{ total: number; rows: LostPatient[] }> {
  const rows = await sql<(LostPatient & { total: number })[]>`
    select l.patient_id, trim(p.first_name || ' ' || p.last_name) as name, l.reason, (count(*) over ())::int as total
    from lost_patients_at(${now}, ${today}) l join patients p using (patient_id) order by l.patient_id limit ${limit}`
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}
