import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import type { StaffContext } from '../src/identity/auth/access/context.ts'
import { hashToken, makeToken } from '../src/identity/auth/credentials/tokens.ts'
import { later } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/db/change.ts'
import type { Sql } from '../src/platform/db/database.ts'

/** The tests’ default time. */
export const TEST_NOW = '2026-03-02T15:00:00.000Z'
const TEST_ZONE = 'America/Toronto'

type Group = 'admins' | 'User' | 'nps' | 'pcrs' | 'npManagers' | 'pcrManagers'
export type StaffParts = {
  groups?: readonly Group[]
  provinces?: readonly ProvinceCode[]
  queue_enabled?: boolean
  active?: boolean
  first_name?: string
  last_name?: string
  email?: string
  password_hash?: string
}

let made = 0

/** Inserts a staff member (by default an NP of Ontario whose queue is on) and returns them as rules see them. */
export async function buildStaff(sql: Sql, parts: StaffParts = {}): Promise<Staff> {
  made += 1
  const first_name = parts.first_name ?? 'Sam'
  const last_name = parts.last_name ?? `Tester${made}`
  const row = {
    email: parts.email ?? `staff${made}.${process.pid}@clinic.example`,
    password_hash: parts.password_hash ?? 'none',
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    active: parts.active ?? true,
    queue_enabled: parts.queue_enabled ?? true,
    licensed_provinces: [...(parts.provinces ?? ['ON'])],
  }
  const [user] = await sql<{ id: number }[]>`insert into users ${sql(row)} returning id`
  if (!user) throw new Error('the user was not inserted')
  const groups = [...(parts.groups ?? ['nps'])]
  await sql`insert into user_auth_groups (user_id, auth_group_id) select ${user.id}, id from auth_groups where name = any(${groups})`
  const [facts] = await sql<{ scopes: Scope[]; pcr_capable: boolean; np_capable: boolean }[]>`
    select array_agg(distinct scope) as scopes, bool_or(pcr_capable) as pcr_capable, bool_or(np_capable) as np_capable
    from auth_groups, unnest(scopes) as scope where name = any(${groups})`
  if (!facts) throw new Error('no such group')
  return { id: user.id, name: row.name, queue_enabled: row.queue_enabled, provinces: row.licensed_provinces, ...facts }
}

/**
 * Inserts a patient with answers and details rows, by default an eligible adult of Ontario in no queue. Dependent
 * fields (entry times, reasons) are derived from the given ones.
 */
export async function buildPatient(
  sql: Sql,
  partial: Partial<Patient> & { phone?: string; email?: string } = {},
): Promise<{ patient_id: string }> {
  made += 1
  const row = {
    patient_id: `P${made}-${process.pid}`,
    first_name: 'Pat',
    last_name: `Example${made}`,
    date_of_birth: '1980-05-17',
    province: 'ON',
    ...(partial.in_pcr_queue && { entered_pcr_queue_at: TEST_NOW }),
    ...(partial.in_np_queue && { entered_np_queue_at: TEST_NOW }),
    ...((partial.assigned_pcr ?? null) !== null && { assigned_pcr_at: TEST_NOW }),
    ...((partial.assigned_np ?? null) !== null && { assigned_np_at: TEST_NOW }),
    ...(partial.eligible === false && { ineligible_reason: 'Other', marked_ineligible_at: TEST_NOW }),
    ...partial,
  }
  await sql`insert into patients ${sql(row as unknown as Record<string, string>)}`
  await sql`insert into patient_records (patient_id) values (${row.patient_id})`
  await sql`insert into patient_details (patient_id) values (${row.patient_id})`
  return { patient_id: row.patient_id }
}

/** A context acting as a staff member. */
export function staffContext(db: { sql: Sql }, staff: Staff, now: string = TEST_NOW): StaffContext {
  return { sql: db.sql, actor: { kind: 'staff', id: staff.id, name: staff.name }, now, zone: TEST_ZONE, address: '127.0.0.1', staff }
}

/** A context without a login. */
export function nobodyContext(db: { sql: Sql }, now: string = TEST_NOW): Context {
  return { sql: db.sql, actor: { kind: 'nobody', name: 'Not logged in' }, now, zone: TEST_ZONE, address: '127.0.0.1' }
}

/** Logs a user in completely, as a non-browser client, and returns the header to send. */
export async function buildSession(sql: Sql, user_id: number, now: string = TEST_NOW): Promise<{ authorization: string }> {
  const token = makeToken()
  await sql`
    insert into sessions (token_hash, user_id, stage, created_at, last_seen_at, expires_at)
    values (${hashToken(token)}, ${user_id}, 'full', ${now}, ${now}, ${later(now, 12 * 3600)})`
  return { authorization: `Bearer ${token}` }
}
