import { isDeepStrictEqual } from 'node:util'
import type { AuditChanges } from '@clinic/contract/audit'
import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import { mergeDaysOff, sortHours, workingHoursError } from '@clinic/core/booking/working-hours'
import { type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findOpeningHours, saveOpeningHours } from './opening-store.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The endpoint’s access rule decides who may. Patients who wait are told within a minute. Refusals: `hours-order`, `hours-overlap`, `days-off-order`. */
export async function writeOpeningHours(context: Context, wanted: OpeningHours): Promise<{ hours: OpeningHours; zone: string }> {
  const fault = workingHoursError({ hours: wanted.weekly, days_off: wanted.days_off })
  if (fault) throw new Problem(fault.code, 'weekday' in fault ? { weekday: WEEKDAYS[fault.weekday - 1] } : { day: fault.first_day })
  const hours: OpeningHours = { ...wanted, weekly: sortHours(wanted.weekly), days_off: mergeDaysOff(wanted.days_off) }
  return change(context, async (tx, { zone }) => {
    const changes = differences(await findOpeningHours(tx), hours)
    if (Object.keys(changes).length === 0) return { result: { hours, zone }, audit: NOTHING_CHANGED }
    await saveOpeningHours(tx, hours)
    return {
      result: { hours, zone },
      audit: {
        action: 'Opening Hours Changed',
        description: 'Set when the care team answers patients in the chat',
        entity: { kind: 'settings', id: 'opening_hours' },
        changes,
      },
    }
  })
}

function differences(before: OpeningHours | null, after: OpeningHours): AuditChanges {
  const fields = Object.keys(after) as (keyof OpeningHours)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(before?.[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before?.[field] ?? null, to: after[field] }]))
}
