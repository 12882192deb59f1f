import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { encryptColumns } from '../src/platform/crypto/encrypted-columns.ts'
import { type DatabaseAddress, openDatabase, type Sql } from '../src/platform/db/database.ts'
import { databaseAt } from './global-setup.ts'
import { testRing } from './keys.ts'

/** A test file’s own database. `address` is for further pools on it, as a second process would have. */
export type TestDatabase = {
  /** As the role that the program serves with. */
  sql: Sql
  address: DatabaseAddress
  /** As the role that owns the tables, for what the program may not do. */
  owner: Sql
  ownerAddress: DatabaseAddress
  close(): Promise<void>
}

const IN_USE = '55006'

/** Clones the migrated template; `close` drops the clone. Open it in `beforeAll`, close it in `afterAll`. */
export async function openTestDatabase(options: { connections?: number } = {}): Promise<TestDatabase> {
  const { address: server, owner: administrator, template } = inject('testDatabase')
  const name = `clinic_test_${randomBytes(6).toString('hex')}`
  const program = 'user' in server ? server.user : null
  await asAdministrator(administrator, async (sql) => {
    for (let turn = 1; ; turn += 1) {
      try {
        await sql`create database ${sql(name)} template ${sql(template)}`
        if (program !== null) await sql.unsafe(`grant create on database ${name} to ${program}`)
        return
      } catch (error) {
        if ((error as { code?: string }).code !== IN_USE || turn === 20) throw error
      }
    }
  })
  const address = databaseAt(server, name)
  const database = openDatabase(address, { connections: options.connections ?? 8, name: 'clinic test' })
  await encryptColumns(database.sql, testRing)
  const ownerAddress = databaseAt(administrator, name)
  const owner = openDatabase(ownerAddress, { connections: 2, name: 'clinic test owner' })
  return {
    sql: database.sql,
    address,
    owner: owner.sql,
    ownerAddress,
    async close() {
      await Promise.all([database.close(), owner.close()])
      await asAdministrator(administrator, (sql) => drop(sql, name))
    },
  }
}

/**
 * Without `force`, which would need rights over a running autovacuum; the plain drop cancels it and waits. Retried,
 * since under load that wait may be too short; a leaked connection still fails.
 */
async function drop(sql: Sql, name: string): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await sql`drop database if exists ${sql(name)}`
      return
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || turn === 5) throw error
    }
  }
}

async function asAdministrator(server: DatabaseAddress, work: (sql: Sql) => PromiseLike<unknown>): Promise<void> {
  const { sql, close } = openDatabase(server, { connections: 1 })
  try {
    // To copy or drop a database beside busy ones can take longer than a statement of the program may.
    await sql`set statement_timeout = 0`.simple()
    await work(sql)
  } finally {
    await close()
  }
}
