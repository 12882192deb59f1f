import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Staff } from '@clinic/core/authorization/staff'
import { hasScope } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import type { Notice } from '../../platform/events.ts'
import { ALARMS_CHANNEL } from '../alarms/alarm-notice.ts'

const EVERYBODY = 'patients'

type PatientNotice = Pick<Patient, 'patient_id' | 'version' | 'province' | 'assigned_pcr' | 'assigned_np'>

/** Notifies staff of the old and new province, the old and new assignees, and managers. */
export function patientNotice(before: PatientNotice | null, after: PatientNotice): Notice {
  const provinces = [before?.province, after.province].filter((code) => code !== null && code !== undefined)
  const people = [before?.assigned_pcr, before?.assigned_np, after.assigned_pcr, after.assigned_np].filter((id) => typeof id === 'number')
  const audience = [EVERYBODY, ...provinces.map((code) => `province:${code}`), ...people.map((id) => `user:${id}`)]
  return { kind: 'patient', id: after.patient_id, version: after.version, audience: [...new Set(audience)] }
}

/** For bulk changes: names one patient and reaches everyone who works with patients, so that lists reload once. */
export function patientsNotice(patient_id: string): Notice {
  return { kind: 'patient', id: patient_id, version: null, audience: [EVERYBODY, ...PROVINCE_CODES.map((code) => `province:${code}`)] }
}

/** The channels a staff member subscribes to. */
export function patientChannelsOf(staff: Staff): string[] {
  const queues = hasScope(staff, ['pcr', 'np'])
  const all = hasScope(staff, ['admin', 'pcrmanager', 'npmanager'])
  return [
    `user:${staff.id}`,
    'questionnaires',
    ...(queues || all ? [ALARMS_CHANNEL] : []),
    ...(queues ? staff.provinces.map((code) => `province:${code}`) : []),
    ...(all ? [EVERYBODY, 'users'] : []),
  ]
}
