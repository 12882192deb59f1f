import type { Sql, Tx } from '../../platform/db/database.ts'

/** Whether a booked visit is not over yet. */
export async function hasVisitAhead(sql: Sql | Tx, patient_id: string, now: string): Promise<boolean> {
  const [row] = await sql<{ ahead: boolean }[]>`
    select exists (select from appointments where patient_id = ${patient_id} and state = 'booked' and ends_at > ${now}) as ahead`
  return row?.ahead === true
}
