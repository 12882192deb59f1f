import type { Fragment, Sql } from '../../platform/db/database.ts'
import { type Plan, readPlans } from '../rows/row-store.ts'

type Written = { id: number; after: number }

/** What an import wrote after a row of its file: `key`, `texts` and, of what it added, `fresh`. */
export function selectWritten(sql: Sql, { id, after }: Written): Fragment {
  return sql`
    select key, outcome = 'new' as fresh, written::jsonb as texts from import_plans
    where import_id = ${id} and outcome in ('new', 'changed') and row_number > ${after}`
}

/** The plans that wrote to the given keys, or any, after a row, in order. */
export function findWritten(
  sql: Sql,
  { id, after, keys, limit }: Written & { keys: readonly string[] | null; limit: number },
): Promise<Plan[]> {
  const found = sql`where import_id = ${id} and outcome in ('new', 'changed') and row_number > ${after}`
  return readPlans(sql, sql`${found} ${keys ? sql`and key = any(${keys as string[]})` : sql``} order by row_number limit ${limit}`)
}

/** Rows added and fields changed, except for the given keys. */
export async function countWritten(sql: Sql, id: number, keys: readonly string[]): Promise<{ removed: number; clean: number }> {
  const [row] = await sql<{ removed: number; clean: number }[]>`
    select count(*) filter (where outcome = 'new') as removed,
      coalesce(sum((select count(*) from json_object_keys(written))) filter (where outcome = 'changed'), 0)::bigint as clean
    from import_plans where import_id = ${id} and outcome in ('new', 'changed') and not key = any(${keys as string[]})`
  return row ?? { removed: 0, clean: 0 }
}
