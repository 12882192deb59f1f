import type { AuditRow, writeAuditLog } from '@clinic/contract/audit'
import type { Parsed } from '@clinic/contract/endpoint'
import { problemText } from '@clinic/contract/problem'
import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../care/patients/read-patient.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { isUnavailable } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { CLIENT_ACTION, type PostedEntry, presentEntry } from './read-entries.ts'
import { findNewest, type StoredEntry } from './store.ts'

type Said = Parsed<typeof writeAuditLog>['body']

/**
 * Stores an entry posted by an outside client under an action of its own, so that nothing counts it as what the server
 * did. Its fields are stored as they were posted; user, time and address are the server’s (A-13, REQ-675). Refusals: `audit-refused` with the cause (REQ-678), `audit-not-added`
 * (REQ-677).
 */
export async function writeEntry(context: StaffContext, said: Said): Promise<AuditRow> {
  try {
    return presentEntry(await keepEntry(context, said))
  } catch (error) {
    if (error instanceof Problem) throw new Problem('audit-refused', { cause: problemText(error.code, error.details) })
    if (isUnavailable(error)) throw error
    throw Object.assign(new Problem('audit-not-added'), { cause: error })
  }
}

async function keepEntry(context: StaffContext, said: Said): Promise<StoredEntry> {
  const patient_id = said.patient_id ?? null
  if (patient_id !== null) {
    const patient = await readPatient(context.sql, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  }
  const { action, description, additionalInfo } = said
  const posted: PostedEntry = { action, description, entity: jsonOf(said.entity), changes: jsonOf(said.changes), additionalInfo }
  const additional_info = JSON.stringify(posted)
  await note(context, {
    action: CLIENT_ACTION,
    description: `${action}: ${description}`,
    entity: patient_id === null ? { kind: 'user', id: String(context.staff.id) } : { kind: 'patient', id: patient_id },
    additionalInfo: additional_info,
    ...(patient_id !== null && { patient_id }),
  })
  const entry = await findNewest(context.sql, { user_id: context.staff.id, action: CLIENT_ACTION, additional_info })
  if (!entry) throw new Error('an entry just written is missing')
  return entry
}

function jsonOf(value: string | object | undefined): string {
  return typeof value === 'object' ? JSON.stringify(value) : (value ?? '')
}
