import { endpoint } from '@clinic/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { codeIn, openTestHttp, type TestHttp } from '../../../../test/http.ts'
import { mountUsers } from '../../users/routes.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { hashToken, makeToken } from '../credentials/tokens.ts'
import { mountAuth } from '../routes.ts'
import { checkAuthorized } from './check-authorized.ts'
import type { Caller } from './context.ts'

const PASSWORD = 'Qu7iet&harbour'
const ORIGIN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
const probe = (path: string, access: 'chat-key' | 'staff') =>
  endpoint({ method: 'GET', path, summary: 'Who calls', access, response: z.object({ actor: z.string(), browser: z.boolean() }) })
const seen: Caller[] = []

let db: TestDatabase
let http: TestHttp
let password_hash: string
const open = (settings: Record<string, string> = {}) =>
  openTestHttp(
    db,
    (mount, services) => {
      mountAuth(mount, services)
      mountUsers(mount, services)
      for (const call of [probe('/api/probe-chat', 'chat-key'), probe('/api/probe-staff', 'staff')]) {
        mount(call, async (_, caller) => {
          seen.push(caller)
          return { actor: caller.context.actor.kind, browser: caller.facts.browser }
        })
      }
    },
    settings,
  )

beforeAll(async () => {
  db = await openTestDatabase()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.owner`truncate throttles`
  http = await open()
  return () => http.close()
})

async function someone(parts: object = {}) {
  const staff = await buildStaff(db.sql, { password_hash, ...parts })
  const [row] = await db.sql<{ email: string }[]>`select email from users where id = ${staff.id}`
  return { ...staff, email: row?.email ?? '' }
}
const logIn = async (email: string, headers: Record<string, string> = {}, app = http) =>
  app.call('/api/auth/login', { body: { email, password: PASSWORD }, headers })
const codeOf = (headers: Record<string, string>) => http.call('/api/me', { headers })
const cookieFrom = (answer: { cookies: { name: string; value: string }[] }) => {
  const [cookie] = answer.cookies
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

describe('a token', () => {
  test.each([
    [{}, 'unauthenticated'],
    [{ authorization: '' }, 'unauthenticated'],
    [{ authorization: 'Basic YTpi' }, 'unauthenticated'],
    [{ authorization: 'Bearer ' }, 'unauthenticated'],
    [{ authorization: 'Bearer forged' }, 'session-ended'],
    [{ authorization: `Bearer ${'a'.repeat(43)}` }, 'session-ended'],
    [{ authorization: "Bearer ' or 1=1 --" }, 'unauthenticated'],
    [{ cookie: `session=${'a'.repeat(43)}` }, 'unauthenticated'],
  ])('that is invalid (%j) answers 401 %s (REQ-066)', async (headers, code) => {
    const answer = await codeOf(headers as Record<string, string>)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.code).toBe(code)
  })

  test('before the code step opens only the code step and logout (A-1)', async () => {
    const { email } = await someone({ groups: ['admins'] })
    const { token } = (await logIn(email)).json<{ token: string }>()
    const closed = ['/api/me', '/api/users', '/api/users/np', '/api/users/pcr', '/api/users/1', '/api/authGroups', '/api/probe-staff']
    for (const url of closed) expect((await http.call(url, { token })).json().error).toMatchObject({ code: 'code-needed' })
    const put = await http.call('/api/users/1/queue_enabled', { token, method: 'PUT', body: { queue_enabled: true } })
    expect(put.json().error.code).toBe('code-needed')
    expect((await http.call('/api/auth/logout', { token, method: 'POST' })).statusCode).toBe(200)
    expect((await http.call('/api/auth/generate-otp', { token })).json().error.code).toBe('session-ended')
  })

  test('before the code step expires after ten minutes (A-1)', async () => {
    const { email } = await someone()
    const { token } = (await logIn(email)).json<{ token: string }>()
    http.wait(600)
    expect((await http.call('/api/auth/generate-otp', { token })).json().error.code).toBe('session-ended')
  })

  test('chosen by an attacker beforehand is never adopted by a login', async () => {
    const { email } = await someone()
    const chosen = makeToken()
    const headers = { ...ORIGIN, authorization: `Bearer ${chosen}`, cookie: `session=${chosen}` }
    const answer = await logIn(email, headers)
    expect(answer.json().token).not.toBe(chosen)
    expect(answer.cookies[0]?.value).not.toBe(chosen)
    expect((await codeOf(headers)).statusCode).toBe(401)
  })

  test('is stored only as a hash', async () => {
    const { email, id } = await someone()
    const { token } = (await logIn(email)).json<{ token: string }>()
    const [row] = await db.sql<{ token_hash: Buffer }[]>`select token_hash from sessions where user_id = ${id}`
    expect(row?.token_hash.equals(hashToken(token))).toBe(true)
  })

  test('stops working on logout (REQ-046, REQ-092)', async () => {
    const { id } = await someone()
    const headers = await buildSession(db.sql, id)
    expect((await codeOf(headers)).statusCode).toBe(200)
    expect((await http.app.inject({ method: 'POST', url: '/api/auth/logout', headers })).json()).toEqual({ success: true })
    expect((await codeOf(headers)).json().error.code).toBe('session-ended')
    expect(await db.sql`select action from audit_log where user_id = ${id}`).toEqual([{ action: 'Log Out' }])
  })

  test('ends on the next request when the user is disabled or deleted (B-9, B-10)', async () => {
    for (const field of ['active', 'deleted_at']) {
      const { id } = await someone()
      const headers = await buildSession(db.sql, id)
      expect((await codeOf(headers)).statusCode).toBe(200)
      await db.sql`update users set ${db.sql({ [field]: field === 'active' ? false : '2026-01-01' } as Record<string, string>)} where id = ${id}`
      expect((await codeOf(headers)).json().error.code).toBe('session-ended')
    }
  })

  test('ends after half an hour without use, and stays alive while used (A-5)', async () => {
    const { id } = await someone()
    const headers = await buildSession(db.sql, id)
    for (let turn = 1; turn <= 4; turn += 1) {
      http.wait(29 * 60)
      expect((await codeOf(headers)).statusCode).toBe(200)
    }
    http.wait(30 * 60)
    expect((await codeOf(headers)).json().error.code).toBe('session-ended')
  })

  test('ends twelve hours after login, however busy (A-5)', async () => {
    const { email } = await someone()
    const { token } = (await logIn(email)).json<{ token: string }>()
    await http.call('/api/auth/generate-otp', { token })
    await http.call('/api/auth/verify-otp', { token, body: { token: codeIn(await http.mailTo(email)) } })
    for (let turn = 1; turn <= 35; turn += 1) {
      http.wait(20 * 60)
      expect((await http.call('/api/me', { token })).statusCode).toBe(200)
    }
    http.wait(20 * 60)
    expect((await http.call('/api/me', { token })).statusCode).toBe(401)
  })

  test('is marked as used once a minute', async () => {
    const { id } = await someone()
    const headers = await buildSession(db.sql, id)
    const noted = async () => (await db.sql<{ xmin: string }[]>`select xmin::text from sessions where user_id = ${id}`)[0]?.xmin
    const before = await noted()
    http.wait(59)
    await codeOf(headers)
    expect(await noted()).toBe(before)
    http.wait(1)
    await codeOf(headers)
    expect(await noted()).not.toBe(before)
  })
})

