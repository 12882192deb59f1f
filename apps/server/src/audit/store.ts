import type { Sql } from '../platform/database.ts'

export type StoredEntry = {
  id: number
  created_at: string
  user_name: string
  action: string
  description: string
  entity_kind: string
  entity_id: string
  entity_type: string | null
  changes: Record<string, unknown>
  additional_info: string
  patient_id: string | null
}

const columns = (sql: Sql) =>
  sql`id, created_at, user_name, action, description, entity_kind, entity_id, entity_type, changes, additional_info, patient_id`

/** Entries of one patient, newest first; at most `limit`. */
export function findEntries(sql: Sql, patient_id: string, limit: number): Promise<StoredEntry[]> {
  return sql<
    StoredEntry[]
  >`select ${columns(sql)} from audit_log where patient_id = ${patient_id} order by created_at desc, id desc limit ${limit}`
}

/** The newest entry of one person with that action: what an outside client has just written. */
export async function findNewest(sql: Sql, { user_id, action }: { user_id: number; action: string }): Promise<StoredEntry | null> {
  const [row] = await sql<StoredEntry[]>`
    select ${columns(sql)} from audit_log where user_id = ${user_id} and action = ${action} order by created_at desc, id desc limit 1`
  return row ?? null
}

/** Partitions of this month and the next, made ahead of need. */
export async function ensureMonths(sql: Sql, moments: readonly string[]): Promise<void> {
  for (const moment of moments) await sql`select ensure_audit_month(${moment}::timestamptz)`
}
