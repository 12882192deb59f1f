import { randomUUID } from 'node:crypto'
import { VISIT_PLACE } from '@clinic/contract/booking'
import type { Visit } from '@clinic/contract/booking/visits'
import { bringBack } from '../../care/next-steps/bring-back.ts'
import { hashToken } from '../../identity/auth/credentials/tokens.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockForBooking } from '../appointments/appointment-store.ts'
import { describeAppointmentChange } from '../appointments/describe-appointment-change.ts'
import { makeLinkToken } from '../emails/make-link-token.ts'
import { planAppointmentEmails } from '../emails/plan-appointment-emails.ts'
import { changeVisits, type VisitContext } from './change-visit.ts'
import { checkTime, isSamePlace, type VisitPlace } from './check-time.ts'
import { insertVisit, lockBookedVisit, updateVisit } from './visit-store.ts'

/**
 * Books a visit for a patient (F-9); a record that had ended is a live one again (F-3). The same visit again changes nothing. Refusals: those
 * of `changeVisits`, `checkTime` and `bringBack`, `visit-booked` while another one is ahead, `patient-died`.
 */
export function bookVisit(context: VisitContext, { patient_id, ...place }: VisitPlace & { patient_id: string }): Promise<Visit> {
  return changeVisits(context, patient_id, async (tx, context) => {
    const { now, zone, secret, staff } = context
    if ((await lockForBooking(tx, patient_id))?.died) throw new Problem('patient-died')
    const booked = await lockBookedVisit(tx, patient_id)
    if (booked && isSamePlace(booked, place)) return { visit: booked, applied: null }
    if (booked && booked.starts_at > now) throw new Problem('visit-booked')
    if (booked) await updateVisit(tx, booked.id, { state: 'lapsed' })
    const back = await bringBack(tx, patient_id, context)
    const uid = randomUUID()
    const visit = await insertVisit(tx, {
      ...(await checkTime(tx, { ...place, patient_id }, context)),
      ...{ uid, patient_id, location_name: VISIT_PLACE, key_hash: hashToken(makeLinkToken(secret, uid)) },
      ...{ created_at: now, booked_at: now, booked_by: staff.id },
    })
    if (!visit) throw new Problem('slot-taken')
    await planAppointmentEmails(tx, visit, { event: 'booked', now })
    const { entries, live } = describeAppointmentChange(visit, { action: 'Appointment Booked', what: `Booked (${place.way}) for`, zone })
    return { visit, applied: { entries: [...entries, ...back.entries], live: [...live, ...back.live] } }
  })
}
