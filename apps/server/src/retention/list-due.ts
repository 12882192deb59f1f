import type { Output } from '@clinic/contract/endpoint'
import type { listDue as contract } from '@clinic/contract/retention'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { countDue, findDue } from './store.ts'

/** Records whose time to be kept is over, the longest due first. The reading leaves an audit entry. `years`: the clinic's rule. */
export async function listDue(context: StaffContext, years: number): Promise<Output<typeof contract>> {
  const [records, total] = await Promise.all([findDue(context.sql), countDue(context.sql)])
  await note(context, { action: 'Read Report', description: 'Records due for review', entity: { kind: 'list', id: 'due records' } })
  return { records, total, years }
}
