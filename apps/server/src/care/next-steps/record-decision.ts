import type { DecisionKind } from '@clinic/contract/vocabulary'
import type { Tx } from '../../platform/db/database.ts'

/** `decided_at`: when the visit was completed. */
type NewDecision = {
  patient_id: string
  decided_at: string
  user_id: number
  kind: DecisionKind
  grams_per_day: number | null
  months: number | null
  next_on: string | null
  reason: string
}

/** Stores what was decided when a visit was completed (F-8). */
export async function recordDecision(tx: Tx, { reason, ...row }: NewDecision): Promise<void> {
  await tx`insert into visit_decisions ${tx({ ...row, reason: tx.types.sealed(reason) } as never)}`
}
