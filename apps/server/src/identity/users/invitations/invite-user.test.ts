import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { codeIn, openTestHttp, type TestHttp } from '../../../../test/http.ts'
import { mountAuth } from '../../auth/routes.ts'
import { mountUsers } from '../routes.ts'

const PASSWORD = 'Qu7iet&harbour'
const WEEK = 7 * 86_400
let db: TestDatabase
let http: TestHttp
let headers: { authorization: string }
beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, (mount, services) => {
    mountUsers(mount, services)
    mountAuth(mount, services)
  })
  const admin = await buildStaff(db.sql, { groups: ['admins'] })
  headers = await buildSession(db.sql, admin.id)
})
afterAll(async () => {
  await http.close()
  await db.close()
})

let made = 0
const newEmail = () => {
  made += 1
  return `invited${made}@clinic.example`
}
const asAdmin = (url: string, body?: object, method?: 'POST' | 'PUT' | 'DELETE') =>
  http.call(url, { headers, ...(body && { body }), ...(method && { method }) })
const invite = async (email = newEmail(), more: object = {}) => {
  const answer = await asAdmin('/api/users/invite', { email, first_name: 'Ines', last_name: 'Roy', ...more })
  return { email, ...(answer.json() as { id: number; name: string; mailed: boolean }) }
}
const keyIn = (mail: string) => /\/validate\?key=([\w-]+)/.exec(mail)?.[1] ?? 'none'
const keyFor = async (email: string) => keyIn(await http.mailTo(email))
const validate = async (key: string) => (await http.call(`/api/users/validate/key?key=${key}`)).json()
const activate = (key: string, more: object = {}) => http.call('/api/users/activate', { body: { key, ...more } })
const good = { password: PASSWORD, confirm: PASSWORD }

