import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
import { codeIn, type TestHttp } from '../../../../test/http.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'
import { PARAMETERS } from '../credentials/passwords.ts'
import { MOST_IN_LINE } from '../credentials/wait-in-line.ts'

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

const someone = async (parts: object = {}) => {
  const email = `${randomUUID()}@clinic.example`
  return {
    email,
    ...(await buildStaff(auth.db.sql, { email, password_hash: auth.password_hash, groups: ['npManagers', 'User'], ...parts })),
  }
}
const login = (email: string, password: string, remoteAddress = '198.51.100.7') =>
  http.call('/api/auth/login', { body: { email, password }, remoteAddress })
const actions = async (id: number) =>
  (
    await auth.db.sql<
      { action: string }[]
    >`select action from audit_log where entity_kind = 'user' and entity_id = ${String(id)} order by id`
  ).map(({ action }) => action)

test('email and password, then the emailed code, then everything is open (REQ-077, REQ-084 to REQ-088)', async () => {
  const { email, id } = await someone({ first_name: 'Nora', last_name: 'Nightingale', provinces: ['ON', 'BC'] })
  const first = await login(email, PASSWORD)
  expect(first.statusCode).toBe(200)
  expect(first.json()).toMatchObject({
    success: true,
    user: { id, email, first_name: 'Nora', last_name: 'Nightingale', licensed_provinces: 'Ontario, British Columbia', queue_enabled: true },
  })
  const { token, user } = first.json()
  expect(user.auth_groups.map((group: { name: string }) => group.name)).toEqual(['User', 'npManagers'])
  expect(user.scopes).toEqual(['np', 'npmanager', 'user'])
  expect((await http.call('/api/me', { token })).json().error.code).toBe('code-needed')

  const sent = await http.call('/api/auth/generate-otp', { token })
  expect(sent.json()).toEqual({ success: true, message: expect.any(String) })
  expect(sent.headers['cache-control']).toBe('no-store')
  const verified = await http.call('/api/auth/verify-otp', { body: { token: codeIn(await http.mailTo(email)) }, token })
  expect(verified.json()).toMatchObject({ success: true, token, user: { id } })
  expect((await http.call('/api/me', { token })).json()).toMatchObject({ id, number_of_assigned_patients: 0 })
  expect(await actions(id)).toEqual(['Log In', 'One-Time Code Sent', 'Log In'])
  const [row] = await auth.db.sql`select last_login_at from users where id = ${id}`
  expect(row?.last_login_at).toBe(http.services.now())
})

describe('a refused login', () => {
  test('answers the same for a wrong password, an unknown email, a disabled and a deleted account (REQ-095, A-2)', async () => {
    const known = await someone()
    const disabled = await someone({ active: false })
    const deleted = await someone()
    await auth.db.sql`update users set deleted_at = now() where id = ${deleted.id}`
    const answers = [
      await login(known.email, 'wrong'),
      await login('nobody@clinic.example', PASSWORD),
      await login(disabled.email, PASSWORD),
      await login(deleted.email, PASSWORD),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0]?.body)
    }
    expect(answers[0]?.json().message).toBe('Incorrect email or password.')
    expect(await actions(known.id)).toEqual(['Log In Refused'])
  })

  test('stores neither the email nor the password', async () => {
    await login('Sesame-typed-here@clinic.example', 'and-this-one')
    const rows = await auth.db
      .sql`select row_to_json(t)::text as text from throttles t union all select row_to_json(a)::text from audit_log a`
    expect(rows.filter(({ text }) => /sesame-typed|and-this-one/i.test(text))).toEqual([])
  })

  test.each([
    [{ password: 'x' }, 'email'],
    [{ email: ' ', password: 'x' }, 'The field is required'],
    [{ email: 'a@b.example', password: '' }, 'The Password field is required'],
    [{ email: 'a@b.example', password: 'x', role: 'admin' }, 'role'],
    [{ email: { $ne: 1 }, password: 'x' }, 'email'],
  ])('with invalid %j is 400 and says why (REQ-081, REQ-083)', async (body, words) => {
    const answer = await http.call('/api/auth/login', { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(words)
  })
})

