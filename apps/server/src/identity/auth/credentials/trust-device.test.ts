import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
import { codeIn, type TestHttp } from '../../../../test/http.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'
import { hashToken, makeToken } from './tokens.ts'

const CLINIC = '198.51.100.7'
const DAY = 86_400
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
  const email = `${randomUUID()}@clinic.example`
  return { email, ...(await buildStaff(auth.db.sql, { email, password_hash: auth.password_hash })) }
}

/** A browser that keeps its cookies and sends them with each request. */
function openBrowser(cookies: Record<string, string> = {}) {
  const ask = async (url: string, body: object, token?: string) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie.length > 0 && { cookie: cookie.join('; ') }) }
    const answer = await http.call(url, { body, headers, remoteAddress: CLINIC, ...(token && { token }) })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  const tryIn = (email: string, password = PASSWORD) => ask('/api/auth/login', { email, password })
  return {
    cookies,
    tryIn,
    async logIn(email: string, rotate = true) {
      const { token } = (await tryIn(email)).json<{ token: string }>()
      await ask('/api/auth/generate-otp', {}, token)
      const done = await ask('/api/auth/verify-otp', { token: codeIn(await http.mailTo(email)), rotate }, token)
      if (done.statusCode !== 200) throw new Error(done.body)
      return done
    },
  }
}

async function slowTheClinic() {
  const stranger = openBrowser()
  for (let turn = 1; turn <= 30; turn += 1) await stranger.tryIn(`${turn}@clinic.example`, 'wrong')
}

type Attempt = () => ReturnType<ReturnType<typeof openBrowser>['tryIn']>

/** Answered after the pause of the address. */
async function slowed(attempt: Attempt) {
  const begun = performance.now()
  const answer = await attempt()
  expect(performance.now() - begun).toBeGreaterThan(900)
  return answer
}

/** Answered before a stranger, who waits at the address from an earlier moment on. */
async function letIn(attempt: Attempt) {
  const stranger = openBrowser().tryIn('stranger@clinic.example', 'wrong')
  const mine = attempt()
  expect(await Promise.race([mine.then(() => 'mine'), stranger.then(() => 'theirs')])).toBe('mine')
  await stranger
  expect((await mine).statusCode).toBe(200)
}

describe('while the clinic’s address is slowed', () => {
  test('users get in with browsers in which they logged in recently, several users in one, and others do not', async () => {
    const [ada, bea, cleo] = [await someone(), await someone(), await someone()]
    const desk = openBrowser()
    await desk.logIn(ada.email)
    await desk.logIn(bea.email, false)
    await slowTheClinic()
    await letIn(() => desk.tryIn(ada.email.toUpperCase()))
    await letIn(() => desk.tryIn(bea.email))
    await slowed(() => desk.tryIn(cleo.email))
    await slowed(() => openBrowser().tryIn(ada.email))
  })

  test('a known browser does not reveal accounts: other users are slowed and refused like an unknown email', async () => {
    const [ada, bea] = [await someone(), await someone()]
    const desk = openBrowser()
    await desk.logIn(ada.email)
    await slowTheClinic()
    const answers = [await slowed(() => desk.tryIn(bea.email, 'wrong')), await slowed(() => desk.tryIn('nobody@clinic.example'))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401])
    expect(answers[1]?.body).toBe(answers[0]?.body)
  })

  test.each([
    ['that was made up', () => makeToken()],
    ['that is none', () => 'x'],
  ])('a device token %s counts for nothing', async (_, mark) => {
    const { email } = await someone()
    await slowTheClinic()
    await slowed(() => openBrowser({ device: mark() }).tryIn(email))
  })

  test('a device token older than a month counts for nothing', async () => {
    const { email } = await someone()
    const desk = openBrowser()
    await desk.logIn(email)
    http.wait(29 * DAY)
    await slowTheClinic()
    await letIn(() => desk.tryIn(email))
    http.wait(DAY)
    await slowTheClinic()
    await slowed(() => desk.tryIn(email))
  })
})

describe('in a known browser', () => {
  test('wrong attempts do not count against the address, but do against the account', async () => {
    const [ada, bea] = [await someone(), await someone()]
    const desk = openBrowser()
    await desk.logIn(ada.email)
    for (let turn = 1; turn <= 5; turn += 1) expect((await desk.tryIn(ada.email, 'wrong')).statusCode).toBe(401)
    expect((await desk.tryIn(ada.email)).json().error.details.seconds).toBe(60)
    for (let turn = 1; turn <= 29; turn += 1) await desk.tryIn(`${turn}@clinic.example`, 'wrong')
    expect((await openBrowser().tryIn(bea.email)).statusCode).toBe(200)
  })
})

describe('a device token', () => {
  test('is set by a completed login, for a month, unreadable by scripts and stored as a hash', async () => {
    const { email, id } = await someone()
    const desk = openBrowser()
    await desk.tryIn(email)
    expect(desk.cookies.device).toBeUndefined()
    const done = await desk.logIn(email)
    const [, device] = done.headers['set-cookie'] as string[]
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/)
    const kept = await auth.db.sql<{ device_hash: Buffer; user_id: number }[]>`select device_hash, user_id from known_devices`
    expect(kept).toEqual([{ device_hash: hashToken(desk.cookies.device ?? ''), user_id: id }])
  })

  test('is replaced at each login, so that a copied or planted one is useless', async () => {
    const { email } = await someone()
    const chosen = makeToken()
    const desk = openBrowser({ device: chosen })
    await desk.logIn(email)
    const copy = openBrowser({ device: desk.cookies.device ?? '' })
    await desk.logIn(email)
    await slowTheClinic()
    await slowed(() => openBrowser({ device: chosen }).tryIn(email))
    await slowed(() => copy.tryIn(email))
    await letIn(() => desk.tryIn(email))
  })

  test('is not set for a client that is not a browser', async () => {
    const { email } = await someone()
    const { token } = (await http.call('/api/auth/login', { body: { email, password: PASSWORD } })).json()
    await http.call('/api/auth/generate-otp', { token })
    const done = await http.call('/api/auth/verify-otp', { token, body: { token: codeIn(await http.mailTo(email)), rotate: true } })
    expect(done.statusCode).toBe(200)
    expect(done.headers['set-cookie']).toBeUndefined()
  })
})
