import { checkClosing } from '@clinic/core/alarms/check-closing'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { alarmNotice } from './alarm-notice.ts'
import { isVisible } from './is-visible.ts'
import { closeRow, lockAlarm } from './store.ts'

type Given = { outcome: string; reason: string; next_step: string }

/**
 * Closes an alarm in the name of who is logged in. Nothing else does. The audit log has the outcome, and not the texts, which may be health
 * information. Refusals: `alarm-not-found`, `alarm-outcome-needed`, `alarm-closed`.
 */
export function closeAlarm(context: StaffContext, id: number, given: Given) {
  return change(context, async (tx, { staff, now }) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm || !isVisible(staff, alarm)) throw new Problem('alarm-not-found')
    if (alarm.closed_at !== null) throw new Problem('alarm-closed', { name: alarm.closed_by })
    const checked = checkClosing(given)
    if ('fields' in checked) throw new Problem('alarm-outcome-needed', { fields: checked.fields })
    await closeRow(tx, id, { closing: checked.closing, by: staff.id, now })
    return {
      result: { id, closed_at: now, closed_by: staff.name },
      audit: {
        action: 'Alarm Closed',
        description: checked.closing.outcome,
        entity: { kind: 'alarm', id: String(id) },
        changes: { outcome: { from: null, to: checked.closing.outcome } },
        ...(alarm.patient_id !== null && { patient_id: alarm.patient_id }),
      },
      live: [alarmNotice(id)],
    }
  })
}