describe('guessing', () => {
  test('stops after five attempts, the right password too, with ever longer pauses (A-2)', async () => {
    const { email, id } = await someone()
    for (let turn = 1; turn <= 5; turn += 1) expect((await login(email, 'wrong')).statusCode).toBe(401)
    const blocked = await login(email, PASSWORD)
    expect(blocked.statusCode).toBe(429)
    expect(blocked.headers['retry-after']).toBe('60')
    expect(blocked.json().error).toMatchObject({ code: 'too-many-attempts', details: { seconds: 60 } })
    expect(await actions(id)).toHaveLength(5)

    http.wait(61)
    expect((await login(email, 'wrong')).statusCode).toBe(401)
    expect((await login(email, 'wrong')).json().error.details.seconds).toBe(120)
    for (let turn = 1; turn <= 10; turn += 1) {
      http.wait(900)
      await login(email, 'wrong')
    }
    expect((await login(email, PASSWORD)).json().error.details.seconds).toBe(900)
    http.wait(900)
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })

  test('stops equally for an unknown email, in any case', async () => {
    for (let turn = 1; turn <= 5; turn += 1) await login(turn % 2 ? 'ghost@clinic.example' : 'GHOST@clinic.example', 'wrong')
    expect((await login(' Ghost@clinic.example', 'wrong')).statusCode).toBe(429)
  })

  test('counts fifty concurrent attempts as five', async () => {
    const { email } = await someone()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => login(email, 'wrong', `198.51.100.${turn}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45)
  })

  test('is remembered across restarts', async () => {
    const { email } = await someone()
    for (let turn = 1; turn <= 5; turn += 1) await login(email, 'wrong')
    await http.close()
    http = await auth.openHttp()
    expect((await login(email, PASSWORD)).statusCode).toBe(429)
  })

  test('many accounts from one IPv6 network slows everyone there down after thirty, by seconds; another network continues (A-2)', async () => {
    for (let turn = 1; turn <= 30; turn += 1) {
      expect((await login(`${turn}@clinic.example`, 'wrong', `2001:db8:1:2::${turn}`)).statusCode).toBe(401)
    }
    const { email } = await someone()
    expect((await login(email, PASSWORD, '2001:db8:1:3::1')).statusCode).toBe(200)
    const begun = performance.now()
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff::1')).statusCode).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(900)
    http.wait(2)
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff::1')).statusCode).toBe(200)
    for (let turn = 1; turn <= 20; turn += 1) {
      http.wait(9)
      await login(`more${turn}@clinic.example`, 'wrong', '2001:db8:1:2::1')
    }
    http.wait(9)
    expect((await login(email, PASSWORD, '2001:db8:1:2:ffff::1')).statusCode).toBe(200)
  })

  test('from one address without pause locks out neither someone who logs in there for the first time nor an outside client (A-2)', async () => {
    const { email } = await someone()
    let failing = true
    const answers: number[] = []
    const stranger = async (lane: number) => {
      for (let turn = 0; failing; turn += 1)
        answers.push((await login(`${lane}-${turn}@clinic.example`, 'wrong', '198.51.100.40')).statusCode)
    }
    const strangers = Array.from({ length: 6 }, (_, lane) => stranger(lane))
    while (answers.length < 40) await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await login(email, 'wrong too', '198.51.100.40')).statusCode).toBe(401)
    expect((await login(email, PASSWORD, '198.51.100.40')).statusCode).toBe(200)
    failing = false
    await Promise.all(strangers)
  })

  test('is refused once so many wait at one address', async () => {
    for (let turn = 1; turn <= 30; turn += 1) await login(`${turn}@clinic.example`, 'wrong', '198.51.100.41')
    const { email } = await someone()
    const answers = await Promise.all(
      Array.from({ length: MOST_IN_LINE + 5 }, (_, turn) => login(`q${turn}@clinic.example`, 'wrong', '198.51.100.41')),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.json().error.message).toBe('Too many attempts. Please wait 1 second and try again.')
    expect((await login(email, PASSWORD, '198.51.100.41')).statusCode).toBe(200)
  })

  test('is not hidden by a forwarding header from an untrusted proxy', async () => {
    const { email } = await someone()
    const forged = (turn: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${turn}` }, remoteAddress: '198.51.100.7' })
    for (let turn = 1; turn <= 30; turn += 1) {
      await http.call('/api/auth/login', { body: { email: `${turn}@clinic.example`, password: 'wrong' }, ...forged(turn) })
    }
    const begun = performance.now()
    expect((await http.call('/api/auth/login', { body: { email, password: PASSWORD }, ...forged(99) })).statusCode).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(900)
  })

  test('by a stranger does not lock the owner out of a place of a recent login', async () => {
    const { email } = await someone()
    const { token } = (await login(email, PASSWORD)).json()
    await http.call('/api/auth/generate-otp', { token, method: 'POST' })
    await http.call('/api/auth/verify-otp', { body: { token: codeIn(await http.mailTo(email)) }, token, remoteAddress: '198.51.100.7' })
    for (let turn = 1; turn <= 5; turn += 1) await login(email, 'wrong', '203.0.113.66')
    expect((await login(email, PASSWORD, '203.0.113.66')).statusCode).toBe(429)
    expect((await login(email, PASSWORD)).statusCode).toBe(200)
  })
})

test('successful logins from one address are not counted', async () => {
  const { email } = await someone()
  for (let turn = 1; turn <= 35; turn += 1) expect((await login(email, PASSWORD)).statusCode).toBe(200)
})

test('a password hashed with older parameters is rehashed at the next login', async () => {
  const { email, id } = await someone({ password_hash: await hash(PASSWORD, { ...PARAMETERS, memoryCost: 8192 }) })
  await login(email, PASSWORD)
  const [row] = await auth.db.sql`select password_hash from users where id = ${id}`
  expect(row?.password_hash).toContain('m=19456')
  expect((await login(email, PASSWORD)).statusCode).toBe(200)
})
