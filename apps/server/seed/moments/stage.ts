import type { Staff } from '@clinic/core/authorization/staff'
import type { StaffContext } from '../../src/identity/auth/access/context.ts'
import { readStaff } from '../../src/identity/users/directory/read-staff.ts'
import { dayIn, later, minuteIn } from '../../src/platform/clock.ts'
import type { Sql } from '../../src/platform/db/database.ts'

/** Local minutes of the day after which no one begins anything. */
const LAST_MINUTE = '16:40'
/** Seconds after a login before the first action. */
const SETTLING_IN = 20 * 60
const DAY_SECONDS = 86_400
const EVENING_SECONDS = 8 * 3600

export type DemoStaff = Staff & { email: string }

/** A demo clinic in its database, where moments are made with the product’s own use cases. `secret`: signs links to appointments. */
export type Stage = {
  sql: Sql
  now: string
  zone: string
  secret: string
  staff: readonly DemoStaff[]
  /** Who is named so in the demo’s addresses. */
  named(name: string): DemoStaff
  as(staff: DemoStaff, at: string): StaffContext
  /** The first moment from then on in which someone is at work; null: not before now. */
  atWork(staff: DemoStaff, from: string): string | null
  /** When someone last began to work before then. */
  lastAtWork(staff: DemoStaff, before: string): string | null
}

export type Ground = Pick<Stage, 'sql' | 'now' | 'zone' | 'secret'>

/** `isAlwaysOpen`: no login is needed, as in an older demo into which no one has logged in since. */
export async function openStage({ isAlwaysOpen = false, ...ground }: Ground & { isAlwaysOpen?: boolean }): Promise<Stage> {
  const { sql, now, zone } = ground
  const accounts = await sql<{ id: number; name: string; email: string }[]>`
    select id, name, email from users where active and deleted_at is null order by id`
  const staff: DemoStaff[] = []
  for (const { id, name, email } of accounts) staff.push({ ...(await readStaff(sql, { kind: 'staff', id, name })), email })
  const logIns = await sql<{ user_id: number; at: string }[]>`
    select user_id, min(created_at) as at from audit_log where action = 'Log In' and user_id is not null
    group by user_id, (created_at at time zone ${zone})::date order by at`
  return {
    ...ground,
    staff,
    named(name) {
      const found = staff.find(({ email }) => email.startsWith(`${name}@`))
      if (!found) throw new Error(`no one in the demo clinic is called ${name}`)
      return found
    },
    as: (one, at) => ({
      sql,
      now: at,
      zone,
      staff: one,
      actor: { kind: 'staff', id: one.id, name: one.name },
      address: `10.20.0.${one.id + 10}`,
    }),
    atWork(one, from) {
      if (isAlwaysOpen) return from > now ? null : ([later(now, -DAY_SECONDS), from].sort()[1] ?? now)
      for (const { user_id, at: arrived } of logIns) {
        const at = [later(arrived, SETTLING_IN), from].sort()[1] ?? from
        const isThere = user_id === one.id && dayIn(zone, at) === dayIn(zone, arrived) && minuteIn(zone, at).slice(-5) < LAST_MINUTE
        if (isThere) return at <= now ? at : null
      }
      return null
    },
    lastAtWork: (one, before) =>
      isAlwaysOpen
        ? later(before, -EVENING_SECONDS)
        : (logIns
            .filter(({ user_id }) => user_id === one.id)
            .map(({ at }) => later(at, SETTLING_IN))
            .findLast((at) => at < before) ?? null),
  }
}
