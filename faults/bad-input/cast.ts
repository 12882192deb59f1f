import type { Endpoint } from '@clinic/contract/endpoint'
import type { Scope } from '@clinic/contract/vocabulary'
import { buildPatient, buildSession, buildStaff } from '@clinic/server/testing/build'
import type { Sql } from '@clinic/server/testing/database'
import { hashToken, makeToken } from '@clinic/server/testing/tokens'
import fc from 'fast-check'
import { ASKERS, type Asker } from './bad-request.ts'
import type { Hints } from './values-of.ts'

const ROLES = {
  user: { group: 'User', scopes: ['user'] },
  pcr: { group: 'pcrs', scopes: ['pcr', 'user'] },
  np: { group: 'nps', scopes: ['np', 'user'] },
  pcrmanager: { group: 'pcrManagers', scopes: ['pcrmanager', 'pcr', 'user'] },
  npmanager: { group: 'npManagers', scopes: ['npmanager', 'np', 'user'] },
  admin: { group: 'admins', scopes: ['admin', 'npmanager', 'pcrmanager', 'user'] },
} as const satisfies Record<string, { group: string; scopes: readonly Scope[] }>
type Role = keyof typeof ROLES
const NAMES = Object.keys(ROLES) as Role[]

const PATIENTS = 24

/** All callers, and the records that they call about. */
export type Cast = {
  hints: Hints
  /** Undoes what was done to the callers and logs them in again; returns the headers of each. */
  renew(): Promise<Record<Asker, Record<string, string>>>
}

/** One person of each role and some patients in the queues, by SQL. */
export async function openCast(sql: Sql): Promise<Cast> {
  const staff = new Map<Role, number>()
  for (const role of NAMES) staff.set(role, (await buildStaff(sql, { groups: [ROLES[role].group], provinces: ['ON'] })).id)
  const disabled = await buildStaff(sql, { groups: ['admins'], active: false })
  const others = [await buildStaff(sql, { groups: ['nps'] }), await buildStaff(sql, { groups: ['pcrs'] })].map(({ id }) => id)
  const patients: string[] = []
  for (let turn = 0; turn < PATIENTS; turn += 1) {
    const place = { in_pcr_queue: turn % 2 === 0, in_np_queue: turn % 2 === 1 }
    patients.push((await buildPatient(sql, place)).patient_id)
  }
  const groups = await sql<{ id: number; scopes: string[] }[]>`select id, scopes from auth_groups`
  return {
    hints: hintsOf([...staff.values(), ...others], patients),
    async renew() {
      for (const { id, scopes } of groups)
        await sql`update auth_groups set scopes = ${scopes}, needs_strong_factor = false where id = ${id}`
      const headers: Partial<Record<Asker, Record<string, string>>> = { nobody: {} }
      for (const [role, id] of staff) {
        await sql`update users set active = true, deleted_at = null where id = ${id}`
        await sql`delete from user_auth_groups where user_id = ${id}`
        await sql`insert into user_auth_groups select ${id}, id from auth_groups where name = ${ROLES[role].group}`
        headers[role] = await buildSession(sql, id, new Date().toISOString())
      }
      headers.disabled = await buildSession(sql, disabled.id, new Date().toISOString())
      headers['pre-auth'] = await beforeTheCode(sql, staff.get('np') ?? 0)
      return headers as Record<Asker, Record<string, string>>
    },
  }
}

/** Who may make a call, and so gets to what is behind its door. */
export function askersOf({ access }: Endpoint): readonly Asker[] {
  if (access === 'public' || access === 'chat-key') return ['nobody', 'admin']
  if (access === 'pre-auth') return ['pre-auth', 'np']
  if (typeof access === 'string') return NAMES
  return NAMES.filter((role) => ROLES[role].scopes.some((scope) => access.includes(scope)))
}

/** Whether the caller has to be refused by the authorizer. */
export function isRejected({ access }: Endpoint, asker: Asker): boolean {
  if (access === 'public' || access === 'chat-key') return false
  if (asker === 'nobody' || asker === 'disabled') return true
  if (asker === 'pre-auth') return access !== 'pre-auth'
  return !(ASKERS.includes(asker) && (access === 'pre-auth' || askersOf({ access } as Endpoint).includes(asker)))
}

async function beforeTheCode(sql: Sql, user_id: number): Promise<Record<string, string>> {
  const token = makeToken()
  await sql`
    insert into sessions (token_hash, user_id, stage, created_at, last_seen_at, expires_at)
    values (${hashToken(token)}, ${user_id}, 'pre-auth', now(), now(), now() + interval '10 minutes')`
  return { authorization: `Bearer ${token}` }
}

function hintsOf(users: number[], patients: string[]): Hints {
  const small = fc.integer({ min: 1, max: 12 })
  const user = fc.constantFrom(...users)
  return {
    patient_id: fc.constantFrom(...patients),
    id: fc.oneof(user, small, fc.constantFrom(...patients)),
    user_id: user,
    ids: fc.constantFrom(...patients),
    assigned_np: user,
    assigned_pcr: user,
    queue: fc.constantFrom('np', 'pcr'),
    key: fc.constantFrom('async', 'renewal', 'phq9', 'gad7', 'none'),
    version: small,
    revision: small,
    session_id: small,
    run_id: small,
    row_number: small,
    day: fc.constantFrom('2026-03-02', '2030-12-31'),
    format: fc.constantFrom('csv', 'xlsx', 'pdf'),
    target: fc.constantFrom('patients', 'staff', 'slots'),
    conversation_id: fc.constantFrom('badinput0001', 'badinput0002', 'badinput0003', 'badinput0004'),
  }
}
