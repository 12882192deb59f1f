import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildStaff, TEST_NOW } from '../../../../test/build.ts'
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

async function halfLoggedIn(app = http) {
  const staff = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${staff.id}`
  const email = row?.email ?? ''
  const { token } = (await app.call('/api/auth/login', { body: { email, password: PASSWORD } })).json<{ token: string }>()
  const generate = () => app.call('/api/auth/generate-otp', { token })
  const verify = (code: string) => app.call('/api/auth/verify-otp', { body: { token: code }, token })
  return { id: staff.id, email, token, generate, verify }
}

test('without SMTP_URL the email is one file, named for time and recipient, with the code alone on a line', async () => {
  const { email, generate } = await halfLoggedIn()
  expect((await generate()).statusCode).toBe(200)
  const folder = join(http.services.config.DATA_DIR, 'mail')
  expect(await readdir(folder)).toEqual([`${TEST_NOW.replaceAll(':', '-')}-${email}.eml`])
  const mail = await http.mailTo(email)
  expect(mail.split('\n').filter((line) => /^\d{6}$/.test(line))).toHaveLength(1)
  expect(mail).toMatch(new RegExp(`^To: ${email}$`, 'm'))
})

test('with SMTP_URL a mail server receives the code, and it logs in (REQ-086)', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const overSmtp = await auth.openHttp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  onTestFinished(async () => {
    await overSmtp.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  const { email, token, generate, verify } = await halfLoggedIn(overSmtp)
  expect((await generate()).statusCode).toBe(200)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain(`To: ${email}`)
  expect((await verify(codeIn((received[0] ?? '').replaceAll('\r', '')))).statusCode).toBe(200)
  expect((await overSmtp.call('/api/me', { token })).statusCode).toBe(200)
})

test('the email is in the language that the person chose, or that of the page where they chose none (F-15)', async () => {
  const mailIn = async (person: Awaited<ReturnType<typeof halfLoggedIn>>, page: string) => {
    http.wait(31)
    const headers = { 'accept-language': page }
    expect((await http.call('/api/auth/generate-otp', { token: person.token, headers })).statusCode).toBe(200)
    const mail = await http.mailTo(person.email)
    expect(codeIn(mail)).toMatch(/^\d{6}$/)
    return mail.includes('Votre code de connexion') ? 'French' : mail.includes('Your login code:') ? 'English' : mail
  }
  const undecided = await halfLoggedIn()
  expect(await mailIn(undecided, 'fr-CA')).toBe('French')
  expect(await mailIn(undecided, 'en-CA')).toBe('English')
  const french = await halfLoggedIn()
  await french.generate()
  await french.verify(codeIn(await http.mailTo(french.email)))
  const chosen = await http.call('/api/me/preferences', { method: 'PUT', body: { language: 'fr-CA' }, token: french.token })
  expect(chosen.statusCode).toBe(200)
  const again = (await http.call('/api/auth/login', { body: { email: french.email, password: PASSWORD } })).json<{ token: string }>()
  expect(await mailIn({ ...french, token: again.token }, 'en-CA')).toBe('French')
})

test('an unreachable mail server is reported, and the next attempt may follow immediately (REQ-100)', async () => {
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port } = nobody.address() as { port: number }
  await new Promise<void>((resolve) => nobody.close(() => resolve()))
  const unreachable = await auth.openHttp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  onTestFinished(() => unreachable.close())

  const { id, generate } = await halfLoggedIn(unreachable)
  for (let turn = 1; turn <= 7; turn += 1) {
    const answer = await generate()
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toMatchObject({ error: { code: 'code-not-sent' }, message: 'Failed to generate OTP.' })
  }
  const [row] = await auth.db
    .sql`select additional_info from audit_log where entity_id = ${String(id)} and action = 'One-Time Code Refused' limit 1`
  expect(row?.additional_info).toBe('ESOCKET')
})

test('the code is in no response, no log line and no database row (A-2)', async () => {
  const loud = await auth.openHttp({ LOG_LEVEL: 'trace' })
  onTestFinished(() => loud.close())
  const lines = captureLog(loud)
  const { email, token, generate, verify } = await halfLoggedIn(loud)
  const answer = await generate()
  const code = codeIn(await loud.mailTo(email))
  await verify(code === '000000' ? '000001' : '000000')
  await verify(code)
  loud.app.log.info('a line that is there to be found')
  expect(lines.join('')).toContain('there to be found')
  expect(answer.body + JSON.stringify(answer.headers)).not.toContain(code)
  expect(lines.join('')).not.toContain(code)
  expect(lines.join('')).not.toContain(token)

  const tables = await auth.db.sql<
    { name: string }[]
  >`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`
  for (const { name } of tables) {
    const rows = await auth.db.owner<{ text: string }[]>`select row_to_json(t)::text as text from ${auth.db.owner(name)} t`
    const texts = rows.map(({ text }) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+|\\\\x[0-9a-f]+/g, ''))
    expect(texts.filter((text) => text.includes(code) || text.includes(token))).toEqual([])
  }
})

test('half a minute passes between two codes, and only the newest works (A-2)', async () => {
  const { email, generate, verify } = await halfLoggedIn()
  await generate()
  const first = codeIn(await http.mailTo(email))
  http.wait(10)
  const soon = await generate()
  expect(soon.statusCode).toBe(429)
  expect(soon.json().error).toMatchObject({ code: 'code-too-soon', details: { seconds: 20 } })
  http.wait(20)
  expect((await generate()).statusCode).toBe(200)
  const second = codeIn(await http.mailTo(email))
  if (first !== second) expect((await verify(first)).json().error.code).toBe('bad-code')
  expect((await verify(second)).statusCode).toBe(200)
})

test('sends at most five codes an hour over any number of logins; a completed login resets the count (A-2)', async () => {
  const one = await halfLoggedIn()
  const another = (await http.call('/api/auth/login', { body: { email: one.email, password: PASSWORD } })).json<{ token: string }>()
  for (const token of [one.token, another.token, one.token, another.token, one.token]) {
    http.wait(31)
    expect((await http.call('/api/auth/generate-otp', { token })).statusCode).toBe(200)
  }
  const code = codeIn(await http.mailTo(one.email))
  http.wait(31)
  const sixth = await http.call('/api/auth/generate-otp', { token: another.token })
  expect(sixth.json().error.code).toBe('too-many-attempts')
  expect((await one.verify(code)).statusCode).toBe(200)
  expect((await http.call('/api/auth/generate-otp', { token: another.token })).statusCode).toBe(200)
})

test('refuses a code for a completed login', async () => {
  const { email, generate, verify } = await halfLoggedIn()
  await generate()
  await verify(codeIn(await http.mailTo(email)))
  expect((await generate()).json().error.code).toBe('already-done')
})

test('two concurrent requests send one email', async () => {
  const { generate } = await halfLoggedIn()
  const answers = await Promise.all([generate(), generate(), generate()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429])
})

/** Captures everything logged from now on; nothing reaches the terminal. */
function captureLog({ app }: TestHttp): string[] {
  const lines: string[] = []
  const log = app.log as unknown as Record<symbol, { write(line: string): void }>
  for (let at: object | null = log; at; at = Object.getPrototypeOf(at)) {
    for (const key of Object.getOwnPropertySymbols(at)) {
      if (key.description === 'pino.stream') Object.assign(log[key] as object, { write: (line: string) => lines.push(line) })
    }
  }
  return lines
}
