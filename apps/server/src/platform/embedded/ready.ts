import { openSql } from '../db/driver/open.ts'
import type { Sql } from '../db/driver/sql.ts'
import { BACKUP_FUNCTIONS } from './backup-functions.ts'
import { EmbeddedFailure } from './failure.ts'
import { DURABLE_SETTINGS } from './settings.ts'

export type Connection = { socketDir: string; port: number; user: string; password: string; database: string }

/**
 * Asks the server something as the program would. Rejects with the driver's error while it does not answer, and with `not-durable`
 * when a committed write would not survive a power cut.
 */
export async function askServer(connection: Connection): Promise<void> {
  await asRole(connection, async (sql) => {
    for (const [name, wanted] of Object.entries(DURABLE_SETTINGS)) {
      const [row] = await sql.unsafe<{ value: string }[]>(`select current_setting('${name}') as value`)
      if (row?.value !== wanted) throw notDurable(name, wanted, row?.value)
    }
  })
}

/**
 * Whether the owner can log in and both roles have the rights that they need. False for a database of an earlier version, and where the owner's
 * password file was lost.
 */
export async function hasPreparedRoles(owner: Connection, app: string): Promise<boolean> {
  const backups = BACKUP_FUNCTIONS.map((name) => `has_function_privilege('${app}', '${name}', 'execute')`)
  const wanted = [...backups, `pg_has_role('${app}', 'set')`, `not rolcreatedb`, `not rolcreaterole`]
  try {
    return await asRole(owner, async (sql) => {
      const [row] = await sql.unsafe<{ prepared: boolean }[]>(
        `select ${wanted.join(' and ')} as prepared from pg_roles where rolname = '${app}'`,
      )
      return row?.prepared === true
    })
  } catch (error) {
    if ((error as { code?: unknown }).code === WRONG_PASSWORD) return false
    throw error
  }
}

/** What PostgreSQL also says of a role that does not exist. */
const WRONG_PASSWORD = '28P01'

async function asRole<T>(connection: Connection, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { socketDir, ...login } = connection
  const client = { ...login, host: socketDir, connectionTimeoutMillis: 5_000 }
  const sql = openSql({ client, settings: {}, max: 1, idleMs: 60_000, wait: () => 0 })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function notDurable(name: string, wanted: string, found: string | undefined): EmbeddedFailure {
  return new EmbeddedFailure(
    'not-durable',
    `PostgreSQL runs with ${name} '${found}' instead of '${wanted}', so records could be lost: remove that setting from the database and start again.`,
  )
}
