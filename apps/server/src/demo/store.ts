import type { Sql } from '../platform/db/database.ts'

/** Settings written by the seed: whether this is the demo clinic, and its logins. */
export async function findSettings(sql: Sql): Promise<{ demo: unknown; demo_people: unknown }> {
  const rows = await sql<{ key: string; value: unknown }[]>`select key, value from settings where key in ('demo', 'demo_people')`
  const setting = (key: string) => rows.find((row) => row.key === key)?.value ?? null
  return { demo: setting('demo'), demo_people: setting('demo_people') }
}
