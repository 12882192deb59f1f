import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
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

const verify = (token: string, code: string, more: object = {}) =>
  http.call('/api/auth/verify-otp', { body: { token: code, ...more }, token })
const me = (token: string) => http.call('/api/me', { token })
const wrong = (code: string) => (code === '123456' ? '654321' : '123456')

async function withCode() {
  const { id } = await buildStaff(auth.db.sql, { password_hash: auth.password_hash })
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${id}`
  const email = row?.email ?? ''
  const { token } = (await http.call('/api/auth/login', { body: { email, password: PASSWORD } })).json<{ token: string }>()
  await http.call('/api/auth/generate-otp', { token })
  return { id, email, token, code: codeIn(await http.mailTo(email)) }
}

test('a wrong code is reported and opens nothing (REQ-087, REQ-098)', async () => {
  const { token, code, id } = await withCode()
  const answer = await verify(token, wrong(code))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { code: 'bad-code' }, message: 'Incorrect code, please try again.' })
  expect((await me(token)).statusCode).toBe(401)
  const rows = await auth.db.sql`select description from audit_log where action = 'One-Time Code Refused' and entity_id = ${String(id)}`
  expect(rows).toEqual([{ description: 'Wrong one-time code, try 1 of 5' }])
})

test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])('%j is a wrong code, not a server error', async (text) => {
  const { token } = await withCode()
  expect((await verify(token, text)).statusCode).toBe(400)
})

test('a code may contain a space', async () => {
  const { token, code } = await withCode()
  expect((await verify(token, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
})

test('the fifth wrong attempt burns the code, even for the right one (A-2)', async () => {
  const { token, code } = await withCode()
  for (let turn = 1; turn <= 5; turn += 1) expect((await verify(token, wrong(code))).json().error.code).toBe('bad-code')
  expect((await verify(token, code)).json().error.code).toBe('code-spent')
})

test('five attempts are five, however many are concurrent', async () => {
  const { token, code } = await withCode()
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong(code))))
  const codes = answers.map((answer) => answer.json().error.code)
  expect(codes.filter((one) => one === 'bad-code')).toHaveLength(5)
  expect(codes.filter((one) => one === 'code-spent')).toHaveLength(45)
})

test('a code is valid for ten minutes (A-2)', async () => {
  const late = await withCode()
  http.wait(599)
  expect((await verify(late.token, wrong(late.code))).json().error.code).toBe('bad-code')
  http.wait(1)
  const answer = await verify(late.token, late.code)
  expect(answer.json().error.code).toBe('session-ended')
})

test('a code works once', async () => {
  const { token, code } = await withCode()
  expect((await verify(token, code)).statusCode).toBe(200)
  expect((await verify(token, code)).json().error.code).toBe('code-spent')
})

test('of fifty concurrent attempts with the right code one wins (A-1)', async () => {
  const { token, code, id } = await withCode()
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, code, { rotate: true })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const [row] = await auth.db.sql<{ count: number }[]>`select count(*) as count from sessions where user_id = ${id} and ended_at is null`
  expect(row?.count).toBe(1)
})

test('a code of another login is wrong, even for the same user (A-1)', async () => {
  const mine = await withCode()
  const theirs = await withCode()
  const again = (await http.call('/api/auth/login', { body: { email: mine.email, password: PASSWORD } })).json<{ token: string }>()
  if (mine.code !== theirs.code) expect((await verify(theirs.token, mine.code)).json().error.code).toBe('bad-code')
  expect((await verify(again.token, mine.code)).json().error.code).toBe('code-spent')
  expect((await verify(mine.token, mine.code)).statusCode).toBe(200)
  expect((await me(again.token)).statusCode).toBe(401)
})

describe('rotation', () => {
  test('returns a new token, and the old one is dead (A-1)', async () => {
    const { token, code } = await withCode()
    const fresh = (await verify(token, code, { rotate: true })).json<{ token: string }>().token
    expect(fresh).not.toBe(token)
    expect((await me(fresh)).statusCode).toBe(200)
    expect((await me(token)).json().error.code).toBe('session-ended')
    expect((await http.call('/api/auth/generate-otp', { token })).json().error.code).toBe('session-ended')
  })

  test('omitted, the same token opens everything (A-1)', async () => {
    const { token, code } = await withCode()
    expect((await verify(token, code, { rotate: false })).json().token).toBe(token)
    expect((await me(token)).statusCode).toBe(200)
  })
})

test('a user disabled between password and code does not get in (B-9)', async () => {
  const { id, token, code } = await withCode()
  await auth.db.sql`update users set active = false where id = ${id}`
  expect((await verify(token, code)).json().error.code).toBe('session-ended')
})
