import type { Sql } from '@clinic/server/testing/database'

/** Entries that say that something was refused or did not succeed. */
const SAYS_NO = ['Refused', 'Failed'] as const
/** A file is stored before it is read and refused: the list of imports shows it with the reason (E-4). */
const STORED_FIRST = 'import'

/** What the audit log says that refused requests changed, which must be nothing. `refused`: the answer of each, by the address it came from. */
export async function findWritten(sql: Sql, refused: ReadonlyMap<string, string>): Promise<string[]> {
  const entries = await sql<{ address: string; action: string; description: string }[]>`
    select address, action, description from audit_log where address like '10.%' and entity_kind <> ${STORED_FIRST} order by id`
  return entries
    .filter(({ address, action }) => refused.has(address) && !SAYS_NO.some((word) => action.endsWith(word)))
    .map(({ address, action, description }) => `${refused.get(address)}, but the audit log has: ${action}: ${description.slice(0, 200)}`)
}
