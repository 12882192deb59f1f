import type { StaffRole } from '@clinic/contract/chat/attention'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'

/** What the patient is told of a member of staff beside the first name. */
export function roleOf(staff: Staff): StaffRole {
  return hasScope(staff, ['np']) && !hasScope(staff, ['admin']) ? 'np' : 'team'
}
