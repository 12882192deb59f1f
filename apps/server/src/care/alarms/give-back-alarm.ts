import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { alarmNotice } from './alarm-notice.ts'
import { isVisible } from './is-visible.ts'
import { clearTaken, lockAlarm } from './store.ts'

/** Returns one’s own alarm to everyone: the clocks begin again. Refusals: `alarm-not-found`, `alarm-closed`, `alarm-not-yours`. */
export function giveBackAlarm(context: StaffContext, id: number) {
  return change(context, async (tx, { staff, now }) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm || !isVisible(staff, alarm)) throw new Problem('alarm-not-found')
    if (alarm.closed_at !== null) throw new Problem('alarm-closed', { name: alarm.closed_by })
    if (alarm.taken_by !== staff.id) throw new Problem('alarm-not-yours')
    await clearTaken(tx, id, now)
    return {
      result: { id },
      audit: {
        action: 'Alarm Given Back',
        description: 'Gave the alarm back to everyone',
        entity: { kind: 'alarm', id: String(id) },
        changes: { taken_by: { from: staff.name, to: null } },
        ...(alarm.patient_id !== null && { patient_id: alarm.patient_id }),
      },
      live: [alarmNotice(id)],
    }
  })
}
