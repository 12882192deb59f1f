import type { Sql, Tx } from '../../platform/db/database.ts'
import { type Claimed, findClaimed as find } from './store.ts'

/**
 * The one matching patient. None when ambiguous: a family may share an email address, and only the patient ID
 * tells them apart.
 */
export async function findClaimed(sql: Sql | Tx, claim: { who: string; born: string }): Promise<Claimed | null> {
  const [only, other] = await find(sql, claim)
  return only && !other ? only : null
}
