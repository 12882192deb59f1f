import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAuthenticator } from '../../../../test/authenticator.ts'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { setUpApp } from '../../../../test/factors.ts'
import { openTestHttp, type TestHttp } from '../../../../test/http.ts'
import { besideTransaction } from '../../../platform/one-connection.ts'
import { mountUsers } from '../../users/routes.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { mountAuth } from '../routes.ts'

const PASSWORD = 'Qu7iet&harbour'
let db: TestDatabase
let http: TestHttp
let password_hash: string
let strict: number

beforeAll(async () => {
  db = await openTestDatabase()
  password_hash = await hashPassword(PASSWORD)
  const [group] = await db.sql<{ id: number }[]>`
    insert into auth_groups (id, name, description, scopes, needs_strong_factor) values (100, 'strict', 'Strict', '{user}', true) returning id`
  strict = group?.id ?? 0
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.owner`truncate throttles`
  http = await openTestHttp(
    db,
    (mount, services) => {
      mountAuth(mount, services)
      mountUsers(mount, services)
    },
    { PUBLIC_URL: 'http://localhost' },
  )
  return () => http.close()
})

const codeIn = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code ?? 'done'
const confirm = { current_password: PASSWORD }

async function person({ asked = false, groups = ['nps'] as ('nps' | 'admins')[] } = {}) {
  const { id } = await buildStaff(db.sql, { password_hash, groups })
  if (asked) await db.sql`insert into user_auth_groups values (${id}, ${strict})`
  const headers = await buildSession(db.sql, id)
  const [row] = await db.sql<{ email: string }[]>`select email from users where id = ${id}`
  return { id, headers, email: row?.email ?? '', token: headers.authorization.replace('Bearer ', ''), password: PASSWORD }
}
type Person = Awaited<ReturnType<typeof person>>
const remove = ({ headers }: Person, factor: string | number, body: object = confirm) =>
  http.call(`/api/me/factors/${factor}/remove`, { headers, body })
const reset = (by: Person, of: Person, body: object = confirm) =>
  http.call(`/api/users/${of.id}/factors/reset`, { headers: by.headers, body })

async function addPasskey({ headers }: Person): Promise<number> {
  const offer = (await http.call('/api/me/factors/passkeys/offer', { headers, body: confirm })).json<unknown>()
  const body = { name: 'Blue key', answer: openAuthenticator().make(offer) }
  const added = await http.call('/api/me/factors/passkeys', { headers, body })
  if (added.statusCode !== 200) throw new Error(added.body)
  return (await http.call('/api/me/factors', { headers })).json().passkeys.at(-1).id
}

/** Starts calls while the user’s row is locked, and releases it once all of them wait for it. */
async function togetherAtTheirRow<T>(id: number, begin: () => Promise<T>[]): Promise<T[]> {
  let calls: Promise<T>[] = []
  await db.sql.begin(async (tx) => {
    await tx`select from users where id = ${id} for update`
    calls = besideTransaction(begin)
    const waiting = () => db.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute()
    await vi.waitFor(async () => expect(await besideTransaction(waiting)).toHaveLength(calls.length), { timeout: 20_000 })
  })
  return Promise.all(calls)
}

describe('a group that requires a second factor stronger than email', () => {
  test('lets a member without one set one up and do nothing else, whatever they call', async () => {
    const somebody = await person({ asked: true })
    const { headers } = somebody
    for (const [method, url] of [
      ['GET', '/api/me'],
      ['GET', '/api/me/profile'],
      ['PUT', '/api/me/password'],
      ['POST', '/api/auth/lock'],
      ['GET', `/api/users/${somebody.id}/sessions`],
      ['POST', '/api/me/factors/recovery-codes'],
    ] as const)
      expect(codeIn(await http.call(url, { method, headers })), `${method} ${url}`).toBe('factor-needed')
    expect((await http.call('/api/me/factors', { headers })).json()).toMatchObject({ needed: true, totp: null, passkeys: [] })
    await setUpApp(http, somebody)
    expect((await http.call('/api/me', { headers })).statusCode).toBe(200)
  })

  test('is announced at login, and applies immediately to users already logged in', async () => {
    const admin = await person({ groups: ['admins'] })
    const made = await http.call('/api/authgroups', {
      headers: admin.headers,
      body: { name: 'nights', description: 'Nights', scopes: ['user'], pcr_capable: false, np_capable: false },
    })
    const group = made.json<{ id: number; needs_strong_factor: boolean }>()
    expect(group.needs_strong_factor).toBe(false)
    const member = await person()
    await db.sql`insert into user_auth_groups values (${member.id}, ${group.id})`
    expect((await http.call('/api/me', { headers: member.headers })).statusCode).toBe(200)
    const fields = { description: 'Nights', scopes: ['user'], pcr_capable: false, np_capable: false }
    const put = (more: object) =>
      http.call(`/api/authgroups/${group.id}`, { method: 'PUT', headers: admin.headers, body: { ...fields, ...more } })
    expect((await put({ needs_strong_factor: true })).json().needs_strong_factor).toBe(true)
    expect(codeIn(await http.call('/api/me', { headers: member.headers }))).toBe('factor-needed')
    expect((await put({})).json().needs_strong_factor, 'what is not said stays').toBe(true)
    const { token } = (await http.call('/api/auth/login', { body: { email: member.email, password: PASSWORD } })).json()
    await http.call('/api/auth/generate-otp', { token })
    const code = /^(\d{6})$/m.exec(await http.mailTo(member.email))?.[1] ?? ''
    expect((await http.call('/api/auth/verify-otp', { token, body: { token: code } })).json()).toMatchObject({ factor_needed: true })
    expect(codeIn(await http.call('/api/me', { token }))).toBe('factor-needed')
  })

  test('keeps its members from removing the last factor, and from removing two concurrently', async () => {
    const somebody = await person({ asked: true })
    await setUpApp(http, somebody)
    expect(codeIn(await remove(somebody, 'totp'))).toBe('last-factor')
    const passkey = await addPasskey(somebody)
    const answers = await togetherAtTheirRow(somebody.id, () => [remove(somebody, 'totp'), remove(somebody, passkey)])
    expect(answers.map(codeIn).sort()).toEqual(['done', 'last-factor'])
  })
})

