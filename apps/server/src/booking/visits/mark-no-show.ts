import type { Visit } from '@clinic/contract/booking/visits'
import { visitRefusal } from '@clinic/core/booking/visit-refusal'
import { Problem } from '../../platform/http/problem.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { changeVisit, type VisitContext } from './change-visit.ts'
import { momentOf } from './present-visit.ts'
import { updateVisit } from './visit-store.ts'

/**
 * Records that the patient did not come (F-9); an arrival noted by mistake is withdrawn. A second time changes
 * nothing. Refusals: those of `changeVisit` and `visitRefusal`.
 */
export function markNoShow(context: VisitContext, named: { patient_id: string; id: string }): Promise<Visit> {
  return changeVisit(context, named, async (tx, before, context) => {
    const { now, zone } = context
    const refusal = visitRefusal('no-show', before, momentOf(before, context))
    if (refusal) throw new Problem(refusal)
    if (before.no_show_at !== null) return { visit: before, applied: null }
    const visit = await updateVisit(tx, before.id, { state: 'lapsed', no_show_at: now, arrived_at: null })
    const changes = {
      no_show_at: { from: null, to: now },
      ...(before.arrived_at !== null && { arrived_at: { from: before.arrived_at, to: null } }),
    }
    return { visit, applied: describeAppointmentChange(visit, { action: 'Appointment No-Show', what: 'Did not come:', zone, changes }) }
  })
}
