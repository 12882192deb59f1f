import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Queue } from '@clinic/contract/queues'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Staff } from '../authorization/staff.ts'
import type { Patient } from '../patients/patient.ts'
import { newPatient } from '../patients/status-fields.ts'

/** A staff member for tests; any field can be overridden. */
export function person(id: number, changes: Partial<Staff> = {}): Staff {
  const provinces: ProvinceCode[] = ['ON']
  const scopes: Scope[] = ['pcr', 'np', 'user']
  return { id, name: `Person ${id}`, scopes, provinces, queue_enabled: true, pcr_capable: true, np_capable: true, ...changes }
}

/** A patient in a queue in Ontario since an instant. */
export function waiting(queue: Queue, changes: Partial<Patient> = {}): Patient {
  const place = queue === 'pcr' ? { in_pcr_queue: true, entered_pcr_queue_at: NINE } : { in_np_queue: true, entered_np_queue_at: NINE }
  return { ...newPatient('TCN-1'), province: 'ON', ...place, ...changes }
}

export const NINE = '2026-11-20T14:00:00.000Z'
export const TEN = '2026-11-20T15:00:00.000Z'
