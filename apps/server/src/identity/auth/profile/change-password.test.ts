import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import type { TestHttp } from '../../../../test/http.ts'
import { type Authing, openAuthing, PASSWORD } from '../auth.harness.ts'

const FRESH = 'Br9ight"window'
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
  const staff = await buildStaff(auth.db.sql, { password_hash: auth.password_hash, first_name: 'Featherstone' })
  const token = async () => (await buildSession(auth.db.sql, staff.id)).authorization.replace('Bearer ', '')
  const [row] = await auth.db.sql<{ email: string }[]>`select email from users where id = ${staff.id}`
  return { id: staff.id, email: row?.email ?? '', token: await token(), another: token }
}
const change = (token: string, parts: object = {}, app = http) =>
  app.call('/api/me/password', {
    token,
    method: 'PUT',
    body: { current_password: PASSWORD, password: FRESH, confirm_password: FRESH, ...parts },
  })
const logIn = (email: string, password: string) => http.call('/api/auth/login', { body: { email, password } })

test('a changed password logs in, the old one does not, and every other session ends (A-7)', async () => {
  const { id, email, token, another } = await someone()
  const others = [await another(), await another()]
  const waiting = (await logIn(email, PASSWORD)).json<{ token: string }>().token
  expect((await change(token)).json()).toEqual({ message: 'Successfully updated password', ended: 3 })
  expect((await http.call('/api/me', { token })).statusCode).toBe(200)
  for (const other of others) expect((await http.call('/api/me', { token: other })).json().error.code).toBe('session-ended')
  expect((await http.call('/api/auth/generate-otp', { token: waiting })).json().error.code).toBe('session-ended')
  expect((await logIn(email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(email, FRESH)).statusCode).toBe(200)
  const rows = await auth.db.sql`select additional_info from audit_log where user_id = ${id} and action = 'Password Changed'`
  expect(rows).toEqual([{ additional_info: '3 other sessions ended' }])
})

describe('a new password', () => {
  test.each([
    [{ password: 'br9ight"window', confirm_password: 'br9ight"window' }, { password: 'Password must include at least one capital letter' }],
    [{ password: 'Bright"window', confirm_password: 'Bright"window' }, { password: 'Password must include at least one number' }],
    [
      { password: 'Br9ightwindow', confirm_password: 'Br9ightwindow' },
      { password: 'Password must include at least one special character' },
    ],
    [{ password: 'Br9"win', confirm_password: 'Br9"win' }, { password: 'Password must be at least 8 characters long' }],
    [
      { password: 'Featherstone9!', confirm_password: 'Featherstone9!' },
      { password: 'Password is too easy to guess, please choose another' },
    ],
    [{ password: 'Dimazarya#26', confirm_password: 'Dimazarya#26' }, { password: 'Password is too easy to guess, please choose another' }],
    [{ confirm_password: 'Br9ight"windows' }, { confirm_password: 'Passwords do not match.' }],
    [{ password: PASSWORD, confirm_password: PASSWORD }, { password: 'Choose a password different from your current one.' }],
    [{ current_password: 'not it at all' }, { current_password: 'This is not your current password.' }],
    [{ current_password: '' }, { current_password: 'This field is required' }],
  ])('%j is refused by field: %j (A-7, REQ-264 to REQ-268)', async (parts, fields) => {
    const { email, token } = await someone()
    const answer = await change(token, parts)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid-input', fields })
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200)
  })

  test('needs no capitals, digits and symbols where configured, and is never a common one (A-7)', async () => {
    const lenient = await auth.openHttp({ PASSWORD_COMPOSITION: '0' })
    const { token } = await someone()
    const phrase = 'four lanterns by the river'
    expect((await change(token, { password: 'password', confirm_password: 'password' }, lenient)).statusCode).toBe(400)
    expect((await change(token, { password: phrase, confirm_password: phrase }, lenient)).statusCode).toBe(200)
    const admin = await buildStaff(auth.db.sql, { groups: ['admins'] })
    const headers = await buildSession(auth.db.sql, admin.id)
    const body = { email: 'phrase@clinic.example', first_name: 'Ada', last_name: 'Phrase', password: phrase, confirmPassword: phrase }
    expect((await http.call('/api/users', { headers, body })).json().error.fields).toHaveProperty('password')
    expect((await lenient.call('/api/users', { headers, body })).statusCode).toBe(200)
    await lenient.close()
  })
})

describe('guessing the current password', () => {
  test('stops after five attempts, the right one too, and is audited', async () => {
    const { id, token } = await someone()
    for (let turn = 1; turn <= 5; turn += 1) expect((await change(token, { current_password: 'wrong' })).statusCode).toBe(400)
    expect((await change(token)).json().error).toMatchObject({ code: 'too-many-attempts', details: { seconds: 60 } })
    http.wait(61)
    expect((await change(token)).statusCode).toBe(200)
    const rows = await auth.db.sql`select from audit_log where user_id = ${id} and action = 'Password Change Refused'`
    expect(rows).toHaveLength(5)
  })

  test('by fifty concurrent attempts counts as five', async () => {
    const { token } = await someone()
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(token, { current_password: 'wrong' })))
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45)
  })
})

test('of two concurrent changes one wins and sets the password', async () => {
  const { email, token } = await someone()
  const wanted = ['Cop7per&kettle', 'Sil8ver&ladder']
  const answers = await Promise.all(wanted.map((password) => change(token, { password, confirm_password: password })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
  expect((await logIn(email, wanted[winner] ?? '')).statusCode).toBe(200)
  expect((await logIn(email, wanted[1 - winner] ?? '')).statusCode).toBe(401)
})
