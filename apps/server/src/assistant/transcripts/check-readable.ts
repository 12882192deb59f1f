import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { canSee } from '@clinic/core/queues/can-see'
import type { FoundConversation } from './store.ts'

/** Whether somebody may read what a patient told the assistant: as for the record. Where none was made, administrators alone. */
export function checkReadable(staff: Staff, patient: FoundConversation['patient']): boolean {
  return patient ? canSee(staff, patient) : hasScope(staff, ['admin'])
}
