import type { Alarm, AlarmList } from '@clinic/contract/alarms'
import { canSee } from '@clinic/core/queues/can-see'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { findForms } from './form-store.ts'
import { isVisible } from './is-visible.ts'
import { findCalled, findLines, findOpenAlarms, type StoredAlarm } from './store.ts'

/** Seconds since the last message in which the person may still be there. */
const IN_CHAT = 600

/** The open alarms that the reader may see, those that no one has taken first. */
export async function listAlarms({ sql, staff, now }: StaffContext): Promise<AlarmList> {
  const alarms = (await findOpenAlarms(sql)).filter((alarm) => isVisible(staff, alarm))
  if (alarms.length === 0) return { alarms: [], now }
  const ids = alarms.map(({ id }) => id)
  const [lines, called, forms] = await Promise.all([findLines(sql, ids), findCalled(sql, ids), findForms(sql, ids)])
  const followed = ({ id }: StoredAlarm) => ({ lines: lines.get(id) ?? [], called: called.get(id) ?? [], forms: forms.get(id) ?? [] })
  return { alarms: alarms.map((alarm) => present(alarm, { ...followed(alarm), staff, now })), now }
}

type Seen = Pick<Alarm, 'lines' | 'called' | 'forms'> & Pick<StaffContext, 'staff' | 'now'>

/** An alarm as staff read it. Where the person says they are comes before what their record has. */
export function present(alarm: StoredAlarm, { lines, called, forms, staff, now }: Seen): Alarm {
  const { id, kind, level, source, raised_at, last_at, released_at, words, told, patient_id, name, province } = alarm
  const { home_province, in_pcr_queue, in_np_queue, assigned_pcr, assigned_np, last_turn_at } = alarm
  const placed = {
    province: home_province,
    in_pcr_queue: in_pcr_queue === true,
    in_np_queue: in_np_queue === true,
    assigned_pcr,
    assigned_np,
    record_access: alarm.record_access ?? [],
  }
  return {
    ...{ id, kind, level, source, raised_at, last_at, released_at, words, told, lines, patient_id, name },
    date_of_birth: alarm.date_of_birth,
    province: province === null ? null : provinceName(province),
    place: alarm.place ?? alarm.city,
    phone: alarm.callback_number ?? alarm.phone,
    place_said: alarm.place !== null,
    phone_said: alarm.callback_number !== null,
    phone_on_file: alarm.callback_number !== null && !isSameNumber(alarm.callback_number, alarm.phone) ? alarm.phone : null,
    in_chat: last_turn_at !== null && alarm.conversation_closed_at === null && later(last_turn_at, IN_CHAT) > now,
    language: alarm.language,
    record: patient_id !== null && name !== null && canSee(staff, placed),
    conversation: alarm.conversation_id !== null,
    taken: takenOf(alarm),
    ...{ called, forms },
  }
}

function takenOf({ taken_by, taken_name, taken_at }: StoredAlarm): Alarm['taken'] {
  return taken_by === null || taken_name === null || taken_at === null ? null : { id: taken_by, name: taken_name, at: taken_at }
}

function isSameNumber(said: string, onFile: string | null): boolean {
  const digits = (number: string) => number.replace(/\D/g, '').slice(-10)
  return onFile !== null && digits(said) === digits(onFile)
}
