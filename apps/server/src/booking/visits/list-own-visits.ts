import { VISITS } from '@clinic/contract/booking'
import type { TodayVisit } from '@clinic/contract/queues/today'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { dayIn, dayRange, minuteIn } from '../../platform/clock.ts'
import { stateOf } from './present-visit.ts'
import { findOwnVisits, type OwnVisit } from './visit-store.ts'

/** The caller’s own visits of today in clinic time, earliest first, without cancelled ones. */
export async function listOwnVisits(context: StaffContext): Promise<TodayVisit[]> {
  const { sql, now, zone, staff } = context
  const today = dayIn(zone, now)
  const visits = await findOwnVisits(sql, { user_id: staff.id, ...dayRange(zone, today, today) })
  return visits.map((visit) => present(visit, context))
}

function present(visit: OwnVisit, { zone, now }: StaffContext): TodayVisit {
  const { id, patient_id, patient_name: name, starts_at, ends_at, patient_zone, arrived_at } = visit
  const [at, local] = [minuteIn(zone, starts_at), minuteIn(patient_zone, starts_at)]
  return {
    ...{ id, patient_id, name, visit: VISITS[visit.visit].name, at: at.slice(-5), until: minuteIn(zone, ends_at).slice(-5) },
    local_at: local === at ? null : local.slice(-5),
    state: stateOf(visit, now),
    arrived: arrived_at !== null,
  }
}
