import { hashToken, makeToken } from '../src/identity/auth/credentials/tokens.ts'
import type { Sql } from '../src/platform/db/database.ts'

/** A member of staff with a complete log-in. */
export type Person = { id: number; token: string }

type Staffing = { count: number; group: string; licences: readonly (readonly string[])[] }

/** Members of staff of one group, logged in. Their names hold the group and the number: a group is added once with one number. */
export async function addStaff(sql: Sql, { count, group, licences }: Staffing): Promise<Person[]> {
  const people: Person[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const name = `${group} ${count} number ${turn}`
    const [user] = await sql<{ id: number }[]>`
      insert into users (email, password_hash, first_name, last_name, name, queue_enabled, licensed_provinces)
      values (${`${name.replaceAll(' ', '.')}@clinic.example`}, 'none', ${name}, '', ${name}, true, ${[...(licences[turn % licences.length] ?? [])]})
      returning id`
    if (!user) throw new Error('nobody was added')
    const token = makeToken()
    await sql`insert into user_auth_groups select ${user.id}, id from auth_groups where name = ${group}`
    await sql`
      insert into sessions (token_hash, user_id, stage, created_at, last_seen_at, expires_at)
      values (${hashToken(token)}, ${user.id}, 'full', now(), now(), now() + interval '12 hours')`
    people.push({ id: user.id, token })
  }
  return people
}

/** What autovacuum does by itself on a clinic that was not filled within seconds. */
export async function tidy(sql: Sql): Promise<void> {
  await sql.unsafe('vacuum analyze').simple()
}

/** The product stops a statement after 15 seconds; filling takes as long as it takes. For the one connection that the benchmark looks on with. */
export async function allowLong(sql: Sql): Promise<void> {
  await sql`set statement_timeout = 0`.simple()
}