describe('an invitation', () => {
  test('is emailed, activates the account with a password chosen by its owner, and works once (REQ-104, REQ-106, B-6)', async () => {
    const { email, id, mailed } = await invite(newEmail(), { groups: ['nps', 2], provinces: 'Ontario', phone: '4165550140' })
    expect(mailed).toBe(true)
    const before = (await asAdmin(`/api/users/${id}/single`)).json()
    expect(before).toMatchObject({
      state: 'invited',
      active: false,
      licensed_provinces: 'Ontario',
      phone: '4165550140',
      mailed: { kind: 'invite', delivered: true },
    })
    const key = await keyFor(email)
    expect(await validate(key)).toEqual({ kind: 'invite', email, message: 'Welcome, Ines. Choose a password to open your account.' })
    expect((await activate(key, good)).json()).toEqual({ message: 'Your account is active. You can log in now.' })
    expect((await asAdmin(`/api/users/${id}/verify`)).json()).toEqual({
      id,
      active: true,
      enabled: true,
      state: 'active',
      last_login_at: null,
    })
    expect(await validate(key)).toMatchObject({ kind: 'none', message: 'This link has already been used. You can log in.' })
    expect((await activate(key, good)).json().message).toBe('Invalid key')
    const login = await http.call('/api/auth/login', { body: { email, password: PASSWORD } })
    expect(login.json().success).toBe(true)
  })

  test('viewed any number of times changes nothing (B-6)', async () => {
    const { email, id } = await invite()
    const key = await keyFor(email)
    for (let turn = 1; turn <= 3; turn += 1) expect(await validate(key)).toMatchObject({ kind: 'invite' })
    expect((await asAdmin(`/api/users/${id}/single`)).json()).toMatchObject({ state: 'invited', version: 1 })
  })

  test('of several concurrent uses one wins', async () => {
    const { email } = await invite()
    const key = await keyFor(email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => activate(key, good)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  test('expires after seven days, and can be sent again (REQ-304)', async () => {
    const { email, id } = await invite()
    const old = await keyFor(email)
    await db.sql`update account_keys set expires_at = expires_at - make_interval(secs => ${WEEK}) where user_id = ${id}`
    expect(await validate(old)).toEqual({
      kind: 'none',
      email: null,
      message: 'This link has expired. Ask your administrator for a new one.',
    })
    expect((await activate(old, good)).json().error.code).toBe('key-invalid')
    http.wait(1)
    const again = (await asAdmin(`/api/users/${id}/register`, {}, 'POST')).json()
    expect(again).toMatchObject({ success: true, message: `A link was sent to ${email}.`, user: { id, state: 'invited' } })
    expect((await activate(await keyFor(email), good)).statusCode).toBe(200)
  })

  test('is void after a newer one, a changed email or a password set by an administrator', async () => {
    const [resent, moved, typed] = [await invite(), await invite(), await invite()]
    const keys = await Promise.all([resent, moved, typed].map(({ email }) => keyFor(email)))
    http.wait(1)
    await asAdmin(`/api/users/${resent.id}/register`, {}, 'POST')
    await asAdmin(`/api/users/${moved.id}`, { email: newEmail() }, 'PUT')
    await asAdmin(`/api/users/${typed.id}`, { password: PASSWORD }, 'PUT')
    for (const key of keys) expect(await validate(key)).toEqual({ kind: 'none', email: null, message: 'Invalid key' })
    for (const key of keys) expect((await activate(key, good)).statusCode).toBe(400)
  })

  test.each([
    [{}, { password: 'No user password!' }],
    [{ password: PASSWORD, confirm: 'something' }, { confirm: 'Passwords do not match.' }],
    [{ password: 'Dimazarya#26', confirm: 'Dimazarya#26' }, { password: 'Password is too easy to guess, please choose another' }],
    [{ password: 'Ines.Roy-2026!', confirm: 'Ines.Roy-2026!' }, { password: 'Password is too easy to guess, please choose another' }],
    [{ password: 'quiet7&harbour', confirm: 'quiet7&harbour' }, { password: 'Password must include at least one capital letter' }],
  ])('with %j is refused by field and can be tried again', async (passwords, fields) => {
    const { email } = await invite()
    const key = await keyFor(email)
    expect((await activate(key, passwords)).json().error).toMatchObject({ code: 'invalid-input', fields })
    expect((await activate(key, good)).statusCode).toBe(200)
  })

  test('reveals no password: the token is stored hashed and never logged', async () => {
    const { email, id } = await invite()
    const key = await keyFor(email)
    const kept = await db.sql`select key_hash, kind from account_keys where user_id = ${id}`
    const entries = await db.sql`select * from audit_log`
    expect(JSON.stringify([kept, entries])).not.toContain(key)
    expect(await db.sql`select action from audit_log where entity_id = ${String(id)} order by id`).toEqual([
      { action: 'User Created' },
      { action: 'User Invited' },
    ])
  })

  test('needs the same fields as any user, and a free email', async () => {
    const { email } = await invite()
    expect((await asAdmin('/api/users/invite', { email: '', first_name: '', last_name: 'Roy' })).json().error.fields).toEqual({
      email: 'No user email!',
      first_name: 'No user first name!',
    })
    const taken = await asAdmin('/api/users/invite', { email: email.toUpperCase(), first_name: 'Ines', last_name: 'Roy' })
    expect(taken.json().error.fields).toEqual({ email: 'Email is already taken' })
  })
})

describe('an activation', () => {
  const off = async () => {
    const email = newEmail()
    const body = { email, password: PASSWORD, confirmPassword: PASSWORD, first_name: 'Ola', last_name: 'Berg', active: false }
    const { id } = (await asAdmin('/api/users', body)).json()
    await asAdmin(`/api/users/${id}/register`, {}, 'POST')
    return { id, email, key: await keyFor(email) }
  }

  test('enables an account that already has a password (REQ-304, REQ-305)', async () => {
    const { id, email, key } = await off()
    expect(await http.mailTo(email)).toContain(`http://localhost:3000/validate?key=${key}`)
    expect(await validate(key)).toEqual({ kind: 'activate', email, message: 'Your account is ready to be activated.' })
    expect((await asAdmin(`/api/users/${id}/verify`)).json()).toMatchObject({ active: false, state: 'off' })
    expect((await activate(key)).statusCode).toBe(200)
    expect((await asAdmin(`/api/users/${id}/verify`)).json()).toMatchObject({ active: true, state: 'active' })
    const login = await http.call('/api/auth/login', { body: { email, password: PASSWORD } })
    expect(login.json().success).toBe(true)
  })

  test('is void for an account disabled or deleted since', async () => {
    const [one, two] = [await off(), await off()]
    await asAdmin(`/api/users/${one.id}`, { active: true }, 'PUT')
    await asAdmin(`/api/users/${one.id}`, { active: false }, 'PUT')
    await asAdmin(`/api/users/${two.id}`, undefined, 'DELETE')
    for (const { key } of [one, two]) expect((await activate(key)).json().error.code).toBe('key-invalid')
    expect((await asAdmin(`/api/users/${one.id}/verify`)).json().active).toBe(false)
  })
})

test('a failed email is reported; the account exists and the link can be sent again', async () => {
  const { send } = http.services.mailer
  http.services.mailer.send = async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNECTION' })
  }
  const { id, email, mailed } = await invite()
  const again = await asAdmin(`/api/users/${id}/register`, {}, 'POST')
  http.services.mailer.send = send
  expect(mailed).toBe(false)
  expect([again.statusCode, again.json().message]).toEqual([502, 'The email couldn’t be sent. Please try again.'])
  expect((await asAdmin(`/api/users/${id}/single`)).json()).toMatchObject({ state: 'invited', mailed: { delivered: false } })
  expect((await asAdmin(`/api/users/${id}/register`, {}, 'POST')).statusCode).toBe(200)
  expect(await keyFor(email)).not.toBe('none')
})

test('the last login is set when the code step is done, and shown (REQ-301)', async () => {
  const { email, id } = await invite()
  await activate(await keyFor(email), good)
  const { token } = (await http.call('/api/auth/login', { body: { email, password: PASSWORD } })).json()
  http.wait(1)
  await http.call('/api/auth/generate-otp', { token })
  expect((await asAdmin(`/api/users/${id}/verify`)).json().last_login_at).toBeNull()
  await http.call('/api/auth/verify-otp', { token, body: { token: codeIn(await http.mailTo(email)) } })
  expect((await asAdmin(`/api/users/${id}/verify`)).json().last_login_at).toBe(http.services.now())
})
