import { makeSecret } from '../config.ts'
import type { Sql } from '../db/database.ts'

/** A secret that every process on this database shares: the setting's value, or one made once and kept in the table `settings`. */
export async function sharedSecret(sql: Sql, name: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  await sql`insert into settings (key, value) values (${name}, ${sql.json(makeSecret())}) on conflict do nothing`
  const [row] = await sql<{ value: string }[]>`select value from settings where key = ${name}`
  if (!row) throw new Error('a secret that was just made is gone')
  return row.value
}
