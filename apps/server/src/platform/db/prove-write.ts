import type { Sql } from './database.ts'

/** Writes and commits one small row; throws where the database is away, read-only or its disk is full. */
export async function proveWrite(sql: Sql): Promise<void> {
  await sql`insert into write_probe (at) values (now()) on conflict (one) do update set at = excluded.at`
}