describe('a right', () => {
  test('that is missing answers 403 and is audited (A-15)', async () => {
    const { id } = await someone({ groups: ['pcrs'] })
    const answer = await http.app.inject({ url: '/api/users/77', headers: await buildSession(db.sql, id) })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.code).toBe('forbidden')
    const rows = await db.sql`select action, description from audit_log where user_id = ${id}`
    expect(rows).toEqual([{ action: 'Access Refused', description: 'Not allowed: GET /api/users/:id' }])
  })

  test('to change any part of an account is for administrators only: fields, groups, provinces and queue (REQ-062)', async () => {
    const admin = await someone({ groups: ['admins'] })
    const changes = {
      email: `changed${admin.id}@clinic.example`,
      first_name: 'Changed',
      last_name: `Entirely${admin.id}`,
      phone: '416-555-0100',
      active: true,
      auth_groups: ['pcrs'],
      licensed_provinces: 'Alberta, Yukon',
      queue_enabled: false,
    }
    const change = async (headers: Record<string, string>, id: number) =>
      http.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers, payload: changes })
    for (const group of ['User', 'nps', 'pcrs', 'npManagers', 'pcrManagers']) {
      const { id } = await someone({ groups: [group] })
      expect((await change(await buildSession(db.sql, id), id)).statusCode).toBe(403)
    }
    const { id } = await someone()
    const { user } = (await change(await buildSession(db.sql, admin.id), id)).json()
    const { auth_groups, active: _, ...told } = changes
    expect(user).toMatchObject(told)
    expect(user.auth_groups.map(({ name }: { name: string }) => name)).toEqual(auth_groups)
  })

  test('that is revoked is gone on the next request (REQ-052)', async () => {
    const { id } = await someone({ groups: ['pcrManagers'] })
    const headers = await buildSession(db.sql, id)
    expect((await http.app.inject({ url: '/api/users', headers })).statusCode).toBe(200)
    await db.sql`delete from user_auth_groups where user_id = ${id}`
    expect((await http.app.inject({ url: '/api/users', headers })).statusCode).toBe(403)
    expect((await codeOf(headers)).json()).toMatchObject({ id, scopes: [], auth_groups: [] })
  })
})

