import type { ContentItem } from '@clinic/contract/questionnaires/content-approvals'
import type { Sql, TransactionSql, Tx } from '../../platform/db/database.ts'

/** An article keeps its approval with its version. */
export type Content = Pick<ContentItem, 'key' | 'version'> & { kind: Exclude<ContentItem['kind'], 'article'> }
export type StoredApproval = Content & { by: string | null; at: string }

export function findApprovals(sql: Sql | TransactionSql): Promise<StoredApproval[]> {
  return sql<StoredApproval[]>`
    select a.kind, a.key, a.version, u.name as by, a.approved_at as at from content_approvals a left join users u on u.id = a.approved_by`
}

/** Returns whether it was a draft until now. */
export async function insertApproval(tx: TransactionSql, approval: Content & { user_id: number | null; now: string }): Promise<boolean> {
  const { kind, key, version, user_id, now } = approval
  const rows = await tx`
    insert into content_approvals (kind, key, version, approved_by, approved_at) values (${kind}, ${key}, ${version}, ${user_id}, ${now})
    on conflict do nothing returning key`
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deleteApproval(tx: Tx, { kind, key, version }: Content): Promise<boolean> {
  const rows = await tx`delete from content_approvals where kind = ${kind} and key = ${key} and version = ${version} returning key`
  return rows.length > 0
}

/** The versions of the consent form that are approved. */
export async function findApprovedConsents(sql: Sql | TransactionSql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`select version from content_approvals where kind = 'consent' and key = 'consent'`
  return rows.map(({ version }) => version)
}
