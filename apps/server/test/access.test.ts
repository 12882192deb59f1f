import type { Endpoint } from '@clinic/contract/endpoint'
import { EVENTS_PATH } from '@clinic/contract/events'
import type { Scope } from '@clinic/contract/vocabulary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeToken } from '../src/identity/auth/credentials/tokens.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { AT_THE_DOOR, allEndpoints } from './endpoints.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'
import { sampleOf } from './sample.ts'

const endpoints = await allEndpoints()

const ROLES = {
  user: { groups: ['User'], scopes: ['user'] },
  pcr: { groups: ['pcrs'], scopes: ['pcr', 'user'] },
  np: { groups: ['nps'], scopes: ['np', 'user'] },
  pcrmanager: { groups: ['pcrManagers'], scopes: ['pcrmanager', 'pcr', 'user'] },
  npmanager: { groups: ['npManagers'], scopes: ['npmanager', 'np', 'user'] },
  admin: { groups: ['admins'], scopes: ['admin', 'npmanager', 'pcrmanager', 'user'] },
} as const satisfies Record<string, { groups: readonly string[]; scopes: readonly Scope[] }>
type Role = keyof typeof ROLES

/** Calls whose rule goes beyond the scope; their own tests cover it. */
const JUDGED_INSIDE: readonly string[] = [
  'PUT /api/users/{id}/queue_enabled',
  'GET /api/users/{id}/sessions',
  'DELETE /api/users/{id}/sessions',
  'DELETE /api/users/{id}/sessions/{session_id}',
  'GET /api/users/{id}/release_preview',
  'POST /api/queues/{queue}/bulk',
  'GET /api/queues/{queue}/statistics',
]

/** It was 1.1 million when each status of a call had its own buckets. */
const METRICS_CHARACTERS = 300_000

let program: Program
const ids = {} as Record<Role, number>

beforeAll(async () => {
  program = await openProgram()
  for (const [role, { groups }] of Object.entries(ROLES)) {
    const staff = await buildStaff(program.database.sql, { groups: [...groups] as never, provinces: ['ON'] })
    ids[role as Role] = staff.id
  }
})
afterAll(() => program.close())

type Answer = { status: number; code: string | null; text: string }

async function ask(endpoint: Endpoint, headers: Record<string, string>, params: Record<string, string> = {}): Promise<Answer> {
  const filled = { patient_id: 'NOBODY-1', id: '999999', queue: 'np', ...params }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => filled[name as keyof typeof filled] ?? '999999')
  const query = endpoint.query ? `?${new URLSearchParams(sampleOf(endpoint.query) as Record<string, string>)}` : ''
  const body = endpoint.body ? sampleOf(endpoint.body) : undefined
  const answer = await program.call(endpoint.method, path + query, { headers, ...(body !== undefined && { body: body as object }) })
  const error = (answer.body as { error?: { code?: string } } | null)?.error
  return { status: answer.status, code: error?.code ?? null, text: answer.text }
}

async function headersOf(role: Role, endpoint: Endpoint): Promise<Record<string, string>> {
  const session = await buildSession(program.database.sql, ids[role], new Date().toISOString())
  return { ...session, ...(endpoint.access === 'chat-key' && { 'x-api-key': CHAT_KEY }) }
}

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

describe('role by call', () => {
  test.each(named)('%s admits exactly those its rule names (REQ-052 to REQ-063, REQ-698)', async (name, endpoint) => {
    for (const role of Object.keys(ROLES) as Role[]) {
      const { status, code } = await ask(endpoint, await headersOf(role, endpoint))
      const refused = code !== null && AT_THE_DOOR.has(code)
      const said = `${name} as ${role}: ${status} ${code}`
      if (JUDGED_INSIDE.includes(name) && mayCall(role, endpoint)) continue
      if (mayCall(role, endpoint)) expect(refused, said).toBe(false)
      else expect([status, code], said).toEqual([403, 'forbidden'])
      expect(status, said).toBeLessThan(500)
    }
  })

  test.each(named)('%s answers a missing and a dead token with 401, unless public (REQ-054, REQ-063, A-15)', async (name, endpoint) => {
    const open = endpoint.access === 'public'
    for (const headers of [{}, { authorization: `Bearer ${makeToken()}` }]) {
      const { status, code } = await ask(endpoint, headers)
      const refused = code !== null && AT_THE_DOOR.has(code)
      expect(refused, `${name}: ${status} ${code}`).toBe(!open)
      if (!open) expect(status).toBe(401)
    }
  })
})

test('the server mounts exactly the calls of the contract, and documents each (REQ-699)', async () => {
  const { body } = await program.call('GET', '/api/openapi.json')
  const { paths } = body as unknown as { paths: Record<string, Record<string, unknown>> }
  const mounted = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(endpoints.filter(({ summary }) => summary.length < 8)).toEqual([])
  expect(mounted.filter((route) => route.includes('/api/') && route !== `GET ${EVENTS_PATH}`).sort()).toEqual(
    named.map(([name]) => name).sort(),
  )
})

