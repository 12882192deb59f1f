import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSession, buildStaff, TEST_NOW } from '../../../../test/build.ts'
import type { TestHttp } from '../../../../test/http.ts'
import { listenForEvents } from '../../../platform/events.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'
import { hashToken } from '../credentials/tokens.ts'

let auth: Authing
let http: TestHttp

beforeAll(async () => {
  auth = await openAuthing()
})
afterAll(() => auth.close())
beforeEach(async () => {
  http = await auth.begin()
  return () => http.close()
})

type Row = { id: string; device: string; address: string; current: boolean; locked: boolean; started_at: string; last_seen_at: string }
async function session(user_id: number, facts: { agent?: string; address?: string } = {}) {
  const token = (await buildSession(auth.db.sql, user_id)).authorization.replace('Bearer ', '')
  const row = { agent: 'curl/8', address: '198.51.100.7', ...facts }
  const [{ id } = { id: '' }] = await auth.db.sql<{ id: string }[]>`
    update sessions set ${auth.db.sql(row)} where token_hash = ${hashToken(token)} returning id`
  return { token, id }
}
const list = async (token: string, user_id: number) => (await http.call(`/api/users/${user_id}/sessions`, { token })).json<Row[]>()
const end = (token: string, user_id: number, id = '') =>
  http.call(`/api/users/${user_id}/sessions${id && `/${id}`}`, { token, method: 'DELETE' })
const endOwn = (token: string, session_id?: string, current_password = PASSWORD) =>
  http.call('/api/me/sessions/end', { token, body: { current_password, ...(session_id !== undefined && { session_id }) } })
const alive = async (token: string) => (await http.call('/api/me', { token })).statusCode === 200

describe('one’s own sessions', () => {
  test('are listed with device, address and times, the current one marked, without secrets', async () => {
    const { id } = await buildStaff(auth.db.sql)
    const mine = await session(id, {
      agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      address: '203.0.113.5',
    })
    const other = await session(id)
    await http.call('/api/auth/lock', { token: other.token, method: 'POST' })
    const rows = await list(mine.token, id)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({
      id: mine.id,
      device: 'Firefox on Linux',
      address: '203.0.113.5',
      current: true,
      locked: false,
      started_at: TEST_NOW,
      last_seen_at: TEST_NOW,
    })
    expect(rows).toContainEqual(expect.objectContaining({ id: other.id, device: 'A program, not a browser', current: false, locked: true }))
    expect(JSON.stringify(rows)).not.toContain(hashToken(mine.token).toString('hex'))
  })

  test('that ended, idled, expired or wait for a code are not listed', async () => {
    const { id } = await buildStaff(auth.db.sql)
    const mine = await session(id)
    const changes: Record<string, string>[] = [
      { ended_at: TEST_NOW },
      { last_seen_at: '2026-03-02T14:30:00Z' },
      { expires_at: TEST_NOW },
      { stage: 'pre-auth' },
    ]
    for (const change of changes) {
      const gone = await session(id)
      await auth.db.sql`update sessions set ${auth.db.sql(change)} where id = ${gone.id}`
    }
    expect((await list(mine.token, id)).map((row) => row.id)).toEqual([mine.id])
  })

  test('end one by one, or all at once; the current one stays', async () => {
    const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
    const [mine, second, third, fourth] = [await session(id), await session(id), await session(id), await session(id)]
    expect((await endOwn(mine.token, second.id)).json()).toEqual({ ended: 1 })
    expect(await alive(second.token)).toBe(false)
    expect(await alive(third.token)).toBe(true)
    expect((await endOwn(mine.token, second.id)).json().error.code).toBe('already-done')
    expect((await endOwn(mine.token)).json()).toEqual({ ended: 2 })
    expect([await alive(mine.token), await alive(third.token), await alive(fourth.token)]).toEqual([true, false, false])
    const rows = await auth.db.sql`select action, description from audit_log where user_id = ${id} and action = 'Session Ended'`
    expect(rows).toHaveLength(3)
    expect(rows[0]?.description).toBe('Session ended: A program, not a browser')
  })

  test('that end notify the user’s open screens, and no one else’s', async () => {
    const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
    const [mine, other] = [await session(id), await session(id)]
    const events = await listenForEvents(auth.db.sql)
    const notices = new Promise((resolve) => events.subscribe(resolve))
    await endOwn(mine.token, other.id)
    expect(await notices).toEqual({ kind: 'session', id: other.id, version: null, audience: [`user:${id}`] })
    await events.close()
  })

  test('ended by four concurrent calls end once', async () => {
    const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
    const [mine, other] = [await session(id), await session(id)]
    const answers = await Promise.all(Array.from({ length: 4 }, () => endOwn(mine.token, other.id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.json().error?.code === 'already-done')).toHaveLength(3)
  })

  test('stay with a wrong password, which is counted and audited; the sixth attempt waits (ASVS 7.5.2)', async () => {
    const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
    const [mine, other] = [await session(id), await session(id)]
    for (let turn = 1; turn <= 5; turn += 1)
      expect((await endOwn(mine.token, turn % 2 ? other.id : undefined, 'not it')).json().error.fields).toEqual({
        current_password: 'This is not your current password.',
      })
    expect((await endOwn(mine.token)).json().error.code).toBe('too-many-attempts')
    expect(await alive(other.token)).toBe(true)
    const rows = await auth.db.sql`select from audit_log where user_id = ${id} and action = 'Session End Refused'`
    expect(rows).toHaveLength(5)
  })

  test('do not end without the password, nor through the administrators’ calls', async () => {
    const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash, groups: ['admins'] })
    const [mine, other] = [await session(id), await session(id)]
    expect((await endOwn(mine.token, other.id, '')).statusCode).toBe(400)
    for (const one of ['', other.id]) expect((await end(mine.token, id, one)).json().error.code).toBe('own-account')
    expect(await alive(other.token)).toBe(true)
  })
})

