import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import type { TestHttp } from '../../../../test/http.ts'
import { checkAuthorized } from '../access/check-authorized.ts'
import type { Caller } from '../access/context.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'

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

async function someone() {
  const staff = await buildStaff(auth.db.sql, { password_hash: auth.password_hash, groups: ['nps'] })
  const { authorization } = await buildSession(auth.db.sql, staff.id)
  return { ...staff, token: authorization.replace('Bearer ', '') }
}
const lock = (token: string) => http.call('/api/auth/lock', { token, method: 'POST' })
const unlock = (token: string, password = PASSWORD) => http.call('/api/auth/unlock', { token, body: { password } })
const me = (token: string) => http.call('/api/me', { token })
const actions = async (id: number) =>
  (await auth.db.sql<{ action: string }[]>`select action from audit_log where user_id = ${id} order by id`).map(({ action }) => action)

describe('a locked screen', () => {
  test('allows only unlocking and logout, and names its owner (E-9, A-15)', async () => {
    const { token, name, id } = await someone()
    expect((await lock(token)).json()).toEqual({ success: true })
    const closed: [string, string, object?][] = [
      ['GET', '/api/me'],
      ['GET', '/api/users'],
      ['GET', `/api/users/${id}/sessions`],
      ['DELETE', `/api/users/${id}/sessions`],
      ['PUT', '/api/me/password', { current_password: PASSWORD, password: 'New7&harbours', confirm_password: 'New7&harbours' }],
      ['PUT', `/api/users/${id}/queue_enabled`, { queue_enabled: false }],
    ]
    for (const [method, url, body] of closed) {
      const answer = await http.call(url, { token, method: method as 'GET', ...(body && { body }) })
      expect(answer.statusCode, url).toBe(401)
      expect(answer.json().error, url).toMatchObject({ code: 'session-locked', details: { name } })
    }
    expect((await http.call('/api/auth/logout', { token, method: 'POST' })).statusCode).toBe(200)
    expect((await unlock(token)).json().error.code).toBe('session-ended')
  })

  test('unlocks with the password alone, and both are audited (E-9)', async () => {
    const { token, id } = await someone()
    await lock(token)
    await lock(token)
    expect((await unlock(token)).json()).toMatchObject({ success: true, user: { id } })
    expect((await me(token)).statusCode).toBe(200)
    expect(await actions(id)).toEqual(['Screen Locked', 'Screen Unlocked'])
  })

  test('is never opened by the code step: no code is sent and none counts (A-1)', async () => {
    const { token } = await someone()
    await lock(token)
    expect((await http.call('/api/auth/generate-otp', { token })).json().error.code).toBe('already-done')
    expect((await http.call('/api/auth/verify-otp', { token, body: { token: '123456' } })).json().error.code).toBe('code-spent')
    expect((await me(token)).json().error.code).toBe('session-locked')
  })

  test('reports the attempts left, and the fifth wrong password ends the session', async () => {
    const { token, id } = await someone()
    await lock(token)
    for (const left of [4, 3, 2, 1]) {
      const answer = await unlock(token, 'Wrong7&harbour')
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message: `Incorrect password. Attempts left: ${left}.`, error: { code: 'wrong-password' } })
    }
    expect((await unlock(token, 'Wrong7&harbour')).json().error.code).toBe('session-ended')
    expect((await unlock(token)).json().error.code).toBe('session-ended')
    expect((await actions(id)).slice(-2)).toEqual(['Unlock Refused', 'Session Ended'])
  })

  test('tries five of fifty concurrent wrong passwords, then the session is over', async () => {
    const { token, id } = await someone()
    await lock(token)
    const answers = await Promise.all(Array.from({ length: 50 }, () => unlock(token, 'Wrong7&harbour')))
    const codes = answers.map((answer) => answer.json().error.code)
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(4)
    expect(codes.filter((code) => code === 'session-ended')).toHaveLength(46)
    expect((await actions(id)).filter((action) => action === 'Unlock Refused')).toHaveLength(5)
    expect((await me(token)).json().error.code).toBe('session-ended')
  })

  test('resets failed attempts after the right password', async () => {
    const { token } = await someone()
    for (let turn = 1; turn <= 3; turn += 1) {
      await lock(token)
      for (let wrong = 1; wrong <= 4; wrong += 1) await unlock(token, 'Wrong7&harbour')
      expect((await unlock(token)).statusCode).toBe(200)
    }
  })

  test('does not reset them when locked again', async () => {
    const { token } = await someone()
    await lock(token)
    for (let wrong = 1; wrong <= 4; wrong += 1) await unlock(token, 'Wrong7&harbour')
    await lock(token)
    expect((await unlock(token, 'Wrong7&harbour')).json().error.code).toBe('session-ended')
  })

  test('expires after half an hour like any idle session (A-5)', async () => {
    const { token } = await someone()
    await lock(token)
    http.wait(30 * 60)
    expect((await unlock(token)).json().error.code).toBe('session-ended')
  })

  test('ends a live stream opened before it', async () => {
    const { token, id, ...staff } = await someone()
    const [session] = await auth.db.sql<{ id: string }[]>`select id from sessions where user_id = ${id}`
    const caller = { session: { id: session?.id ?? '', token, stage: 'full', user_id: id }, staff: { id, ...staff } } as unknown as Caller
    expect(await checkAuthorized(http.services, caller)).toBe(true)
    await lock(token)
    expect(await checkAuthorized(http.services, caller)).toBe(false)
    await unlock(token)
    expect(await checkAuthorized(http.services, caller)).toBe(true)
  })
})

test('a login waiting for its code can be neither locked nor unlocked into a full session (A-1)', async () => {
  const { id } = await someone()
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${id}`
  const { token } = (await http.call('/api/auth/login', { body: { email: row?.email, password: PASSWORD } })).json<{ token: string }>()
  expect((await lock(token)).json().error.code).toBe('code-needed')
  expect((await unlock(token)).json().error.code).toBe('code-needed')
  expect((await me(token)).json().error.code).toBe('code-needed')
})

test('a screen that failed to report its lock still has the server check the password', async () => {
  const { token } = await someone()
  expect((await unlock(token, 'Wrong7&harbour')).json().error.code).toBe('wrong-password')
  expect((await unlock(token)).statusCode).toBe(200)
})
