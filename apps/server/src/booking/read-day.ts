import { type BookingDay, DAY_PATIENTS_LIMIT } from '@clinic/contract/booking'
import { canSee } from '@clinic/core/queues/can-see'
import { isIsoDate } from '@clinic/core/reference/dates'
import type { StaffContext } from '../auth/context.ts'
import { dayRange, minuteIn } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { findCompleted } from './store.ts'

/** The appointments completed on a day of the clinic: how many, and the patients among them whom the caller may see. Refusal: `date-needed`. */
export async function readDay({ sql, zone, staff }: StaffContext, day: string): Promise<BookingDay> {
  if (!isIsoDate(day)) throw new Problem('date-needed')
  const all = await findCompleted(sql, dayRange(zone, day, day))
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
  return { day, completed: all.length, patients }
}
