import type { AuditChanges, AuditEntry } from '@clinic/contract/audit'
import type { AuditAction } from '@clinic/contract/vocabulary'
import { minuteIn } from '../../platform/clock.ts'
import type { Notice } from '../../platform/events.ts'
import type { Appointment } from './appointment-store.ts'

/** What a change to an appointment audits and publishes. */
export type Applied = { entries: AuditEntry[]; live: Notice[] }
type Describing = { action: AuditAction; what: string; zone: string; changes?: AuditChanges }

/** An entry for the patient with the slot in clinic time and the practitioner, whose calendars reload. */
export function describeAppointmentChange(appointment: Appointment, { action, what, zone, changes }: Describing): Applied {
  const { patient_id, user_id, name, starts_at } = appointment
  const entry: AuditEntry = {
    action,
    description: `${what} ${minuteIn(zone, starts_at)} with ${name}`,
    entity: { kind: 'patient', id: patient_id },
    patient_id,
    ...(changes && { changes }),
  }
  return { entries: [entry], live: [{ kind: 'user', id: String(user_id), version: null, audience: ['users', `user:${user_id}`] }] }
}
