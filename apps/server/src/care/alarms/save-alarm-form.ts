import { ASQ, asqFaults } from '@clinic/core/alarms/asq'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { alarmNotice } from './alarm-notice.ts'
import { type FormAnswers, insertForm } from './form-store.ts'
import { isVisible } from './is-visible.ts'
import { lockAlarm } from './store.ts'

/**
 * Stores a form that staff asked on an open alarm, as it was answered: there is no score, and the audit log has no answers. Refusals:
 * `alarm-not-found`, `alarm-closed`, `alarm-form-incomplete`.
 */
export function saveAlarmForm(context: StaffContext, id: number, { version, answers }: { version: string; answers: FormAnswers }) {
  return change(context, async (tx, { staff, now }) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm || !isVisible(staff, alarm)) throw new Problem('alarm-not-found')
    if (alarm.closed_at !== null) throw new Problem('alarm-closed', { name: alarm.closed_by })
    const faults = version === ASQ.version ? asqFaults(answers) : ['version']
    if (faults.length > 0)
      throw new Problem('alarm-form-incomplete', { fields: Object.fromEntries(faults.map((tag) => [tag, 'Choose an answer.'])) })
    await insertForm(tx, { alarm_id: id, form: ASQ.key, version, answers, by: staff.id, now })
    return {
      result: { id },
      audit: {
        action: 'Alarm Form Saved',
        description: `${ASQ.name}, version ${version}`,
        entity: { kind: 'alarm', id: String(id) },
        ...(alarm.patient_id !== null && { patient_id: alarm.patient_id }),
      },
      live: [alarmNotice(id)],
    }
  })
}
