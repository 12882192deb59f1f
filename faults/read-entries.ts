import type { Sql } from '@clinic/server/testing/database'

/** An entry of the audit log as the checkers read it. */
export type Entry = {
  id: number
  address: string
  user_id: number | null
  action: string
  patient_id: string | null
  changes: Record<string, { from: unknown; to: unknown }>
}

/** The whole log in the order in which it was written. */
export async function readEntries(sql: Sql): Promise<Entry[]> {
  return sql<Entry[]>`select id, address, user_id, action, patient_id, changes from audit_log order by id`
}
