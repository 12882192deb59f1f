import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { QUEUES } from '@clinic/contract/queues'
import { hasScope, managesQueue, type Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { type Connected, isInQueue } from '@clinic/core/queues/can-see'
import type { Notice } from '../../platform/events.ts'
import { ALARMS_CHANNEL } from '../alarms/alarm-notice.ts'

/** Administrators, who see every patient. */
const EVERYBODY = 'patients'
/** Instead of an id, where a bulk change tells lists to reload. */
const SEVERAL = 'several'

export type Placed = Pick<Patient, 'patient_id' | 'version'> & Connected

/** Notifies those who may see the patient before or after the change, as `canSee` decides (A-15, F-1), and no one else. */
export function patientNotice(before: Placed | null, after: Placed): Notice {
  const audience = [EVERYBODY, ...(before ? channelsOf(before) : []), ...channelsOf(after)]
  return { kind: 'patient', id: after.patient_id, version: after.version, audience: [...new Set(audience)] }
}

function channelsOf(patient: Placed): string[] {
  const { province, assigned_pcr, assigned_np, record_access } = patient
  const queues = QUEUES.filter((queue) => isInQueue(patient, queue))
  return [
    ...queues.flatMap((queue) => [`manage:${queue}`, ...(province === null ? [] : [`${queue}:${province}`])]),
    ...[assigned_pcr, assigned_np, ...record_access.map(({ user_id }) => user_id)].filter((id) => id !== null).map(userChannel),
  ]
}

/** For bulk changes: names no patient and reaches everyone who works with patients, so that lists reload once. */
export function patientsNotice(): Notice {
  const audience = [EVERYBODY, ...QUEUES.flatMap((queue) => [`manage:${queue}`, ...PROVINCE_CODES.map((code) => `${queue}:${code}`)])]
  return { kind: 'patient', id: SEVERAL, version: null, audience }
}

/** Of a patient whom this person holds, held or may open. */
export function userChannel(id: number): string {
  return `user:${id}`
}

/** The channels a staff member subscribes to. */
export function patientChannelsOf(staff: Staff): string[] {
  const works = QUEUES.filter((queue) => hasScope(staff, [queue]))
  const manages = QUEUES.filter((queue) => managesQueue(staff, queue))
  const isManager = hasScope(staff, ['admin', 'pcrmanager', 'npmanager'])
  return [
    userChannel(staff.id),
    ...(works.length > 0 || isManager ? ['questionnaires', ALARMS_CHANNEL] : []),
    ...works.flatMap((queue) => staff.provinces.map((code) => `${queue}:${code}`)),
    ...manages.map((queue) => `manage:${queue}`),
    ...(hasScope(staff, ['admin']) ? [EVERYBODY] : []),
    ...(isManager ? ['users'] : []),
  ]
}
