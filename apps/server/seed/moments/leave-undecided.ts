import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import { findUndecided } from '../../src/care/next-steps/find-undecided.ts'
import { completeAppointment } from '../../src/care/queues/complete-appointment.ts'
import { later } from '../../src/platform/clock.ts'
import { ifAllowed } from './if-allowed.ts'
import type { Stage } from './stage.ts'

const WANTED = 3
/** Seconds between taking a patient and the end of the visit. */
const VISIT = 1500

type Held = { patient_id: string; assigned_np: number; assigned_np_at: string }

/** Visits that another program completed without a decision, until managers see three of the last week (F-8, F-23). Returns how many. */
export async function leaveUndecided(stage: Stage): Promise<number> {
  const { sql, now } = stage
  let missing = WANTED - (await findUndecided(sql, now)).length
  let completed = 0
  for (const { patient_id, assigned_np, assigned_np_at } of missing > 0 ? await findHeld(stage) : []) {
    const np = stage.staff.find(({ id }) => id === assigned_np)
    const at = np ? stage.atWork(np, later(assigned_np_at, VISIT)) : null
    if (missing <= 0 || !np || at === null) continue
    if (!(await ifAllowed(() => completeAppointment(stage.as(np, at), patient_id)))) continue
    missing -= 1
    completed += 1
  }
  return completed
}

/** Patients whom practitioners have, held the longest first; of each practitioner one. Those whose hands are full stay so: that is shown too. */
function findHeld({ sql }: Stage): Promise<Held[]> {
  return sql<Held[]>`
    select patient_id, assigned_np, assigned_np_at from (
      select distinct on (p.assigned_np) p.patient_id, p.assigned_np, p.assigned_np_at from patients p
      where p.in_np_queue and not p.in_pcr_queue and not p.on_hold_in_queue and p.patient_active and p.eligible is not false
        and p.urgent_reason = '' and p.np_review_due_on is null and p.assigned_np is not null
        and (select count(*) from patients o where o.assigned_np = p.assigned_np and o.in_np_queue and not o.on_hold_in_queue) < ${NP_ACTIVE_LIMIT}
        and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked')
      order by p.assigned_np, p.assigned_np_at, p.patient_id) first
    order by assigned_np_at, patient_id`
}
