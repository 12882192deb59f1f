import { canSeeAlarm } from '@clinic/core/alarms/can-see-alarm'
import type { Staff } from '@clinic/core/authorization/staff'
import type { StoredAlarm } from './store.ts'

export function isVisible(staff: Staff, alarm: StoredAlarm): boolean {
  const { name, province, assigned_pcr, assigned_np } = alarm
  return canSeeAlarm(staff, { named: name !== null, province, assigned_pcr, assigned_np })
}