test('/metrics stays small when every call was made, answered and refused, and names them all', { timeout: 90_000 }, async () => {
  const waiting = [...endpoints]
  const callAll = async () => {
    for (let endpoint = waiting.pop(); endpoint; endpoint = waiting.pop()) {
      await ask(endpoint, {})
      await ask(endpoint, await headersOf('admin', endpoint))
    }
  }
  await Promise.all([1, 2, 3, 4].map(callAll))
  const { text } = await program.call('GET', '/metrics')
  const counted = new Set(
    [...text.matchAll(/^clinic_http_requests_total\{method="(\w+)",route="([^"]+)"/gm)].map((of) => `${of[1]} ${of[2]}`),
  )
  expect(counted.size).toBeGreaterThanOrEqual(named.length)
  expect(text.length).toBeLessThan(METRICS_CHARACTERS)
})

describe('licensed provinces', () => {
  let patient_id: string
  let elsewhere: number
  beforeAll(async () => {
    const { sql } = program.database
    const built = await buildPatient(sql, {
      province: 'ON',
      in_pcr_queue: true,
      in_np_queue: true,
      first_name: 'Unseen',
      last_name: 'Ontario',
    })
    patient_id = built.patient_id
    elsewhere = (await buildStaff(sql, { groups: ['pcrs', 'nps'], provinces: ['BC'] })).id
  })

  const ofPatients = named.filter(([, { path, access }]) => path.includes('{patient_id}') && mayAny(access, ['pcr', 'np']))

  test.each(ofPatients)('%s: a patient outside the caller’s provinces is not found (REQ-459, REQ-566)', async (_, endpoint) => {
    const session = await buildSession(program.database.sql, elsewhere, new Date().toISOString())
    const { status, code, text } = await ask(endpoint, session, { patient_id })
    if (endpoint.noMatch !== undefined) expect([status, text]).toEqual([200, '[]'])
    else expect([status, code]).toEqual([404, 'patient-not-found'])
  })

  const CLAIMS = ofPatients.filter(([name]) => name.endsWith('/claim')).map(([name]) => name)
  const REASONS = {
    booked: (of: number, id: string) => program.database.sql`
      insert into appointments (patient_id, user_id, visit, state, starts_at, ends_at, free_at, patient_zone, location_name, key_hash, created_at, booked_at)
      select ${id}, ${of}, 'new', 'booked', at, at + interval '30 minutes', at + interval '35 minutes', 'America/Toronto', 'By phone or video',
        ${Buffer.from(id)}, now(), now() from (select now() + interval '1 day') as t (at)`,
    held: async (of: number, id: string) => {
      await program.database.sql`update patients set assigned_np = ${of} where patient_id = ${id}`
      await program.database.sql`update patients set assigned_np = null where patient_id = ${id}`
    },
    managed: async (of: number, id: string) => {
      await program.database.sql`update patients set in_np_queue = false, entered_np_queue_at = null where patient_id = ${id}`
      await program.database.sql`
        insert into user_auth_groups (user_id, auth_group_id) select ${of}, id from auth_groups where 'npmanager' = any(scopes)`
    },
    'look-up': (of: number, id: string) => program.database.sql`
      insert into record_access values (${id}, ${of}, 'look-up', now() + interval '1 hour')`,
    completed: (of: number, id: string) => program.database.sql`
      insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at) values (${id}, ${of}, false, 'Renewal', now())`,
  }
  const opened = Object.entries(REASONS).flatMap(([reason, give]) =>
    ofPatients.filter(([name]) => !CLAIMS.includes(name)).map(([name, endpoint]) => [reason, name, endpoint, give] as const),
  )

  test.each(opened)('%s opens the record for %s (F-1)', async (_, name, endpoint, give) => {
    const { sql } = program.database
    const other = await buildPatient(sql, { province: 'ON', in_np_queue: true })
    const { id } = await buildStaff(sql, { groups: ['pcrs', 'nps'], provinces: ['BC'] })
    await give(id, other.patient_id)
    const { code, text } = await ask(endpoint, await buildSession(sql, id, new Date().toISOString()), other)
    if (endpoint.noMatch !== undefined) expect(text, name).not.toBe('[]')
    else expect(code, name).not.toBe('patient-not-found')
  })

  test('no list shows them either', async () => {
    const lists = endpoints.filter(({ method, path, access }) => method === 'GET' && !path.includes('{') && access !== 'pre-auth')
    expect(lists.length).toBeGreaterThan(8)
    for (const endpoint of lists) {
      const session = await buildSession(program.database.sql, elsewhere, new Date().toISOString())
      const { text } = await ask(endpoint, session)
      expect(text.includes(patient_id), endpoint.path).toBe(false)
    }
  })
})

function mayCall(role: Role, { access }: Endpoint): boolean {
  return typeof access === 'string' || mayAny(access, ROLES[role].scopes)
}

function mayAny(access: Endpoint['access'], scopes: readonly Scope[]): boolean {
  return access === 'staff' || (Array.isArray(access) && scopes.some((scope) => (access as readonly Scope[]).includes(scope)))
}
