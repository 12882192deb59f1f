import { DAYS_AHEAD, MOST_SLOTS, type Slot, VISIT_PLACE, type VisitKind } from '@clinic/contract/booking'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { findSlots } from '@clinic/core/booking/find-slots'
import { generateSlots } from '@clinic/core/booking/generate-slots'
import { instantOf } from '@clinic/core/booking/local-clock'
import { addDays } from '@clinic/core/shared/dates'
import { clockShifts, dayIn, later } from '../../platform/clock.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'
import { findSchedules } from '../hours/store.ts'
import { findLicensed, findTaken } from './appointment-store.ts'
import { presentSlot } from './present-slot.ts'

/** `zone`: the clinic’s; `patient_zone`: the patient’s at the time of the visit. */
export type SlotsWanted = { province: ProvinceCode; visit: VisitKind; now: string; zone: string; patient_zone: string }

const DAY = 86_400

/**
 * Free slots of the next three weeks with practitioners who are licensed in the province and whose queue is on (D-1):
 * at most forty, in order, spread over days and practitioners.
 */
export async function listSlots(sql: Sql | Tx, { province, visit, now, zone, patient_zone }: SlotsWanted): Promise<Slot[]> {
  const today = dayIn(zone, now)
  const [licensed, schedules] = await Promise.all([
    findLicensed(sql, province),
    findSchedules(sql, { days: { from: today, to: addDays(today, DAYS_AHEAD - 1) } }),
  ])
  const known = new Map(licensed.map((one) => [one.user_id, one]))
  const offered = schedules.filter(({ user_id, hours, opened }) => known.has(user_id) && hours.length + opened.length > 0)
  const users = offered.map(({ user_id }) => user_id)
  const taken = users.length > 0 ? await findTaken(sql, { users, from: now, until: later(now, (DAYS_AHEAD + 1) * DAY), now }) : []
  const free = findSlots({
    schedules: offered,
    taken,
    visit,
    from: today,
    days: DAYS_AHEAD,
    now,
    clock: clockShifts(zone, today, addDays(today, DAYS_AHEAD)),
  })
  return generateSlots(free, MOST_SLOTS).flatMap(({ user_id, starts, ends }) => {
    const person = known.get(user_id)
    return person
      ? [
          presentSlot(
            { ...person, visit, starts_at: instantOf(starts), ends_at: instantOf(ends), location_name: VISIT_PLACE },
            { zone, patient_zone },
          ),
        ]
      : []
  })
}
