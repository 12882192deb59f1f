import type { LostPlans } from '@clinic/core/queues/lost-reason'
import { dayIn } from '../../platform/clock.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findDecision } from './find-decision.ts'
import { findMissedVisit } from './find-missed-visit.ts'
import { hasCallAhead } from './has-call-ahead.ts'
import { hasVisitAhead } from './has-visit-ahead.ts'

/** What is planned for a patient, beside the queues (F-3). */
export async function readPlans(sql: Sql | Tx, patient_id: string, { now, zone }: { now: string; zone: string }): Promise<LostPlans> {
  const visitAhead = await hasVisitAhead(sql, patient_id, now)
  const callAhead = await hasCallAhead(sql, patient_id, now)
  const missedVisit = await findMissedVisit(sql, patient_id, now)
  return { visitAhead, callAhead, decision: await findDecision(sql, patient_id), missedVisit, today: dayIn(zone, now) }
}
