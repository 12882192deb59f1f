import type { Sql } from './database.ts'

/** Asks the external database once, so that a start that cannot work says which setting to look at. The address may hold a password: it is not repeated. */
export async function checkReachable(sql: Sql, setting: string, url: string): Promise<void> {
  try {
    await sql`select 1`
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const host = URL.parse(url)?.host ?? ''
    throw new Error(
      `${setting}: the database at ${host} cannot be used (${message || code}): check that PostgreSQL runs there, its certificate, and the name, password and database in the setting.`,
    )
  }
}
