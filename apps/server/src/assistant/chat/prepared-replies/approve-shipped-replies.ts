import type { TransactionSql } from '../../../platform/db/database.ts'

/** Approves all that come with the program: for a clinic that is filled from the start. */
export async function approveShippedReplies(tx: TransactionSql, { user_id, now }: { user_id: number; now: string }): Promise<void> {
  await tx`update prepared_replies set approved_by = ${user_id}, approved_at = ${now} where saved_by is null`
}
