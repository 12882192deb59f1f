import { EARLIER_CALLS, type EarlierCall } from '@clinic/contract/documents/verification'
import { hasScope } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findCalls } from './verification-store.ts'
import { writtenNumber } from './written-number.ts'

/** Earlier calls about a document, or about any; notes for who took the call and for managers. */
export async function listVerifications({ sql, staff }: StaffContext, asked: string): Promise<{ calls: EarlierCall[]; total: number }> {
  const rows = await findCalls(sql, { number: asked === '' ? null : writtenNumber(asked), limit: EARLIER_CALLS })
  const all = hasScope(staff, ['admin', 'npmanager', 'pcrmanager'])
  const calls = rows.map(({ user_id, total: _, note, ...row }) => ({ ...row, note: all || user_id === staff.id ? note : null }))
  return { calls, total: rows[0]?.total ?? 0 }
}
