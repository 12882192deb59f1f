import type { AuditFilter } from '@clinic/contract/audit'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { interpretFilter, placeOf } from './interpret-filter.ts'
import { countFitting } from './store.ts'

const ENOUGH = 100

/**
 * How many matching entries have been written since a cursor, without the caller’s own searches. Reveals nothing of
 * them, so it is not audited.
 */
export async function countNewer(
  context: StaffContext,
  { after, ...filter }: AuditFilter & { after: string },
): Promise<{ count: number; more: boolean }> {
  const wanted = await interpretFilter(context, filter)
  const place = placeOf(after)
  if (!wanted || !place) return { count: 0, more: false }
  const except = { user_id: context.staff.id, action: 'Search Audit Log' }
  const count = await countFitting(context.sql, wanted, { after: place, except, limit: ENOUGH + 1 })
  return { count: Math.min(count, ENOUGH), more: count > ENOUGH }
}
