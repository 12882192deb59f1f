import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
import { codeOf, setUpApp } from '../../../../test/factors.ts'
import { codeIn, type TestHttp } from '../../../../test/http.ts'
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

type PasswordStep = { token: string; factors?: string[] }
const passwordStep = async (email: string) =>
  (await http.call('/api/auth/login', { body: { email, password: PASSWORD } })).json<PasswordStep>()
const verify = (token: string, code: string) => http.call('/api/auth/verify-otp', { token, body: { token: code } })
const codesOf = (answers: { json(): { error?: { code: string } } }[]) => answers.map((answer) => answer.json().error?.code ?? 'in').sort()
const entriesOf = async (id: number, action: string) =>
  (
    await auth.db.sql<{ description: string }[]>`
    select description from audit_log where action = ${action} and entity_id = ${String(id)} order by id`
  ).map((row) => row.description)

/** A user logged in with an emailed code. */
async function loggedIn() {
  const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${id}`
  const email = row?.email ?? ''
  const { token } = await passwordStep(email)
  await http.call('/api/auth/generate-otp', { token })
  await verify(token, codeIn(await http.mailTo(email)))
  return { id, email, token, password: PASSWORD }
}

/** A user with an app, thirty seconds after its first code. */
async function withApp() {
  const person = await loggedIn()
  const { secret, recovery_codes } = await setUpApp(http, person)
  http.wait(30)
  const code = (stepsLater = 0) => codeOf(secret, http.services.now(), stepsLater)
  return { ...person, secret, recovery_codes, code }
}

describe('an authenticator app', () => {
  test('counts only once one of its codes was entered; until then an emailed code works', async () => {
    const { token, email } = await loggedIn()
    await http.call('/api/me/factors/totp/offer', { token, body: { current_password: PASSWORD } })
    expect(await passwordStep(email)).not.toHaveProperty('factors')
    const wrong = await http.call('/api/me/factors/totp', { token, body: { code: '000000' } })
    expect(wrong.json().error.code).toBe('bad-code')
    expect((await http.call('/api/me/factors', { token })).json()).toMatchObject({ totp: null, recovery_left: 0 })
  })

  test('replaces the emailed code: none is sent, and an earlier one is refused', async () => {
    const person = await loggedIn()
    const earlier = await passwordStep(person.email)
    http.wait(31)
    await http.call('/api/auth/generate-otp', { token: earlier.token })
    const mailed = codeIn(await http.mailTo(person.email))
    await setUpApp(http, person)
    expect((await verify(earlier.token, mailed)).statusCode).toBe(401)
    const { token, factors } = await passwordStep(person.email)
    expect(factors).toEqual(['totp', 'recovery'])
    expect((await http.call('/api/auth/generate-otp', { token })).json().error.code).toBe('factor-instead')
    expect((await verify(token, mailed)).json().error.code).toBe('bad-code')
    expect((await http.call('/api/me', { token })).statusCode).toBe(401)
  })

  test('accepts each code once, and none from before it', async () => {
    const { id, email, code } = await withApp()
    const { token } = await passwordStep(email)
    expect((await verify(token, code())).json()).toMatchObject({ success: true, token })
    expect((await http.call('/api/me', { token })).statusCode).toBe(200)
    expect(await entriesOf(id, 'Log In')).toContain('Logged in with password and an authenticator app')
    const again = await passwordStep(email)
    expect((await verify(again.token, code())).json().error.code).toBe('bad-code')
    expect((await verify(again.token, code(-1))).json().error.code).toBe('bad-code')
    expect((await verify(again.token, code(1))).statusCode).toBe(200)
  })

  test('may be half a minute early or late, no more', async () => {
    const { email, code } = await withApp()
    http.wait(90)
    const { token } = await passwordStep(email)
    expect((await verify(token, code(-2))).json().error.code).toBe('bad-code')
    expect((await verify(token, code(2))).json().error.code).toBe('bad-code')
    expect((await verify(token, code(-1))).statusCode).toBe(200)
  })

  test('one code in ten concurrent logins opens one of them', async () => {
    const { email, code } = await withApp()
    const steps = await Promise.all(Array.from({ length: 5 }, () => passwordStep(email)))
    const answers = await Promise.all([...steps, ...steps].map(({ token }) => verify(token, code())))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const open = await auth.db
      .sql`select from sessions s join users u on u.id = s.user_id where u.email = ${email} and s.stage = 'full' and s.ended_at is null`
    expect(open, 'the one it was set up in, and this one').toHaveLength(2)
  })

  test('stops after five wrong codes over any number of logins, the right code too', async () => {
    const { id, email, code } = await withApp()
    const steps = [await passwordStep(email), await passwordStep(email)]
    const wrong = code() === '123456' ? '654321' : '123456'
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => verify(steps[turn % 2]?.token ?? '', wrong)))
    expect(codesOf(answers).filter((one) => one === 'bad-code')).toHaveLength(5)
    expect(codesOf(answers).filter((one) => one === 'too-many-attempts')).toHaveLength(15)
    expect((await verify(steps[0]?.token ?? '', code())).json().error.code).toBe('too-many-attempts')
    expect(await entriesOf(id, 'Second Factor Refused')).toHaveLength(5)
    http.wait(61)
    expect((await verify(steps[0]?.token ?? '', code())).statusCode).toBe(200)
  })

  test('is set up with the password, by the session that was shown its key', async () => {
    const { email, token } = await loggedIn()
    const other = await loggedIn()
    const refused = await http.call('/api/me/factors/totp/offer', { token, body: { current_password: 'not it' } })
    expect(refused.json().error.fields).toEqual({ current_password: 'This is not your current password.' })
    const { secret } = (await http.call('/api/me/factors/totp/offer', { token, body: { current_password: PASSWORD } })).json()
    const code = codeOf(secret, http.services.now())
    expect((await http.call('/api/me/factors/totp', { token: other.token, body: { code } })).json().error.code).toBe('factor-offer-over')
    http.wait(601)
    const late = codeOf(secret, http.services.now())
    expect((await http.call('/api/me/factors/totp', { token, body: { code: late } })).json().error.code).toBe('factor-offer-over')
    expect(await passwordStep(email)).not.toHaveProperty('factors')
  })

  test('stores no key in the clear, and its email contains no key', async () => {
    const { id, email, secret } = await withApp()
    const [row] = await auth.db.sql<{ kept: string }[]>`select secret::text as kept from totp_factors where user_id = ${id}`
    expect(row?.kept).toMatch(/^\(v1\./)
    expect(row?.kept).not.toContain(secret)
    const mail = await http.mailTo(email)
    expect(mail).toContain('An authenticator app was set up for your account.')
    expect(mail).not.toContain(secret)
    expect(await entriesOf(id, 'Second Factor Added')).toEqual(['An authenticator app was added'])
  })
})

describe('a recovery code', () => {
  test('works instead of an app, however typed, once; an email says so', async () => {
    const { email, recovery_codes } = await withApp()
    expect(new Set(recovery_codes).size).toBe(10)
    const [code = ''] = recovery_codes
    const { token } = await passwordStep(email)
    expect((await verify(token, code.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect(await http.mailTo(email)).toContain('A recovery code was used to log in. Codes left: 9.')
    const again = await passwordStep(email)
    expect((await verify(again.token, code)).json().error.code).toBe('bad-code')
    expect((await verify(again.token, recovery_codes[1] ?? '')).statusCode).toBe(200)
  })

  test('in four concurrent logins opens one of them', async () => {
    const { email, recovery_codes } = await withApp()
    const steps = await Promise.all(Array.from({ length: 4 }, () => passwordStep(email)))
    const answers = await Promise.all(steps.map(({ token }) => verify(token, recovery_codes[3] ?? '')))
    expect(codesOf(answers)).toEqual(['bad-code', 'bad-code', 'bad-code', 'in'])
  })

  test('is stored as a slow hash, opens no other account, and is void when new ones are made', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const dump = JSON.stringify(await auth.db.sql`select code_hash::text, salt::text from recovery_codes`)
    expect(dump).not.toContain((one.recovery_codes[0] ?? 'none').replaceAll('-', ''))
    const step = await passwordStep(other.email)
    expect((await verify(step.token, one.recovery_codes[0] ?? '')).json().error.code).toBe('bad-code')
    const made = await http.call('/api/me/factors/recovery-codes', { token: one.token, body: { current_password: PASSWORD } })
    const { recovery_codes } = made.json<{ recovery_codes: string[] }>()
    expect(recovery_codes).toHaveLength(10)
    const again = await passwordStep(one.email)
    expect((await verify(again.token, one.recovery_codes[0] ?? '')).json().error.code).toBe('bad-code')
    expect((await verify(again.token, recovery_codes[0] ?? '')).statusCode).toBe(200)
  })

  test('is not made for a user without a second factor', async () => {
    const { token } = await loggedIn()
    const made = await http.call('/api/me/factors/recovery-codes', { token, body: { current_password: PASSWORD } })
    expect(made.json().error.code).toBe('no-factors')
  })
})

test('users with email only log in as before, and responses do not mention factors (A-1)', async () => {
  const { email } = await loggedIn()
  const answer = await passwordStep(email)
  expect(Object.keys(answer).sort()).toEqual(['success', 'token', 'user'])
  http.wait(31)
  await http.call('/api/auth/generate-otp', { token: answer.token })
  const verified = await verify(answer.token, codeIn(await http.mailTo(email)))
  expect(Object.keys(verified.json()).sort()).toEqual(['success', 'token', 'user'])
})
