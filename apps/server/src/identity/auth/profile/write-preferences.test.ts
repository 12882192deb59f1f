import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSession, buildStaff } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../../test/http.ts'
import { mountAuth } from '../routes.ts'

let db: TestDatabase
let http: TestHttp

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  http = await openTestHttp(db, mountAuth)
  return () => http.close()
})

async function someone() {
  const { id } = await buildStaff(db.sql)
  const token = async () => (await buildSession(db.sql, id)).authorization.replace('Bearer ', '')
  return { id, token: await token(), another: token }
}
const read = async (token: string) => (await http.call('/api/me/preferences', { token })).json()
const write = (token: string, body: object) => http.call('/api/me/preferences', { token, method: 'PUT', body })

test('preferences follow the user to another browser, and no one else', async () => {
  const { token, another } = await someone()
  expect(await read(token)).toEqual({})
  expect((await write(token, { sidebarColor: 'azure', motion: 'reduced' })).json()).toEqual({ sidebarColor: 'azure', motion: 'reduced' })
  expect(await read(await another())).toEqual({ sidebarColor: 'azure', motion: 'reduced' })
  expect(await read((await someone()).token)).toEqual({})
})

test('preferences set concurrently in two browsers are all stored', async () => {
  const { token, another } = await someone()
  const choices = [{ sidebarColor: 'red' }, { sidebarActive: 'info' }, { colorScheme: 'dark' }, { language: 'fr-CA' }, { sound: 'on' }]
  const tokens = [token, await another()]
  await Promise.all(choices.map((choice, index) => write(tokens[index % 2] ?? token, choice)))
  expect(await read(token)).toEqual(Object.assign({}, ...choices))
})

test.each([
  [{ sidebarColor: 'pink' }, 'sidebarColor'],
  [{ theme: 'dark' }, 'theme'],
  [{ notes: 'x'.repeat(100) }, 'notes'],
  [{ sound: true }, 'sound'],
])('%j is not a preference and is refused (REQ-069, REQ-070)', async (body, field) => {
  const { token } = await someone()
  const answer = await write(token, body)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toEqual([field])
  expect(await read(token)).toEqual({})
})

test('a stored value that this version does not know is ignored', async () => {
  const { id, token } = await someone()
  await write(token, { sound: 'on' })
  await db.sql`update user_preferences set preferences = preferences || '{"sidebarColor": "beige", "gone": "x"}' where user_id = ${id}`
  expect(await read(token)).toEqual({ sound: 'on' })
})
