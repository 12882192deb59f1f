import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from './database.ts'

const LOCK = 7_410_001
const NOT_ALLOWED = '42501'

/**
 * Brings the database up to the newest migration: plain SQL files `NNNN-name.sql`, forward only, one transaction each. Two processes that
 * start together take turns. Refuses when an applied file was changed afterwards or when the database is ahead of this program.
 */
export async function migrate(sql: Sql, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort()
  const connection = await sql.reserve()
  try {
    // Changing a large table may take long, and a process that waits for its turn waits as long.
    await connection.unsafe('set statement_timeout = 0; set lock_timeout = 0')
    await connection`select pg_advisory_lock(${LOCK})`
    // Not `if not exists`: that asks for the right to create tables even where it creates none.
    const [table] = await connection<{ found: boolean }[]>`select to_regclass('schema_migrations') is not null as found`
    if (!table?.found)
      await connection`create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`
    const applied = new Map(
      (await connection<{ name: string; hash: string }[]>`select name, hash from schema_migrations`).map((row) => [row.name, row.hash]),
    )
    const unknown = [...applied.keys()].filter((name) => !files.includes(name))
    if (unknown.length > 0)
      throw new Error(`The database is ahead of this program (it has ${unknown.join(', ')}). Start the newer version.`)
    const done: string[] = []
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = applied.get(name)
      if (before === hash) continue
      if (before) throw new Error(`Migration ${name} was changed after it was applied. Add a new file instead.`)
      await connection
        .unsafe(`begin;\n${text}\n;insert into schema_migrations (name, hash) values ('${name}', '${hash}');\ncommit;`)
        .simple()
      done.push(name)
    }
    return done
  } catch (error) {
    await connection.unsafe('rollback').simple()
    if ((error as { code?: unknown }).code === NOT_ALLOWED) {
      throw new Error(
        `The database's tables have to be changed for this version, which this role may not do (${(error as Error).message}): name the role that owns them in MIGRATION_DATABASE_URL.`,
        { cause: error },
      )
    }
    throw error
  } finally {
    await connection.unsafe(`select pg_advisory_unlock(${LOCK}); reset statement_timeout; reset lock_timeout`)
    connection.release()
  }
}

/**
 * Whether every migration of the folder is applied: part of `GET /readyz`. Migrations of a newer version are ignored:
 * while processes are replaced one by one, the older ones keep serving.
 */
export async function isMigrated(sql: Sql, folder: string): Promise<boolean> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from schema_migrations where name = any(${files})`
  return row?.count === files.length
}
