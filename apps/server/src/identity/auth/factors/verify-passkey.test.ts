import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Authenticator, openAuthenticator } from '../../../../test/authenticator.ts'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import type { TestHttp } from '../../../../test/http.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'

let auth: Authing
let http: TestHttp

beforeAll(async () => {
  auth = await openAuthing()
})
afterAll(() => auth.close())
beforeEach(async () => {
  http = await auth.begin({ PUBLIC_URL: 'http://localhost' })
  return () => http.close()
})

type Headers = { authorization: string }
const offered = (headers: Headers) => http.call('/api/me/factors/passkeys/offer', { headers, body: { current_password: PASSWORD } })
const add = (headers: Headers, answer: object) => http.call('/api/me/factors/passkeys', { headers, body: { name: 'Blue key', answer } })
const ask = (token: string) => http.call('/api/auth/passkey/offer', { token, method: 'POST' })
const validateQuestionnaire = (token: string, answer: object) => http.call('/api/auth/passkey', { token, body: { answer } })
const codeIn = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code ?? 'in'

async function person() {
  const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${id}`
  return { id, email: row?.email ?? '', headers: await buildSession(auth.db.sql, id) }
}

async function withPasskey() {
  const somebody = await person()
  const device = openAuthenticator()
  const added = await add(somebody.headers, device.make((await offered(somebody.headers)).json()))
  if (added.statusCode !== 200) throw new Error(added.body)
  return { ...somebody, device, ...added.json<{ recovery_codes: string[] }>() }
}

/** After the password: the login’s token and passkey challenge. */
async function atTheStep(email: string) {
  const { token } = (await http.call('/api/auth/login', { body: { email, password: PASSWORD } })).json<{ token: string }>()
  return { token, offer: (await ask(token)).json<unknown>() }
}

describe('a passkey', () => {
  test('is added with a name and ten recovery codes, and replaces the emailed code at login', async () => {
    const { id, email, headers, device, recovery_codes } = await withPasskey()
    expect(recovery_codes).toHaveLength(10)
    expect((await http.call('/api/me/factors', { headers })).json().passkeys).toMatchObject([{ name: 'Blue key', last_used_at: null }])
    const { token, offer } = await atTheStep(email)
    expect(offer).toMatchObject({ userVerification: 'required', rpId: 'localhost', allowCredentials: [{ id: device.id }] })
    expect((await validateQuestionnaire(token, device.authenticate(offer))).json()).toMatchObject({ success: true, token })
    expect((await http.call('/api/me', { token })).statusCode).toBe(200)
    const [row] = await auth.db.sql`select counter, last_used_at from passkeys where user_id = ${id}`
    expect(row).toEqual({ counter: 2, last_used_at: http.services.now() })
    expect(await http.mailTo(email)).toContain('A passkey was added to your account.')
  })

  test.each([
    ['on another page', { origin: 'http://localhost.attacker.example' }],
    ['without the person having been verified', { verified: false }],
    ['by a copy that has counted less', { counter: 1 }],
  ])('proves nothing %s', async (_, said) => {
    const { id, email, device } = await withPasskey()
    const { token, offer } = await atTheStep(email)
    expect(codeIn(await validateQuestionnaire(token, device.authenticate(offer, said)))).toBe('passkey-refused')
    expect((await http.call('/api/me', { token })).statusCode).toBe(401)
    const refused = await auth.db
      .sql`select description from audit_log where action = 'Second Factor Refused' and entity_id = ${String(id)}`
    expect(refused).toEqual([{ description: 'A passkey was not accepted at the log-in' }])
  })

  test('proves nothing with a used, foreign or expired challenge', async () => {
    const { email, device } = await withPasskey()
    const first = await atTheStep(email)
    const answer = device.authenticate(first.offer)
    expect(codeIn(await validateQuestionnaire(first.token, device.authenticate(first.offer, { origin: 'http://elsewhere.example' })))).toBe(
      'passkey-refused',
    )
    expect(codeIn(await validateQuestionnaire(first.token, answer)), 'the right answer to a challenge that is used up').toBe(
      'factor-offer-over',
    )
    const second = await atTheStep(email)
    expect(codeIn(await validateQuestionnaire(second.token, device.authenticate(first.offer)))).toBe('passkey-refused')
    const third = await atTheStep(email)
    http.wait(601)
    expect((await validateQuestionnaire(third.token, device.authenticate(third.offer))).statusCode).toBe(401)
  })

  test('one answer sent four times concurrently logs in once', async () => {
    const { email, device } = await withPasskey()
    const { token, offer } = await atTheStep(email)
    const answer = device.authenticate(offer)
    const answers = await Promise.all(Array.from({ length: 4 }, () => validateQuestionnaire(token, answer)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('of another user opens nothing, and cannot be registered twice', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()]
    const { token, offer } = await atTheStep(mine.email)
    expect(codeIn(await validateQuestionnaire(token, theirs.device.authenticate(offer)))).toBe('passkey-refused')
    const again = theirs.device.make((await offered(mine.headers)).json())
    expect(codeIn(await add(mine.headers, again))).toBe('passkey-known')
  })

  test.each([
    ['another page', (device: Authenticator, offer: unknown) => device.make(offer, { origin: 'https://clinic.attacker.example' })],
    ['nobody verified', (device: Authenticator, offer: unknown) => device.make(offer, { verified: false })],
    ['another challenge', (device: Authenticator) => device.make({ challenge: 'bm90IHRoaXMgb25lIGF0IGFsbA' })],
  ])('is rejected when made for %s', async (_, make) => {
    const { headers } = await person()
    const offer = (await offered(headers)).json<unknown>()
    const device = openAuthenticator()
    expect(codeIn(await add(headers, make(device, offer)))).toBe('passkey-refused')
    expect(codeIn(await add(headers, device.make(offer))), 'the challenge is used up').toBe('factor-offer-over')
  })

  test('is limited to ten, and unavailable at addresses that browsers do not support', async () => {
    const { id, headers } = await person()
    const rows = Array.from({ length: 10 }, (_, turn) => ({
      ...{ user_id: id, credential_id: `${id}-${turn}`, public_key: Buffer.from('x'), counter: 0 },
      ...{ transports: [] as string[], name: 'x', added_at: http.services.now() },
    }))
    await auth.db.sql`insert into passkeys ${auth.db.sql(rows)}`
    expect(codeIn(await offered(headers))).toBe('too-many-passkeys')
    const bare = await auth.openHttp({ PUBLIC_URL: 'http://clinic.example' })
    const refused = await bare.call('/api/me/factors/passkeys/offer', {
      headers: { ...headers, host: 'localhost' },
      body: { current_password: PASSWORD },
    })
    expect(codeIn(refused)).toBe('passkeys-unavailable')
    await bare.close()
  })
})
