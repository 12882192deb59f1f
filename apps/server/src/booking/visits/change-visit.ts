import type { Visit } from '@clinic/contract/booking/visits'
import { canSee } from '@clinic/core/queues/can-see'
import { keepInLine } from '../../care/next-steps/keep-in-line.ts'
import { patientNotice } from '../../care/patients/patient-notice.ts'
import { readPatient } from '../../care/patients/read-patient.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, type Inside, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockForBooking } from '../appointments/appointment-store.ts'
import type { Applied } from '../appointments/describe-appointment-change.ts'
import { changed } from '../magic-links/change-by-link.ts'
import { presentVisit } from './present-visit.ts'
import { lockVisit, type StoredVisit } from './visit-store.ts'

/** `secret`: signs links. `video`: the clinic’s video link, if it has one. */
export type VisitContext = StaffContext & { secret: string; video: string | null }
/** `applied` null: it was so already. */
export type VisitChanged = { visit: StoredVisit; applied: Applied | null }
type Work = (tx: Tx, inside: Inside<VisitContext>) => Promise<VisitChanged>

/**
 * The write path for a patient’s visits: lock the patient, check access, change, audit, publish (F-9). Someone for whom nothing would happen
 * next returns to the queue (F-3). Refusals:
 * `patient-not-found`, those of `work`.
 */
export function changeVisits(context: VisitContext, patient_id: string, work: Work): Promise<Visit> {
  return change(context, async (tx, context) => {
    const locked = await lockForBooking(tx, patient_id)
    const before = locked && (await readPatient(tx, patient_id))
    if (!before || !canSee(context.staff, before)) throw new Problem('patient-not-found')
    const { visit, applied } = await work(tx, context)
    const result = presentVisit(visit, context)
    if (!applied) return { result, audit: NOTHING_CHANGED }
    const kept = await keepInLine(tx, patient_id, context)
    const after = (await readPatient(tx, patient_id)) ?? before
    const entries = [...applied.entries, ...kept.entries]
    return changed(result, { entries, live: [...applied.live, patientNotice(before, after)] })
  })
}

const NUMBER = /^\d{1,15}$/

/** The same for one of the patient’s visits. Refusals: also `appointment-not-found`. */
export function changeVisit(
  context: VisitContext,
  { patient_id, id }: { patient_id: string; id: string },
  work: (tx: Tx, visit: StoredVisit, inside: Inside<VisitContext>) => Promise<VisitChanged>,
): Promise<Visit> {
  return changeVisits(context, patient_id, async (tx, context) => {
    const visit = NUMBER.test(id) ? await lockVisit(tx, patient_id, Number(id)) : null
    if (!visit) throw new Problem('appointment-not-found')
    return work(tx, visit, context)
  })
}
