import { QUEUES } from '@clinic/contract/queues'
import { DOUBT_DAYS, TODAY_ROWS, type TodayDoubts } from '@clinic/contract/queues/today'
import { hasScope, managesQueue } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { findDoubts } from './doubt-store.ts'

const DAY_SECONDS = 86_400

/** Calls that ended in doubt or without a match, newest first: every one for managers, those about their own documents for NPs (facts 5.7). */
export async function listDoubts({ sql, staff, now }: StaffContext): Promise<TodayDoubts | null> {
  const manages = QUEUES.some((queue) => managesQueue(staff, queue))
  if (!manages && !hasScope(staff, ['np'])) return null
  const since = later(now, -DOUBT_DAYS * DAY_SECONDS)
  const rows = await findDoubts(sql, { since, author_id: manages ? null : staff.id, limit: TODAY_ROWS })
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}