describe('one’s own second factor', () => {
  test('is removed with the password; other sessions end, recovery codes go with the last one, an email says so', async () => {
    const somebody = await person()
    await setUpApp(http, somebody)
    const passkey = await addPasskey(somebody)
    const elsewhere = await buildSession(db.sql, somebody.id)
    expect((await remove(somebody, 'totp', { current_password: 'not it' })).json().error.fields).toEqual({
      current_password: 'This is not your current password.',
    })
    expect((await http.call('/api/me', { headers: elsewhere })).statusCode).toBe(200)
    expect(codeIn(await remove(somebody, 'totp'))).toBe('done')
    expect((await http.call('/api/me', { headers: elsewhere })).statusCode).toBe(401)
    expect(await http.mailTo(somebody.email)).toContain('The authenticator app was removed from your account.')
    expect((await http.call('/api/me/factors', { headers: somebody.headers })).json().recovery_left).toBe(10)
    expect(codeIn(await remove(somebody, passkey))).toBe('done')
    expect((await http.call('/api/me/factors', { headers: somebody.headers })).json()).toMatchObject({ passkeys: [], recovery_left: 0 })
    const entries = await db.sql`
      select description from audit_log where action = 'Second Factor Removed' and entity_id = ${String(somebody.id)} order by id`
    expect(entries).toEqual([{ description: 'The authenticator app was removed' }, { description: 'The passkey “Blue key” was removed' }])
  })

  test('cannot be removed by another user or when missing', async () => {
    const [mine, theirs] = [await person(), await person()]
    const passkey = await addPasskey(theirs)
    expect(codeIn(await remove(mine, passkey))).toBe('factor-not-found')
    for (const factor of ['totp', '0', '99999999999', 'x']) expect(codeIn(await remove(mine, factor))).toBe('factor-not-found')
  })
})

describe('a user who lost their second factors', () => {
  test('gets in with an emailed code after an administrator’s reset, which is audited and emailed', async () => {
    const [admin, lost] = [await person({ groups: ['admins'] }), await person()]
    await setUpApp(http, lost)
    await addPasskey(lost)
    const read = () => http.call(`/api/users/${lost.id}/factors`, { headers: admin.headers })
    expect((await read()).json()).toEqual({ needed: false, totp: true, passkeys: 1, recovery_left: 10 })
    expect((await reset(admin, lost, { current_password: 'not it' })).statusCode).toBe(400)
    expect((await reset(admin, lost)).statusCode).toBe(200)
    expect((await read()).json()).toEqual({ needed: false, totp: false, passkeys: 0, recovery_left: 0 })
    expect((await http.call('/api/me', { headers: lost.headers })).statusCode, 'their sessions ended').toBe(401)
    expect(await http.mailTo(lost.email)).toContain('An administrator removed the second factors of your account.')
    const [entry] =
      await db.sql`select user_id, description from audit_log where action = 'Second Factors Reset' and entity_id = ${String(lost.id)}`
    expect(entry).toEqual({ user_id: admin.id, description: 'Every second factor was removed by an administrator' })
    expect(codeIn(await reset(admin, lost))).toBe('no-factors')
  })

  test('cannot reset their own, and only an administrator can', async () => {
    const [admin, other] = [await person({ groups: ['admins'] }), await person()]
    expect(codeIn(await reset(admin, admin))).toBe('own-account')
    expect(codeIn(await reset(other, admin))).toBe('forbidden')
    expect(codeIn(await http.call(`/api/users/${admin.id}/factors`, { headers: other.headers }))).toBe('forbidden')
    expect(codeIn(await http.call('/api/users/999999/factors', { headers: admin.headers }))).toBe('user-not-found')
  })
})
