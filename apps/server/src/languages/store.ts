import type { Sql, Tx } from '../platform/database.ts'

export type Approval = { key: string; hash: Buffer; by: string; at: string }

/** What is approved in French, and by whom. */
export function findApprovals(sql: Sql | Tx): Promise<Approval[]> {
  return sql<Approval[]>`
    select a.key, a.hash, u.name as by, a.approved_at as at from text_approvals a join users u on u.id = a.approved_by where a.language = 'fr'`
}

/** Approves; an earlier approval of the text gives way. */
export async function upsertApproval(
  tx: Tx,
  { key, hash, user_id, now }: { key: string; hash: Buffer; user_id: number; now: string },
): Promise<void> {
  await tx`
    insert into text_approvals (language, key, hash, approved_by, approved_at) values ('fr', ${key}, ${hash}, ${user_id}, ${now})
    on conflict (language, key) do update set hash = excluded.hash, approved_by = excluded.approved_by, approved_at = excluded.approved_at`
}

/** Takes an approval away; false where there was none. */
export async function deleteApproval(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx`delete from text_approvals where language = 'fr' and key = ${key} returning key`
  return rows.length > 0
}
