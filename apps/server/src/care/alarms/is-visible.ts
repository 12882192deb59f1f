import { canSeeAlarm } from '@clinic/core/alarms/can-see-alarm'
import type { Staff } from '@clinic/core/authorization/staff'
import type { StoredAlarm } from './store.ts'

export function isVisible(staff: Staff, alarm: StoredAlarm): boolean {
  const { name, province, home_province, assigned_pcr, assigned_np } = alarm
  const provinces = [province, home_province].filter((code) => code !== null)
  return canSeeAlarm(staff, { named: name !== null, provinces, assigned_pcr, assigned_np })
}
