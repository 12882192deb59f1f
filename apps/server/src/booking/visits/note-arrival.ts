import type { Visit } from '@clinic/contract/booking/visits'
import { visitRefusal } from '@clinic/core/booking/visit-refusal'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isConflict } from '../appointments/appointment-store.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { changeVisit, type VisitContext } from './change-visit.ts'
import { momentOf } from './present-visit.ts'
import { type StoredVisit, updateVisit } from './visit-store.ts'

/**
 * Records that the patient has arrived (F-9); a no-show noted by mistake is withdrawn. A second time changes nothing.
 * Refusals: those of `changeVisit` and `visitRefusal`, `visit-booked` when another visit took its place.
 */
export function noteArrival(context: VisitContext, named: { patient_id: string; id: string }): Promise<Visit> {
  return changeVisit(context, named, async (tx, before, context) => {
    const { now, zone } = context
    const refusal = visitRefusal('arrive', before, momentOf(before, context))
    if (refusal) throw new Problem(refusal)
    if (before.arrived_at !== null) return { visit: before, applied: null }
    const visit = await arrive(tx, before, now)
    const changes = {
      arrived_at: { from: null, to: now },
      ...(before.no_show_at !== null && { no_show_at: { from: before.no_show_at, to: null } }),
    }
    return { visit, applied: describeAppointmentChange(visit, { action: 'Appointment Arrival', what: 'Arrived for', zone, changes }) }
  })
}

async function arrive(tx: Tx, { id }: StoredVisit, now: string): Promise<StoredVisit> {
  try {
    return await updateVisit(tx, id, { state: 'booked', arrived_at: now, no_show_at: null })
  } catch (error) {
    if (isConflict(error)) throw new Problem('visit-booked')
    throw error
  }
}
