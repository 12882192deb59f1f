import type { Tx } from '../../../platform/db/database.ts'

/** A delivery that its owner has to make by hand. */
export async function insertChore(tx: Tx, chore: { delivery_id: number; owner_id: number }): Promise<void> {
  await tx`insert into delivery_chores ${tx(chore)}`
}

export async function closeChore(
  tx: Tx,
  { delivery_id, user_id, at }: { delivery_id: number; user_id: number; at: string },
): Promise<void> {
  await tx`update delivery_chores set done_at = ${at}, done_by = ${user_id} where delivery_id = ${delivery_id} and done_at is null`
}

/** A seller that registers a document has received it. */
export async function closeChoresOf(
  tx: Tx,
  { document_id, seller_id, user_id, at }: { document_id: number; seller_id: number; user_id: number; at: string },
): Promise<void> {
  await tx`
    update delivery_chores c set done_at = ${at}, done_by = ${user_id} from document_deliveries d
    where d.id = c.delivery_id and d.document_id = ${document_id} and d.seller_id = ${seller_id} and c.done_at is null
      and not exists (select from withdrawal_letters w where w.delivery_id = d.id)`
}
