import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, type StaffParts } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../test/http.ts'
import { mountUsers } from './routes.ts'

let db: TestDatabase
let http: TestHttp
beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, mountUsers)
})
afterAll(async () => {
  await http.close()
  await db.close()
})

const signedIn = async (parts: StaffParts) => {
  const staff = await buildStaff(db.sql, parts)
  const headers = await buildSession(db.sql, staff.id)
  return {
    staff,
    get: (url: string) => http.call(url, { headers }),
    put: (url: string, body: object) => http.call(url, { headers, method: 'PUT', body }),
  }
}

test('GET /api/me tells a person who they are and how many patients they hold (REQ-085, REQ-101)', async () => {
  const { staff, get } = await signedIn({ groups: ['nps', 'pcrs'], provinces: ['NL', 'PE'] })
  await buildPatient(db.sql, { in_np_queue: true, assigned_np: staff.id })
  await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: staff.id })
  const answer = (await get('/api/me')).json()
  expect(answer).toMatchObject({
    id: staff.id,
    name: staff.name,
    licensed_provinces: 'Newfoundland and Labrador, Prince Edward Island',
    scopes: ['np', 'pcr', 'user'],
    number_of_assigned_patients: 2,
  })
  expect(answer.auth_groups[0]).toEqual({
    id: 3,
    name: 'nps',
    description: 'Nurse Practitioner',
    scopes: [{ name: 'np' }, { name: 'user' }],
  })
})

describe('lists of staff', () => {
  test('hold names, queue, provinces and groups and nothing more (REQ-300, REQ-321, A-16)', async () => {
    const { get, staff } = await signedIn({ groups: ['pcrManagers'] })
    await buildStaff(db.sql, { active: false, last_name: 'Dormant' })
    const users = (await get('/api/users')).json<Record<string, unknown>[]>()
    const fields = ['auth_groups', 'first_name', 'id', 'last_name', 'licensed_provinces', 'name', 'queue_enabled']
    for (const user of users) expect(Object.keys(user).sort()).toEqual(fields)
    expect(users.map(({ id }) => id)).toContain(staff.id)
    expect(users.filter(({ last_name }) => last_name === 'Dormant')).toEqual([])
  })

  test('of a queue hold those whose groups allow it and whose queue is on (REQ-318, REQ-320, REQ-546, REQ-564)', async () => {
    const { get } = await signedIn({ groups: ['admins'] })
    const made: Record<string, number> = {}
    for (const group of ['nps', 'npManagers', 'pcrs', 'pcrManagers', 'User', 'admins'] as const) {
      made[group] = (await buildStaff(db.sql, { groups: [group] })).id
      made[`${group} off`] = (await buildStaff(db.sql, { groups: [group], queue_enabled: false })).id
    }
    const named = async (url: string) => {
      const ids = (await get(url)).json<{ id: number }[]>().map(({ id }) => id)
      return Object.keys(made).filter((key) => ids.includes(made[key] ?? 0))
    }
    expect(await named('/api/users/np')).toEqual(['nps', 'npManagers'])
    expect(await named('/api/users/pcr')).toEqual(['pcrs', 'pcrManagers'])
  })

  test('are for managers and administrators (A-16)', async () => {
    const allowed = { admins: 200, npManagers: 200, pcrManagers: 200, nps: 403, pcrs: 403, User: 403 } as const
    for (const [group, status] of Object.entries(allowed)) {
      const { get, staff } = await signedIn({ groups: [group as keyof typeof allowed] })
      for (const url of ['/api/users', '/api/users/np', '/api/users/pcr', `/api/users/${staff.id}`, '/api/authGroups']) {
        expect([group, url, (await get(url)).statusCode]).toEqual([group, url, status])
      }
    }
  })
})

test('one user is found by id, whatever the case of the path; others are 404 (REQ-307, REQ-322, B-8)', async () => {
  const { get, staff } = await signedIn({ groups: ['admins'] })
  expect((await get(`/API/Users/${staff.id}`)).json()).toMatchObject({ id: staff.id, auth_groups: [{ id: 1, name: 'admins' }] })
  for (const id of ['999999', 'x', '2147483648', '1e3', '%27']) {
    const answer = await get(`/api/users/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('User not found.')
  }
})

test('the six groups come with what they allow (REQ-311, REQ-323, B-2, B-3)', async () => {
  const { get } = await signedIn({ groups: ['npManagers'] })
  const groups = (await get('/api/authgroups')).json<{ id: number; name: string; scopes: { name: string }[] }[]>()
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    [1, 'admins'],
    [2, 'User'],
    [3, 'nps'],
    [6, 'pcrs'],
    [9, 'npManagers'],
    [12, 'pcrManagers'],
  ])
  expect(groups[0]?.scopes.map(({ name }) => name)).toEqual(['admin', 'npmanager', 'pcrmanager', 'user'])
})

test('a queue is switched by PUT, and a body that says something else is refused (REQ-319)', async () => {
  const { put, staff } = await signedIn({})
  const path = `/api/users/${staff.id}/queue_enabled`
  expect((await put(path, { queue_enabled: false })).json()).toMatchObject({ released: 0, user: { queue_enabled: false } })
  for (const body of [{}, { queue_enabled: 'yes' }, { queue_enabled: true, active: false }])
    expect((await put(path, body)).statusCode).toBe(400)
  expect((await put('/api/users/1/queue_enabled', { queue_enabled: true })).statusCode).toBe(staff.id === 1 ? 200 : 403)
})

test.each([
  ['12345', 400],
  ['123456', 200],
  ['%00234567', 400],
])('the key %s to activate an account is no key (REQ-104, REQ-105, REQ-108)', async (key, status) => {
  const answer = await http.call(`/api/users/validate?key=${key}`)
  expect(answer.statusCode).toBe(status)
  if (status === 200) expect(answer.json()).toEqual({ message: 'Invalid key' })
  else expect(answer.json().error.code).toBe('invalid-input')
})
