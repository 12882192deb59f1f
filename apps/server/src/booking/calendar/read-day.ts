import { type BookedAppointment, type BookingDay, DAY_PATIENTS_LIMIT, VISITS } from '@clinic/contract/booking'
import { possibleDay } from '@clinic/contract/possible-day'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayRange, minuteIn } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Booked, findBooked } from '../appointments/appointment-store.ts'
import { findCompleted } from '../hours/store.ts'

/**
 * Booked, reserved and completed appointments of a clinic day. Patients are named only to callers who may see them
 * and to their practitioner. Refusal: `date-needed`.
 */
export async function readDay({ sql, zone, staff, now }: StaffContext, day: string): Promise<BookingDay> {
  if (!possibleDay.safeParse(day).success) throw new Problem('date-needed')
  const range = dayRange(zone, day, day)
  const [all, booked] = await Promise.all([findCompleted(sql, range), findBooked(sql, { ...range, now })])
  const patients = all
    .filter((one) => canSee(staff, one))
    .slice(0, DAY_PATIENTS_LIMIT)
    .map(({ patient_id, name, appointment_type, completed_at, practitioner }) => ({
      patient_id,
      name,
      appointment_type,
      at: minuteIn(zone, completed_at).slice(-5),
      practitioner,
    }))
  return { day, booked: booked.map((one) => presentBooked(one, { staff, zone, now })), completed: all.length, patients }
}

function presentBooked(one: Booked, { staff, zone, now }: { staff: Staff; zone: string; now: string }): BookedAppointment {
  const mine = one.user_id === staff.id
  const opens = canSee(staff, one)
  const booked = one.state === 'booked'
  return {
    id: one.id,
    user_id: one.user_id,
    practitioner: one.name,
    at: minuteIn(zone, one.starts_at).slice(-5),
    until: minuteIn(zone, one.ends_at).slice(-5),
    held: !booked,
    visit: VISITS[one.visit].name,
    patient_id: mine || opens ? one.patient_id : null,
    name: mine || opens ? one.patient_name : null,
    opens,
    may_cancel: booked && one.starts_at > now && (mine || hasScope(staff, ['npmanager', 'admin'])),
  }
}