describe('another user’s sessions', () => {
  test('can all be ended by administrators (A-16)', async () => {
    const admin = await buildStaff(auth.db.sql, { groups: ['admins'] })
    const { id } = await buildStaff(auth.db.sql)
    const [adminToken, theirs] = [(await session(admin.id)).token, await session(id)]
    await session(id)
    expect(await list(adminToken, id)).toHaveLength(2)
    expect((await list(adminToken, id)).some((row) => row.current)).toBe(false)
    expect((await end(adminToken, id)).json()).toEqual({ ended: 2 })
    expect([await alive(adminToken), await alive(theirs.token)]).toEqual([true, false])
  })

  test.each(['nps', 'npManagers'] as const)('are refused to %s, even with a correct id (A-15)', async (group) => {
    const { id } = await buildStaff(auth.db.sql, { groups: [group], password_hash: auth.password_hash })
    const victim = await buildStaff(auth.db.sql)
    const [mine, theirs] = [await session(id), await session(victim.id)]
    expect((await http.call(`/api/users/${victim.id}/sessions`, { token: mine.token })).statusCode).toBe(403)
    expect((await end(mine.token, victim.id)).statusCode).toBe(403)
    expect((await end(mine.token, victim.id, theirs.id)).statusCode).toBe(403)
    expect((await endOwn(mine.token, theirs.id)).json().error.code).toBe('already-done')
    expect(await alive(theirs.token)).toBe(true)
  })

  test('of a missing user are not found', async () => {
    const admin = await buildStaff(auth.db.sql, { groups: ['admins'] })
    const { token } = await session(admin.id)
    for (const id of ['999999', 'x', '0']) expect((await http.call(`/api/users/${id}/sessions`, { token })).statusCode).toBe(404)
    const { id: another } = await buildStaff(auth.db.sql)
    expect((await end(token, another, 'not-an-id')).json().error.code).toBe('already-done')
  })
})
