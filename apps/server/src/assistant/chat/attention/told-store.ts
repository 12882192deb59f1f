import type { Waiting } from '@clinic/core/chat/attention/tell-waiting'
import type { Sql, Tx } from '../../../platform/db/database.ts'

type Said = { told_opens_at: string | null; told_at: string; offered_at: string | null; contact_wish?: 'call' | 'email' | null }

/** What a waiting patient was told; `contact_wish` absent: as it was. */
export async function noteTold(tx: Tx, id: string, said: Said): Promise<void> {
  await tx`update conversations set ${tx(said)} where id = ${id}`
}

export async function saveContactWish(tx: Tx, id: string, contact_wish: 'call' | 'email'): Promise<void> {
  await tx`update conversations set contact_wish = ${contact_wish} where id = ${id}`
}

export type ToldBefore = Pick<Waiting, 'offered_at' | 'contact_wish'>

export async function findTold(sql: Sql | Tx, id: string): Promise<ToldBefore> {
  const [row] = await sql<ToldBefore[]>`select offered_at, contact_wish from conversations where id = ${id}`
  return row ?? { offered_at: null, contact_wish: null }
}
