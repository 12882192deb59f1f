import type { ChatReply } from '@clinic/contract/chat'
import { EVENTS_PATH } from '@clinic/contract/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStateKey } from '../src/assistant/chat/encrypt-state.ts'
import { MAX_CONCURRENT_TURNS } from '../src/assistant/chat/limit-turns.ts'
import { hashPassword } from '../src/identity/auth/credentials/passwords.ts'
import { hashToken, makeToken } from '../src/identity/auth/credentials/tokens.ts'
import { openHttp } from '../src/platform/http/http.ts'
import { buildPatient, buildSession, buildStaff } from './build.ts'
import { allEndpoints } from './endpoints.ts'
import { CHAT_KEY, openProgram, type Program } from './program.ts'
import { routesOf } from './routes-of.ts'
import { sampleOf } from './sample.ts'

/** Mounted besides the calls of the contract; reveals no personal data. */
const BESIDE = ['GET /', 'GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /api/openapi.json', `GET ${EVENTS_PATH}`, 'POST /unsubscribe']
const PASSWORD = 'Correct-horse-7!'

const endpoints = await allEndpoints()
let program: Program
beforeAll(async () => {
  program = await openProgram({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => program.close())

/** Routes missing from the authorization matrix. */
function unlisted(tree: string): string[] {
  // Parameter names are arbitrary, and paths are case-insensitive.
  const same = (route: string) => route.replace(/\{[^/]*\}/g, '{}').toLowerCase()
  const listed = new Set([...BESIDE, ...endpoints.map(({ method, path }) => `${method} ${path}`)].map(same))
  return routesOf(tree).filter((route) => !listed.has(same(route)))
}

/** A user’s session at any stage. */
async function sessionAt(user_id: number, stage: 'pre-auth' | 'full' | 'locked'): Promise<string> {
  const token = makeToken()
  await program.database.sql`
    insert into sessions (token_hash, user_id, stage, created_at, last_seen_at, expires_at)
    values (${hashToken(token)}, ${user_id}, ${stage}, now(), now(), now() + interval '1 hour')`
  return token
}

describe('every route of the running server', () => {
  test('is a call of the contract, and so in the authorization matrix, or one of the few without personal data (A-15)', () => {
    expect(routesOf(program.routes).length).toBeGreaterThan(endpoints.length)
    expect(unlisted(program.routes)).toEqual([])
  })

  test('is checked: a route mounted outside the contract is found, documented or hidden', async () => {
    const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
    app.get('/api/users', { schema: { hide: true } }, async () => 'a call of the contract')
    app.get('/api/users/back-door', { schema: { hide: true } }, async () => 'everything')
    app.post('/api/users/:id/back-door', async () => 'everything')
    await app.ready()
    expect(unlisted(app.printRoutes({ commonPrefix: false }))).toEqual(['GET /api/users/back-door', 'POST /api/users/{id}/back-door'])
    await app.close()
  })
})

describe('an incomplete session', () => {
  const STAGES = {
    'before the code': { code: 'code-needed', opens: ['public', 'chat-key', 'pre-auth'] },
    'at a locked screen': { code: 'session-locked', opens: ['public', 'chat-key', 'pre-auth', 'locked'] },
    'of a disabled account': { code: 'session-ended', opens: ['public', 'chat-key'] },
    'of a deleted account': { code: 'session-ended', opens: ['public', 'chat-key'] },
    'that was ended': { code: 'session-ended', opens: ['public', 'chat-key'] },
  } as const
  type Stage = keyof typeof STAGES

  async function tokenOf(stage: Stage): Promise<string> {
    const { sql } = program.database
    const { id } = await buildStaff(sql, { groups: ['admins', 'pcrs', 'nps'] as never, active: stage !== 'of a disabled account' })
    if (stage === 'of a deleted account') await sql`update users set deleted_at = now(), active = false where id = ${id}`
    const token = await sessionAt(id, stage === 'before the code' ? 'pre-auth' : stage === 'at a locked screen' ? 'locked' : 'full')
    if (stage === 'that was ended') await sql`update sessions set ended_at = now() where user_id = ${id}`
    return token
  }

  test.each(Object.keys(STAGES) as Stage[])(
    '%s opens no call that requires a complete one, whatever its groups (A-1, A-5, E-9)',
    async (stage) => {
      const { code, opens } = STAGES[stage]
      const token = await tokenOf(stage)
      const closed = endpoints.filter(({ access }) => !(opens as readonly unknown[]).includes(access))
      expect(closed.length).toBeGreaterThan(100)
      const let_in: string[] = []
      for (const { method, path, body } of closed) {
        const answer = await program.call(method, path.replace(/\{\w+\}/g, '1'), { token, ...(body && { body: sampleOf(body) }) })
        if (answer.status !== 401 || answer.body.error?.code !== code)
          let_in.push(`${method} ${path}: ${answer.status} ${answer.body.error?.code}`)
      }
      expect(let_in).toEqual([])
    },
  )
})

describe('a patient of another province', () => {
  test('is not found by calls that name them in their body either (REQ-459, REQ-566)', async () => {
    const { sql } = program.database
    const { patient_id } = await buildPatient(sql, { province: 'ON', in_pcr_queue: true })
    const elsewhere = await buildStaff(sql, { groups: ['pcrs', 'nps'], provinces: ['BC'] })
    const headers = await buildSession(sql, elsewhere.id, new Date().toISOString())
    const status = await program.call('POST', '/api/patient_status', { headers, body: { patient_id, appointment_notes: 'mine' } })
    expect([status.status, status.body.error?.code]).toEqual([404, 'patient-not-found'])
    const entry = await program.call('POST', '/api/audit_logs', { headers, body: { action: 'Seen', patient_id } })
    expect(entry.status).toBe(404)
    const found = await program.call('GET', `/api/patients/find?q=${patient_id}`, { headers })
    expect(found.text).not.toContain(patient_id)
    const [row] = await sql`select appointment_notes from patients where patient_id = ${patient_id}`
    expect(row).toEqual({ appointment_notes: '' })
  })
})

describe('the public chat', () => {
  const say = (conversation_id: string, key: string, query: string, address = '203.0.113.1') =>
    program.call('POST', '/api/ai', {
      headers: { 'x-api-key': CHAT_KEY, 'x-forwarded-for': address },
      body: { action: 'query', conversation_id, key, query },
    })
  const keyOf = (answer: Awaited<ReturnType<typeof say>>) => (answer.body as unknown as ChatReply).key

  test('opens a conversation with its own key only: another’s, an old one and none are refused without details (A-3)', async () => {
    const mine = keyOf(await say('intruder0001', '', 'book with tcn'))
    const first = keyOf(await say('intruder0002', '', 'book with tcn'))
    const second = keyOf(await say('intruder0002', first, 'New Patient Intake'))
    for (const key of [mine, '', 'x'.repeat(200), `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`]) {
      const answer = await say('intruder0002', key, 'yes')
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'conversation-key-invalid'])
      expect(Object.keys(answer.body)).toEqual(['error', 'message'])
    }
    expect((await say('intruder0002', second, 'ok')).status).toBe(200)
  })

  test('uses a key that opens nothing else (A-4)', async () => {
    const others = endpoints.filter(({ access }) => access !== 'public' && access !== 'chat-key')
    const opened: string[] = []
    for (const { method, path, body } of others) {
      const answer = await program.call(method, path.replace(/\{\w+\}/g, '1'), {
        headers: { 'x-api-key': CHAT_KEY },
        ...(body && { body: sampleOf(body) }),
      })
      if (answer.status !== 401) opened.push(`${method} ${path}: ${answer.status}`)
    }
    expect(opened).toEqual([])
  })

  test('flooded from one address refuses that one for a moment, and neither staff nor other addresses', async () => {
    const { sql } = program.database
    const { id } = await buildStaff(sql, { groups: ['pcrs'] })
    const headers = await buildSession(sql, id, new Date().toISOString())
    // While conversations cannot be written no turn of the flood ends, however fast the machine.
    const { promise: full, resolve: isFull } = Promise.withResolvers<void>()
    const held = sql.begin(async (tx) => {
      await tx`lock table conversations in exclusive mode`
      await full
    })
    let turnedAway = 0
    const flood = Array.from({ length: 250 }, async (_, turn) => {
      const answer = await say(`flood${String(turn).padStart(7, '0')}`, '', 'book with tcn', '203.0.113.66')
      if (answer.status === 429) turnedAway += 1
      if (turnedAway === 250 - MAX_CONCURRENT_TURNS) isFull()
      return answer
    })
    await full
    const [staff, other] = await Promise.all([program.call('GET', '/api/queues/pcr_queue', { headers }), say('neighbour001', '', 'hello')])
    const answers = await Promise.all(flood)
    await held
    expect([staff.status, other.status]).toEqual([200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_CONCURRENT_TURNS)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(250 - MAX_CONCURRENT_TURNS)
    expect(refused.every(({ body }) => body.error?.code === 'too-many-attempts')).toBe(true)
    expect((await say('flood0000999', '', 'book with tcn', '203.0.113.66')).status).toBe(200)
  })

  test('started three hundred times within ten minutes from one address refuses further starts there', async () => {
    const { sql } = program.database
    await sql`
      insert into conversations (id, patient_id, state, started_at, last_turn_at, address, agent)
      select 'begun' || lpad(n::text, 7, '0'), 'TCN-BEGUN-' || n, ${sql.types.sealed({})}, now(), now(), '203.0.113.77', '' from generate_series(1, 300) n`
    const answer = await fetch(`${program.url}/api/ai`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': CHAT_KEY, 'x-forwarded-for': '203.0.113.77' },
      body: JSON.stringify({ action: 'query', conversation_id: 'onetoomany01', key: '', query: 'book with tcn' }),
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await say('onetoomany02', '', 'book with tcn', '203.0.113.78')).status).toBe(200)
  })

  test('answers one conversation at most four times a second, over a minute', async () => {
    const { sql } = program.database
    await say('muchtoofast1', '', 'book with tcn')
    await sql`
      insert into conversation_turns
      select (jsonb_populate_record(t, jsonb_build_object('turn', n))).*
      from conversation_turns t, generate_series(2, 260) n where conversation_id = 'muchtoofast1' and turn = 1`
    const [begun] = await sql<{ id: string; started_at: string }[]>`
      update conversations set turn = 260 where id = 'muchtoofast1' returning id, started_at`
    if (!begun) throw new Error('no conversation started')
    const key = makeStateKey('a secret for tests', begun, 260)
    expect((await say('muchtoofast1', key, 'more')).body.error?.code).toBe('too-many-attempts')
    await sql`update conversation_turns set at = at - interval '1 minute' where conversation_id = 'muchtoofast1'`
    expect((await say('muchtoofast1', key, 'more')).status).toBe(200)
  })
})

describe('emails', () => {
  test('with codes are limited to five an hour per user, over any number of logins and addresses (A-2)', async () => {
    const email = 'mailed@clinic.example'
    await buildStaff(program.database.sql, { email, password_hash: await hashPassword(PASSWORD) })
    const sent: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${turn}` }
      const { body } = await program.call('POST', '/api/auth/login', { headers, body: { email, password: PASSWORD } })
      sent.push((await program.call('POST', '/api/auth/generate-otp', { headers, token: String(body.token) })).status)
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  })
})

describe('a live stream', () => {
  async function listening(): Promise<{ id: number; token: string; ended: Promise<string> }> {
    const { id } = await buildStaff(program.database.sql, { groups: ['pcrs'] })
    const token = await sessionAt(id, 'full')
    const stream = await fetch(`${program.url}${EVENTS_PATH}`, { headers: { authorization: `Bearer ${token}` } })
    return { id, token, ended: stream.text() }
  }

  test('closes soon after its session ended or its user was disabled, lost a scope or was deleted (A-5, B-9)', async () => {
    const { sql } = program.database
    const { id: admin } = await buildStaff(sql, { groups: ['admins'] })
    const token = await sessionAt(admin, 'full')
    const [loggedOut, locked, ended, disabled, moved, kept] = await Promise.all(Array.from({ length: 6 }, listening))
    if (!loggedOut || !locked || !ended || !disabled || !moved || !kept) throw new Error('no listener')
    await program.call('POST', '/api/auth/logout', { token: loggedOut.token })
    await program.call('POST', '/api/auth/lock', { token: locked.token })
    await program.call('DELETE', `/api/users/${ended.id}/sessions`, { token })
    await sql`update users set active = false where id = ${disabled.id}`
    await sql`update users set licensed_provinces = '{BC}' where id = ${moved.id}`
    await Promise.all([loggedOut, locked, ended, disabled, moved].map((one) => one.ended))
    const still = await Promise.race([kept.ended, Promise.resolve('open')])
    expect(still).toBe('open')
    await program.call('POST', '/api/auth/logout', { token: kept.token })
    await kept.ended
  })

  test('aborted while opening takes no place (of ten per user)', async () => {
    const { id } = await buildStaff(program.database.sql, { groups: ['pcrs'] })
    const headers = { authorization: `Bearer ${await sessionAt(id, 'full')}` }
    for (let turn = 0; turn < 40; turn += 1) {
      const stop = new AbortController()
      const opening = fetch(`${program.url}${EVENTS_PATH}`, { headers, signal: stop.signal }).catch(() => null)
      await new Promise((resolve) => setImmediate(resolve))
      stop.abort()
      await opening
    }
    await expect
      .poll(async () => {
        const stop = new AbortController()
        const { status } = await fetch(`${program.url}${EVENTS_PATH}`, { headers, signal: stop.signal })
        stop.abort()
        return status
      })
      .toBe(200)
  })
})
