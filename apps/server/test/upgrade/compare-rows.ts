import type { Asking } from '../../src/platform/db/database.ts'

/** A table's columns and a hash of each row over them, sorted. */
type Rows = { columns: readonly string[]; hashes: readonly string[] }
/** Every table of the program by name. */
export type Snapshot = ReadonlyMap<string, Rows>

/** Reads every table. Of the tables in `before` only the columns that they had then, and `null` where one of those is missing. */
export async function takeSnapshot(sql: Asking, before?: Snapshot): Promise<Map<string, Rows | null>> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.relname`
  const taken = new Map<string, Rows | null>()
  for (const table of tables) {
    const columns = before?.get(table.name)?.columns ?? table.columns
    const whole = columns.every((column) => table.columns.includes(column))
    taken.set(table.name, whole ? { columns, hashes: await hashRows(sql, table.name, columns) } : null)
  }
  return taken
}

/** What was there before and is not now: tables, columns, and rows that are gone or hold something else. */
export async function listLosses(sql: Asking, before: Snapshot): Promise<string[]> {
  const after = await takeSnapshot(sql, before)
  return [...before].flatMap(([table, { hashes }]) => {
    const now = after.get(table)
    if (now === undefined) return [`${table}: the table is gone`]
    if (now === null) return [`${table}: a column is gone`]
    const lost = countMissing(hashes, now.hashes)
    return lost > 0 ? [`${table}: ${lost} rows are gone or changed`] : []
  })
}

async function hashRows(sql: Asking, table: string, columns: readonly string[]): Promise<string[]> {
  const row = columns.map((column) => `"${column}"`).join(', ')
  const rows = await sql.unsafe<{ hash: string }[]>(`select md5(row(${row})::text) as hash from "${table}" order by hash`)
  return rows.map(({ hash }) => hash)
}

/** How many of `hashes` are not in `others`; one that occurs twice has to be there twice. */
function countMissing(hashes: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const hash of others) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return hashes.filter((hash) => {
    const left = counts.get(hash) ?? 0
    counts.set(hash, left - 1)
    return left <= 0
  }).length
}
