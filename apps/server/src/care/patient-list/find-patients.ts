import type { FoundPatient } from '@clinic/contract/patient-manager'
import { readSearchTerm } from '@clinic/core/patient-list/search-term'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { findVisible, hasBegun, saveSearch } from './store.ts'

/**
 * The visible patients that match, at most 20. The first call of a search is audited with the query’s length
 * only, since it may be a name.
 */
export async function findPatients(context: StaffContext, { q, session }: { q: string; session: string }): Promise<FoundPatient[]> {
  const needle = readSearchTerm(q)
  if (!needle) return []
  await leaveEntry(context, { session, length: q.length })
  const rows = await findVisible(context.sql, context.staff, { typed: q, needle })
  return rows.map((row) => ({ ...row, province: row.province && provinceName(row.province) }))
}

async function leaveEntry(context: StaffContext, { session, length }: { session: string; length: number }): Promise<void> {
  const user_id = context.staff.id
  if (session !== '' && (await hasBegun(context.sql, { user_id, session }))) return
  await change(context, async (tx, context) => {
    if (session !== '') await saveSearch(tx, { user_id, session, begun_at: context.now })
    return {
      result: undefined,
      audit: {
        action: 'Search Patients',
        description: `Searched the patients, with ${length} characters to begin with`,
        entity: { kind: 'list', id: 'patients' },
      },
    }
  })
}
