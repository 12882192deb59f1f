import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../../test/http.ts'
import { mountPatients } from '../../../care/patients/status/routes.ts'
import { mountUsers } from '../../users/routes.ts'
import { mountAuth } from '../routes.ts'

let db: TestDatabase
let http: TestHttp

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  http = await openTestHttp(db, (mount, services) => {
    mountAuth(mount, services)
    mountUsers(mount, services)
    mountPatients(mount)
  })
  return () => http.close()
})

async function someone(parts: object = {}) {
  const staff = await buildStaff(db.sql, { groups: ['nps'], ...parts })
  return { ...staff, token: (await buildSession(db.sql, staff.id)).authorization.replace('Bearer ', '') }
}
const update = (token: string, body: object) => http.call('/api/me', { token, method: 'PUT', body })

test('a new name appears everywhere: account, session and assigned patients (A-11)', async () => {
  const { id, token } = await someone()
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: id })
  const answer = await update(token, { first_name: ' Ottilie ', last_name: 'Marchand-Roy', phone: '416-555-0188' })
  expect(answer.json()).toMatchObject({ name: 'Ottilie Marchand-Roy', first_name: 'Ottilie', phone: '416-555-0188' })
  expect((await http.call('/api/me', { token })).json()).toMatchObject({ name: 'Ottilie Marchand-Roy' })
  const patient = await http.call(`/api/patient_status/${patient_id}`, { token })
  expect(patient.json()).toMatchObject({ assigned_np: 'Ottilie Marchand-Roy' })
  const rows = await db.sql`select user_name, changes from audit_log where user_id = ${id} and action = 'User Updated'`
  expect(rows[0]?.changes).toMatchObject({ first_name: { to: 'Ottilie' }, phone: { to: '416-555-0188' } })
})

test('a name that is taken gets a suffix (A-11)', async () => {
  await someone({ first_name: 'Percival', last_name: 'Underhill' })
  const { token } = await someone()
  expect((await update(token, { first_name: 'Percival', last_name: 'Underhill' })).json()).toMatchObject({ name: 'Percival Underhill (2)' })
})

test.each([
  [{ first_name: ' ' }, 'first_name'],
  [{ last_name: '' }, 'last_name'],
  [{ last_name: 'Two\nlines' }, 'last_name'],
  [{ licensed_provinces: 'Ontario, Quebec' }, 'licensed_provinces'],
  [{ auth_groups: [1] }, 'auth_groups'],
  [{ email: 'other@clinic.example' }, 'email'],
  [{ active: true }, 'active'],
])('%j is refused by field, and nothing is written (A-16)', async (body, field) => {
  const { id, token, name } = await someone()
  const answer = await update(token, body)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toEqual([field])
  const [row] = await db.sql`select name, version, licensed_provinces from users where id = ${id}`
  expect(row).toEqual({ name, version: 1, licensed_provinces: ['ON'] })
})

test('the profile shows one’s own account and no hash', async () => {
  const { token, first_name, last_name } = {
    first_name: 'Sam',
    last_name: 'Seen',
    ...(await someone({ first_name: 'Sam', last_name: 'Seen' })),
  }
  const answer = await http.call('/api/me/profile', { token })
  expect(answer.json()).toEqual({
    email: expect.stringContaining('@clinic.example'),
    name: 'Sam Seen',
    first_name,
    last_name,
    phone: '',
    last_login_at: null,
  })
})
