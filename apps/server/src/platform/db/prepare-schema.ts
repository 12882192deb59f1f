import { fileURLToPath } from 'node:url'
import { checkReachable } from './check-reachable.ts'
import { type DatabaseAddress, openDatabase, type Sql } from './database.ts'
import { grantTables, type Limits } from './grant-tables.ts'
import { migrate } from './migrate.ts'
import { takeOwnership } from './take-ownership.ts'

export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** `owner`: the database as the role that owns the tables; null where that is the program's role. `limits`: where that role has fewer rights than usual. */
export type Owned = { owner: DatabaseAddress | null; limits: Limits }

/**
 * Applies the migrations as the role that owns the tables, and gives the program's role what it needs; then does `work`, which may change tables
 * with the connections that it gets, and closes them.
 */
export async function prepareSchema<T>(sql: Sql, { owner, limits }: Owned, work: (owner: Sql) => Promise<T>): Promise<T> {
  if (owner === null) {
    await migrate(sql, MIGRATIONS)
    return work(sql)
  }
  // Only the program's own schema, so that a migration never finds tables or functions that another role made.
  const database = openDatabase(owner, { connections: 1, name: 'clinic migrations', settings: { search_path: 'public' } })
  try {
    if ('url' in owner) await checkReachable(database.sql, 'MIGRATION_DATABASE_URL', owner.url)
    const program = await roleOf(sql)
    const apart = program !== (await roleOf(database.sql))
    if (apart) await takeOwnership(database.sql, { program, limits })
    await migrate(database.sql, MIGRATIONS)
    if (apart) await database.sql.begin((tx) => grantTables(tx, program, limits))
    return await work(database.sql)
  } finally {
    await database.close()
  }
}

async function roleOf(sql: Sql): Promise<string> {
  const [row] = await sql<{ role: string }[]>`select current_user::text as role`
  return row?.role ?? ''
}
