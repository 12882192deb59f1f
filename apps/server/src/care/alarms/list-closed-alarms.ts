import { CLOSED_ALARM_DAYS, type ClosedAlarm, type listClosedAlarms as endpoint } from '@clinic/contract/alarms'
import type { Output } from '@clinic/contract/endpoint'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { note } from '../../platform/db/change.ts'
import { isVisible } from './is-visible.ts'
import { present } from './list-alarms.ts'
import { findClosedAlarms } from './store.ts'

const DAY = 86_400
const MOST = 200

/** Alarms closed in the last days that the reader may see, with what the person said of where they were. Audited. */
export async function listClosedAlarms(context: StaffContext): Promise<Output<typeof endpoint>> {
  const { sql, staff, now } = context
  const found = await findClosedAlarms(sql, { since: later(now, -CLOSED_ALARM_DAYS * DAY), limit: MOST })
  const visible = found.filter((alarm) => isVisible(staff, alarm))
  const alarms = visible.map((alarm): ClosedAlarm => {
    const { closed_at, closed_by, outcome, outcome_reason: reason, next_step } = alarm
    if (closed_at === null || closed_by === null || outcome === null || next_step === null)
      throw new Error('an alarm in the list is not closed')
    const { id, kind, source, raised_at, words, patient_id, name, date_of_birth, ...rest } = present(alarm, {
      lines: [],
      called: [],
      forms: [],
      staff,
      now,
    })
    const { province, place, phone, place_said, phone_said, phone_on_file, record } = rest
    return {
      ...{ id, kind, source, raised_at, words, patient_id, name, date_of_birth },
      ...{ province, place, phone, place_said, phone_said, phone_on_file, record },
      ...{ closed_at, closed_by, outcome, reason, next_step },
    }
  })
  await note(context, {
    action: 'Read Closed Alarms',
    description: 'Read which alarms were closed',
    entity: { kind: 'alarm', id: '' },
    additionalInfo: String(alarms.length),
  })
  return { alarms, now }
}
