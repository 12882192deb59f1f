import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { alarmNotice } from './alarm-notice.ts'
import { isVisible } from './is-visible.ts'
import { lockAlarm, saveTaken } from './store.ts'

/**
 * Takes an open alarm in the name of who is logged in. The row is locked, so of two at once one has it and the other learns who. Refusals:
 * `alarm-not-found`, `alarm-closed`, `alarm-taken` where someone else has it than the reader knew.
 */
export function takeAlarm(context: StaffContext, id: number, { instead_of }: { instead_of: number | null }) {
  return change(context, async (tx, { staff, now }) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm || !isVisible(staff, alarm)) throw new Problem('alarm-not-found')
    if (alarm.closed_at !== null) throw new Problem('alarm-closed', { name: alarm.closed_by })
    if (alarm.taken_by === staff.id)
      return { result: { id, taken_at: alarm.taken_at ?? now, taken_by: staff.name }, audit: NOTHING_CHANGED }
    if (alarm.taken_by !== null && alarm.taken_by !== instead_of) throw new Problem('alarm-taken', { name: alarm.taken_name })
    await saveTaken(tx, id, { by: staff.id, now })
    return {
      result: { id, taken_at: now, taken_by: staff.name },
      audit: {
        action: 'Alarm Taken',
        description: alarm.taken_name === null ? 'Took the alarm' : `Took the alarm over from ${alarm.taken_name}`,
        entity: { kind: 'alarm', id: String(id) },
        changes: { taken_by: { from: alarm.taken_name, to: staff.name } },
        ...(alarm.patient_id !== null && { patient_id: alarm.patient_id }),
      },
      live: [alarmNotice(id)],
    }
  })
}
