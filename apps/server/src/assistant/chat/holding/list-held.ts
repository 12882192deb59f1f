import type { HeldConversation } from '@clinic/contract/queues/today'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findHeldBy } from './held-store.ts'

/** The conversations that the caller has, with what is new in each. */
export function listHeld({ sql, staff }: Pick<StaffContext, 'sql' | 'staff'>): Promise<HeldConversation[]> {
  return findHeldBy(sql, staff.id)
}
