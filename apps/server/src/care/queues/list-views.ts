import type { View } from '@clinic/contract/queues'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { findViews } from './store.ts'

export function listViews({ sql, staff }: StaffContext): Promise<View[]> {
  return findViews(sql, staff.id)
}
