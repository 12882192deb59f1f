import type { Today } from '@clinic/contract/queues/today'
import type { Sql } from '../../platform/db/database.ts'

const ROWS = 20

/** Drafts that their author has not signed yet, the oldest first. */
export async function findUnsigned(sql: Sql, author_id: number): Promise<NonNullable<Today['unsigned']>> {
  return await sql<NonNullable<Today['unsigned']>>`
    select n.patient_id, trim(p.first_name || ' ' || p.last_name) as name, n.started_at
    from visit_notes n join patients p using (patient_id)
    where n.author_id = ${author_id} and n.signed_at is null order by n.started_at, n.id limit ${ROWS}`
}
