import type { AuditChanges } from '@clinic/contract/audit'
import type { DaysOff, WorkingHours, WorkingTime } from '@clinic/contract/booking'
import { mergeDaysOff, sortHours, workingHoursError } from '@clinic/core/booking/working-hours'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findSchedule } from './find-schedule.ts'
import { presentHours } from './read-hours.ts'
import { findSchedules, raiseVersion, replaceHours, type Schedule } from './store.ts'

export type NewHours = { user_id: string; version: number; hours: WorkingTime[]; days_off: DaysOff[] }

/**
 * Sets an NP’s hours if `version` is current. Refusals: as `findSchedule`, `hours-order`, `hours-overlap`,
 * `days-off-order`, `hours-changed`.
 */
export async function writeHours(context: StaffContext, order: NewHours): Promise<WorkingHours> {
  const { user_id } = await findSchedule(context, order.user_id)
  const fault = workingHoursError(order)
  if (fault) throw new Problem(fault.code, 'weekday' in fault ? { weekday: WEEKDAY_NAMES[fault.weekday - 1] } : { day: fault.first_day })
  const wanted = { hours: sortHours(order.hours), days_off: mergeDaysOff(order.days_off) }
  const saved = await change(context, async (tx, context) => {
    const findSame = async () => (await findSchedules(tx, { user_id })).find((known) => known.version > 0 && isSame(known, wanted))
    let same = await findSame()
    if (!same && !(await raiseVersion(tx, { user_id, version: order.version, now: context.now }))) {
      same = await findSame()
      if (!same) throw new Problem('hours-changed')
    }
    if (same) return { result: same, audit: NOTHING_CHANGED }
    const [before] = await findSchedules(tx, { user_id })
    await replaceHours(tx, user_id, wanted)
    const [after] = await findSchedules(tx, { user_id })
    if (!before || !after) throw new Problem('np-not-found')
    return {
      result: after,
      audit: {
        action: 'Update Working Hours',
        description: `Set the working hours of ${after.name}`,
        entity: { kind: 'user', id: String(user_id) },
        changes: differences(before, after),
      },
      live: [{ kind: 'user', id: String(user_id), version: null, audience: ['users', `user:${user_id}`] }],
    }
  })
  return presentHours(saved, context.zone)
}

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function isSame(known: Schedule, wanted: Pick<Schedule, 'hours' | 'days_off'>): boolean {
  const said = ({ hours, days_off }: typeof wanted) => JSON.stringify([...hours, ...days_off].map((one) => Object.entries(one).sort()))
  return said(known) === said(wanted)
}

function differences(before: Schedule, after: Schedule): AuditChanges {
  const fields = ['hours', 'days_off'] as const
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }]))
}
