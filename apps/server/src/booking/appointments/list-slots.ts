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

/** `zone`: the clinic’s; `patient_zone`: the patient’s at the time of the visit. `from`: the first day, today if absent. `user_id`: of this practitioner alone. */
export type SlotsWanted = { province: ProvinceCode; visit: VisitKind; now: string; zone: string; patient_zone: string } & {
  from?: string | undefined
  user_id?: number | undefined
}

const DAY = 86_400

/**
 * Free slots of three weeks with practitioners who are licensed in the province and whose queue is on (D-1):
 * at most forty, in order, spread over days and practitioners.
 */
export async function listSlots(sql: Sql | Tx, { province, visit, now, zone, patient_zone, ...wanted }: SlotsWanted): Promise<Slot[]> {
  const today = dayIn(zone, now)
  const from = wanted.from !== undefined && wanted.from > today ? wanted.from : today
  const [licensed, schedules] = await Promise.all([
    findLicensed(sql, province),
    findSchedules(sql, { days: { from, to: addDays(from, DAYS_AHEAD - 1) } }),
  ])
  const { user_id: whose = null } = wanted
  const known = new Map(licensed.filter(({ user_id }) => whose === null || user_id === whose).map((one) => [one.user_id, one]))
  const offered = schedules.filter(({ user_id, hours, opened }) => known.has(user_id) && hours.length + opened.length > 0)
  const users = offered.map(({ user_id }) => user_id)
  const taken = users.length > 0 ? await findTaken(sql, { users, ...takenAround(from, { now, today }), now }) : []
  const free = findSlots({
    schedules: offered,
    taken,
    visit,
    from,
    days: DAYS_AHEAD,
    now,
    clock: clockShifts(zone, from, addDays(from, DAYS_AHEAD)),
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

/** Instants around the days that are offered, a day wider on both sides for the clinic’s zone. */
function takenAround(from: string, { now, today }: { now: string; today: string }) {
  const begins = from === today ? now : later(`${from}T00:00:00.000Z`, -DAY)
  return { from: begins, until: later(begins, (DAYS_AHEAD + 3) * DAY) }
}
