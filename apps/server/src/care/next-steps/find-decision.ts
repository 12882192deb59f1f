import type { LostPlans } from '@clinic/core/queues/lost-reason'
import type { Sql, Tx } from '../../platform/db/database.ts'

/** The decision of the last completed visit; null: it was completed without one. */
export async function findDecision(sql: Sql | Tx, patient_id: string): Promise<LostPlans['decision']> {
  const [row] = await sql<NonNullable<LostPlans['decision']>[]>`
    select d.kind, d.next_on from visit_decisions d join patients p on p.patient_id = d.patient_id and p.completed_appointment_at = d.decided_at
    where d.patient_id = ${patient_id} and d.undone_at is null`
  return row ?? null
}
