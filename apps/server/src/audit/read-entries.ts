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

export const CLIENT_ACTION = 'Client Entry'
/** What an outside client posted, as stored in the additional information of its entry. */
export type PostedEntry = Pick<AuditRow, 'action' | 'description' | 'entity' | 'changes'> & { additionalInfo?: string | null | undefined }

/** Entity and changes as JSON text (REQ-673). An entry of an outside client reads as it was posted (REQ-674). */
export function presentEntry(entry: StoredEntry): AuditRow {
  const { entity_kind, entity_id, entity_type } = entry
  const row = {
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
  return entry.action === CLIENT_ACTION ? { ...row, ...postedIn(entry.additional_info) } : row
}

/** Entries of earlier versions lack the description and may lack the rest. */
function postedIn(additional_info: string): Partial<AuditRow> {
  const { additionalInfo, ...posted } = JSON.parse(additional_info) as Partial<PostedEntry>
  return { ...posted, additionalInfo: additionalInfo ?? '' }
}
