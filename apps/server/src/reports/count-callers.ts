import type { TransactionSql } from '../platform/db/database.ts'
import type { Range } from './resolve-range.ts'
import { ACTIONS, entries } from './store.ts'

/** Patients for whom a call was requested in a range; requests that were undone don't count. */
export async function countCallers(tx: TransactionSql, range: Range): Promise<number> {
  const rows = await tx<{ count: number }[]>`
    select count(distinct patient_id)::int as count from (${entries(tx, range, ACTIONS.optInForCall)}) requests`
  return rows[0]?.count ?? 0
}
