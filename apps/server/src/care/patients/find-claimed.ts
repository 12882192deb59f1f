import type { Sql, Tx } from '../../platform/db/database.ts'
import { type Claimed, findClaimed as find } from './store.ts'

/** The one patient who is meant. Nobody where several would fit: an e-mail address may be a family's, the patient id tells them apart. */
export async function findClaimed(sql: Sql | Tx, claim: { who: string; born: string }): Promise<Claimed | null> {
  const [only, other] = await find(sql, claim)
  return only && !other ? only : null
}
