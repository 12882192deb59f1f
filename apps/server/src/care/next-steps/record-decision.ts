import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { nextStepOn } from '@clinic/core/queues/complete-appointment'
import type { Tx } from '../../platform/db/database.ts'

/** `decided_at`: when the visit was completed. */
export type DecisionRow = {
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
export async function recordDecision(tx: Tx, { reason, ...row }: DecisionRow): Promise<void> {
  await tx`insert into visit_decisions ${tx({ ...row, reason: tx.types.sealed(reason) } as never)}`
}

type Completed = Pick<DecisionRow, 'patient_id' | 'user_id' | 'decided_at'> & { today: string }

/** `today`: the clinic’s day of the visit. */
export function decisionRow(decided: VisitDecision, { today, ...completed }: Completed): DecisionRow {
  const { kind, reason } = decided
  return {
    ...{ ...completed, kind, reason, grams_per_day: null, months: null, next_on: nextStepOn(decided, today) },
    ...('months' in decided && { grams_per_day: decided.grams_per_day, months: decided.months }),
  }
}
