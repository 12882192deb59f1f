import type { Visit } from '@clinic/contract/booking/visits'
import { visitRefusal } from '@clinic/core/booking/visit-refusal'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isConflict } from '../appointments/appointment-store.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { changeVisit, type VisitContext } from './change-visit.ts'
import { checkTime, isSamePlace, type VisitPlace } from './check-time.ts'
import { momentOf } from './present-visit.ts'
import { type StoredVisit, updateVisit, type VisitChange } from './visit-store.ts'

type Order = VisitPlace & { patient_id: string; id: string }

/**
 * Moves a visit to another time, practitioner or place (F-9); its link and calendar entry stay. What it has already
 * changes nothing. Refusals: those of `changeVisit`, `visitRefusal` and `checkTime`.
 */
export function moveVisit(context: VisitContext, { patient_id, id, ...place }: Order): Promise<Visit> {
  return changeVisit(context, { patient_id, id }, async (tx, before, context) => {
    const { now, zone } = context
    const refusal = visitRefusal('move', before, momentOf(before, context))
    if (refusal) throw new Problem(refusal)
    if (isSamePlace(before, place)) return { visit: before, applied: null }
    const fields = await checkTime(tx, { ...place, patient_id }, context)
    const visit = await take(tx, before, { ...fields, arrived_at: null })
    await planAppointmentEmails(tx, visit, { event: 'moved', now })
    const changes = {
      ...(before.starts_at !== visit.starts_at && { starts_at: { from: before.starts_at, to: visit.starts_at } }),
      ...(before.name !== visit.name && { np: { from: before.name, to: visit.name } }),
      ...(before.visit_province !== visit.visit_province && { visit_province: { from: before.visit_province, to: visit.visit_province } }),
      ...(before.way !== visit.way && { way: { from: before.way, to: visit.way } }),
    }
    return { visit, applied: describeAppointmentChange(visit, { action: 'Appointment Rescheduled', what: 'Moved to', zone, changes }) }
  })
}

async function take(tx: Tx, { id, sequence }: StoredVisit, fields: VisitChange): Promise<StoredVisit> {
  try {
    return await updateVisit(tx, id, { ...fields, sequence: sequence + 1 })
  } catch (error) {
    if (isConflict(error)) throw new Problem('slot-taken')
    throw error
  }
}
