import type { AuditEntry } from '@clinic/contract/audit'
import { releaseHeldOf } from '../../../assistant/chat/holding/release-held.ts'
import { patientNotice } from '../../../care/patients/patient-notice.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { type Released, type Roles, releasePatients } from '../directory/store.ts'

export const BOTH_ROLES: Roles = { pcr: true, np: true }
/** `why` completes the sentence "Released: …". */
export type Release = { user_id: number; roles: Roles; why: string; now: string }
export type ReleasedPatients = { count: number; audit: AuditEntry[]; live: Notice[] }

/** Unassigns a user’s patients in the given roles, ending holds, and with both roles those in the chat; returns what to publish for each (REQ-243, A-12). */
export async function releasePatientsOf(tx: Tx, { user_id, roles, why, now }: Release): Promise<ReleasedPatients> {
  const released = roles.pcr || roles.np ? await releasePatients(tx, { user_id, roles, now }) : []
  const chats = roles.pcr && roles.np ? await releaseHeldOf(tx, { user_id, why, now }) : { audit: [], live: [] }
  return {
    count: released.length,
    audit: [...released.map((patient) => entryOf(patient, why)), ...chats.audit],
    live: [...released.map((patient) => patientNotice({ ...patient, ...patient.before }, { ...patient, ...patient.after })), ...chats.live],
  }
}

/** One patient’s change, audited like any other release. */
function entryOf({ patient_id, appointment_type, on_hold_in_queue, before, after }: Released, why: string): AuditEntry {
  const npLeft = before.assigned_np !== after.assigned_np
  return {
    action: 'Unassign Patient',
    description: `Released: ${why}`,
    entity: { kind: 'patient', id: patient_id, type: appointment_type },
    changes: {
      ...(before.assigned_pcr !== after.assigned_pcr && { assigned_pcr: { from: before.assigned_pcr, to: null } }),
      ...(npLeft && { assigned_np: { from: before.assigned_np, to: null } }),
      ...(npLeft && on_hold_in_queue && { on_hold_in_queue: { from: true, to: false } }),
    },
    patient_id,
  }
}
