import type { AuditRow, writeAuditLog } from '@clinic/contract/audit'
import type { Parsed } from '@clinic/contract/endpoint'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../auth/context.ts'
import { lookAt } from '../patients/look-at.ts'
import { note } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { presentEntry } from './read-entries.ts'
import { findNewest } from './store.ts'

type Said = Parsed<typeof writeAuditLog>['body']

/**
 * Keeps an entry that an outside client posts, marked as a client's: what it claims to be stands in `additionalInfo`, while person, time and
 * address are the server's (A-13, REQ-675). Refusal: `patient-not-found`.
 */
export async function writeEntry(context: StaffContext, said: Said): Promise<AuditRow> {
  const patient_id = said.patient_id ?? null
  if (patient_id !== null) {
    const patient = await lookAt(context, patient_id)
    if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  }
  const { action, entity, changes, additionalInfo } = said
  await note(context, {
    action: 'Client Entry',
    description: `${action}: ${said.description}`,
    entity: patient_id === null ? { kind: 'user', id: String(context.staff.id) } : { kind: 'patient', id: patient_id },
    additionalInfo: JSON.stringify({ action, entity, changes, additionalInfo }),
    ...(patient_id !== null && { patient_id }),
  })
  const entry = await findNewest(context.sql, { user_id: context.staff.id, action: 'Client Entry' })
  if (!entry) throw new Problem('internal-error')
  return { ...presentEntry(entry), action }
}