describe('a browser', () => {
  test('gets half of its session in a cookie, and needs both halves (A-5)', async () => {
    const { email } = await someone()
    const first = await logIn(email, ORIGIN)
    expect(first.headers['set-cookie']).toMatch(/^session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    const { token } = first.json<{ token: string }>()
    const cookie = cookieFrom(first)
    const call = (url: string, body?: object, with_cookie = cookie) =>
      http.call(url, { token, headers: { ...ORIGIN, ...(with_cookie && { cookie: with_cookie }) }, ...(body && { body }) })
    expect((await call('/api/auth/generate-otp', undefined, '')).json().error.code).toBe('session-ended')
    expect((await call('/api/auth/generate-otp')).statusCode).toBe(200)
    const verified = await call('/api/auth/verify-otp', { token: codeIn(await http.mailTo(email)), rotate: true })
    const fresh = { token: verified.json<{ token: string }>().token, cookie: cookieFrom(verified) }
    expect(fresh.cookie).not.toBe(cookie)

    const me = (headers: Record<string, string>) => http.call('/api/me', { token: fresh.token, headers })
    expect((await me({ cookie: fresh.cookie })).statusCode).toBe(200)
    expect((await me({})).statusCode).toBe(401)
    expect((await me({ cookie })).statusCode).toBe(401)
    expect((await codeOf({ cookie: fresh.cookie })).json().error.code).toBe('unauthenticated')
  })

  test('keeps its cookie where the token is not rotated', async () => {
    const { email } = await someone()
    const first = await logIn(email, { 'sec-fetch-site': 'same-origin' })
    const { token } = first.json<{ token: string }>()
    const headers = { cookie: cookieFrom(first) }
    await http.call('/api/auth/generate-otp', { token, headers })
    const verified = await http.call('/api/auth/verify-otp', { token, headers, body: { token: codeIn(await http.mailTo(email)) } })
    expect(
      verified.cookies.map(({ name }) => name),
      'the mark of the browser alone',
    ).toEqual(['device'])
    expect((await http.call('/api/me', { token, headers })).statusCode).toBe(200)
    expect((await http.call('/api/me', { token })).statusCode).toBe(401)
  })

  test('over HTTPS gets a cookie that no other host and no plain-HTTP page can set (A-5)', async () => {
    const secure = await open({ PUBLIC_URL: 'https://clinic.example' })
    const { email } = await someone()
    const answer = await logIn(email, ORIGIN, secure)
    expect(answer.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const plain = cookieFrom(answer).replace('__Host-', '')
    const { token } = answer.json<{ token: string }>()
    expect((await secure.call('/api/auth/generate-otp', { token, headers: { cookie: plain } })).statusCode).toBe(401)
    expect((await secure.call('/api/auth/generate-otp', { token, headers: { cookie: cookieFrom(answer) } })).statusCode).toBe(200)
    await secure.close()
  })

  test('loses its cookie on logout', async () => {
    const { email } = await someone()
    const first = await logIn(email, ORIGIN)
    const headers = { cookie: cookieFrom(first) }
    const out = await http.call('/api/auth/logout', { token: first.json().token, headers, method: 'POST' })
    expect(out.headers['set-cookie']).toMatch(/^session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Strict$/)
    expect(out.headers['clear-site-data']).toBe('"cache"')
  })

  test('without Origin and Sec-Fetch-Site counts as an API client: its token is enough', async () => {
    const { email } = await someone()
    const answer = await logIn(email)
    expect(answer.cookies).toEqual([])
    expect((await http.call('/api/auth/generate-otp', { token: answer.json().token })).statusCode).toBe(200)
  })
})

describe('the chat key', () => {
  test.each([{}, { 'x-api-key': '' }, { 'x-api-key': 'another' }])('is required: %j is refused (REQ-067, A-4)', async (headers) => {
    const answer = await http.call('/api/probe-chat', { headers: headers as Record<string, string> })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error.code).toBe('chat-key-invalid')
  })

  test('lets a patient in without logging in (REQ-063)', async () => {
    const answer = await http.call('/api/probe-chat', { headers: { 'x-api-key': 'clinic-public-chat', ...ORIGIN } })
    expect(answer.json()).toEqual({ actor: 'nobody', browser: true })
  })
})

test('a stream is notified when its session ends, goes idle or loses a right', async () => {
  const callerOf = async (parts: object = {}) => {
    const { id } = await someone(parts)
    await http.app.inject({ url: '/api/probe-staff', headers: await buildSession(db.sql, id) })
    return { id, caller: seen.at(-1) as Caller }
  }
  const ends = async (what: (id: number) => unknown) => {
    const { id, caller } = await callerOf({ groups: ['pcrs'] })
    expect(await checkAuthorized(http.services, caller)).toBe(true)
    await what(id)
    return !(await checkAuthorized(http.services, caller))
  }
  expect(await ends((id) => db.sql`update sessions set ended_at = now() where user_id = ${id}`)).toBe(true)
  expect(await ends((id) => db.sql`update users set licensed_provinces = '{BC}' where id = ${id}`)).toBe(true)
  expect(await ends((id) => db.sql`delete from user_auth_groups where user_id = ${id}`)).toBe(true)
  expect(await ends((id) => db.sql`update users set queue_enabled = not queue_enabled where id = ${id}`)).toBe(false)
  expect(await ends(() => http.wait(1800))).toBe(true)
})
