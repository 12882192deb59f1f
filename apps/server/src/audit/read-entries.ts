import type { AuditRow } from '@clinic/contract/audit'
import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../care/patients/read-patient.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { Problem } from '../platform/http/problem.ts'
import { findEntries, type StoredEntry } from './store.ts'

const NEWEST = 500

/** The newest entries of a visible patient; the read is audited. Refusal: `patient-not-found`. */
export async function readEntries(context: StaffContext, patient_id: string): Promise<AuditRow[]> {
  const patient = await readPatient(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const entries = await findEntries(context.sql, patient_id, NEWEST)
  await note(context, {
    action: 'Read Audit Log',
    description: 'Read the audit log',
    entity: { kind: 'patient', id: patient_id },
    patient_id,
  })
  return entries.map(presentEntry)
}

/** Entity and changes as JSON text (REQ-673). */
export function presentEntry(entry: StoredEntry): AuditRow {
  const { entity_kind, entity_id, entity_type } = entry
  return {
    id: entry.id,
    createdAt: entry.created_at,
    user: entry.user_name,
    action: entry.action,
    description: entry.description,
    entity: JSON.stringify({ entity: entity_kind, id: entity_id, ...(entity_type !== null && { type: entity_type }) }),
    changes: JSON.stringify(entry.changes),
    additionalInfo: entry.additional_info,
    patient_id: entry.patient_id,
  }
}
