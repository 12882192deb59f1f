import type { Sql, Tx } from '../../platform/db/database.ts'

/** Whether a call to the patient is planned and not yet due. */
export async function hasCallAhead(sql: Sql | Tx, patient_id: string, now: string): Promise<boolean> {
  const [row] = await sql<{ ahead: boolean }[]>`
    select exists (select from contact_attempts where patient_id = ${patient_id} and next_step = 'call' and closed_at is null
      and came_due_at is null and next_at > ${now}) as ahead`
  return row?.ahead === true
}
