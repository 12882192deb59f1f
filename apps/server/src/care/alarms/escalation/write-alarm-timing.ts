import type { AlarmTiming } from '@clinic/contract/alarms'
import type { AuditChanges } from '@clinic/contract/audit'
import { type Context, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { saveTiming } from './escalation-store.ts'
import { readAlarmTiming } from './read-alarm-timing.ts'

/** The endpoint’s access rule decides who may. */
export function writeAlarmTiming(context: Context, timing: AlarmTiming): Promise<AlarmTiming> {
  return change(context, async (tx) => {
    const changes = differences(await readAlarmTiming(tx), timing)
    if (Object.keys(changes).length === 0) return { result: timing, audit: NOTHING_CHANGED }
    await saveTiming(tx, timing)
    return {
      result: timing,
      audit: {
        action: 'Alarm Timing Changed',
        description: 'Set when who is called about an alarm',
        entity: { kind: 'settings', id: 'alarm_timing' },
        changes,
      },
    }
  })
}

function differences(before: AlarmTiming, after: AlarmTiming): AuditChanges {
  const fields = Object.keys(after) as (keyof AlarmTiming)[]
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, { from: before[field], to: after[field] }]),
  )
}
