import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, type StaffParts } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
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
    post: (url: string, body: object) => http.call(url, { headers, body }),
    drop: (url: string) => http.call(url, { headers, method: 'DELETE' }),
  }
}

test('GET /api/me returns the user and their number of patients (REQ-052, REQ-085, REQ-101, REQ-252)', async () => {
  const { staff, get } = await signedIn({ groups: ['nps', 'pcrs'], provinces: ['NL', 'PE'] })
  await buildPatient(db.sql, { in_np_queue: true, assigned_np: staff.id })
  await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: staff.id })
  const answer = (await get('/api/me')).json()
  expect(answer).toMatchObject({
    id: staff.id,
    name: staff.name,
    email: expect.stringMatching(/@/),
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
  test('contain names, queue, provinces and groups only (REQ-300, REQ-321, A-16)', async () => {
    const { get, staff } = await signedIn({ groups: ['pcrManagers'] })
    await buildStaff(db.sql, { active: false, last_name: 'Dormant' })
    const users = (await get('/api/users')).json<Record<string, unknown>[]>()
    const fields = ['auth_groups', 'first_name', 'id', 'last_name', 'licensed_provinces', 'name', 'queue_enabled']
    for (const user of users) expect(Object.keys(user).sort()).toEqual(fields)
    expect(users.map(({ id }) => id)).toContain(staff.id)
    expect(users.filter(({ last_name }) => last_name === 'Dormant')).toEqual([])
  })

  test('of a queue contain users whose groups allow it and whose queue is on (REQ-318, REQ-320, REQ-546, REQ-564)', async () => {
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

test('a user is found by id, in any case of the path; others are 404 (REQ-307, REQ-322, B-8)', async () => {
  const { get, staff } = await signedIn({ groups: ['admins'] })
  expect((await get(`/API/Users/${staff.id}`)).json()).toMatchObject({ id: staff.id, auth_groups: [{ id: 1, name: 'admins' }] })
  for (const id of ['999999', 'x', '2147483648', '1e3', '%27']) {
    const answer = await get(`/api/users/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('User not found.')
  }
})

test('the six groups come with their scopes (REQ-311, REQ-323, B-2, B-3)', async () => {
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

test('a queue is switched by PUT, and a contradicting body is refused (REQ-319)', async () => {
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
])('the activation token %s is invalid (REQ-104, REQ-105, REQ-108)', async (key, status) => {
  const answer = await http.call(`/api/users/validate/key?key=${key}`)
  expect(answer.statusCode).toBe(status)
  if (status === 200) expect(answer.json()).toEqual({ message: 'Invalid key', kind: 'none', email: null })
  else expect(answer.json().error.code).toBe('invalid-input')
})

test('the validation text of a key is plain text (REQ-106)', async () => {
  const answer = await http.call('/api/users/validate?key=123456')
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/plain; charset=utf-8', 'Invalid key'])
})

test.each(['', '?key=', '?key=12345', `?key=${'x'.repeat(201)}`])(
  'a key that is missing, too short or too long is invalid: %s (REQ-105)',
  async (query) => {
    const answer = await http.call(`/api/users/validate${query}`)
    expect([answer.statusCode, answer.json().message, answer.json().error.fields]).toEqual([400, 'Invalid key', { key: 'Invalid key' }])
  },
)

describe('the calls of an administrator', () => {
  test('list every account with all fields and no secret (REQ-250, REQ-301)', async () => {
    const { get, staff } = await signedIn({ groups: ['admins'] })
    const dormant = await buildStaff(db.sql, { active: false, last_name: 'Asleep', provinces: ['ON', 'QC'], password_hash: '$argon2id$x' })
    const answer = await get('/api/users/adminlist')
    expect(answer.body).not.toContain('argon2')
    const list = answer.json<Record<string, unknown>[]>()
    expect(list.map(({ id }) => id)).toContain(staff.id)
    const [row] = await db.sql`select email, created_at from users where id = ${dormant.id}`
    expect(list.find(({ id }) => id === dormant.id)).toEqual({
      id: dormant.id,
      user_id: dormant.id,
      ...row,
      password: '',
      name: dormant.name,
      first_name: 'Sam',
      last_name: 'Asleep',
      phone: '',
      sms: false,
      notify: true,
      active: false,
      enabled: false,
      state: 'off',
      queue_enabled: true,
      licensed_provinces: 'Ontario, Quebec',
      auth_groups: [{ id: 3, name: 'nps', description: 'Nurse Practitioner', scopes: [{ name: 'np' }, { name: 'user' }] }],
      last_login_at: null,
      mailed: null,
      version: 1,
    })
  })

  test('add a user and return the id (REQ-251, REQ-302)', async () => {
    const { post, get } = await signedIn({ groups: ['admins'] })
    const body = {
      email: 'Added@clinic.example',
      password: 'Qu7iet&harbour',
      confirmPassword: 'Qu7iet&harbour',
      first_name: 'Ana',
      last_name: 'Silva',
    }
    const made = await post('/api/users', {
      ...body,
      licensed_provinces: 'Ontario,Yukon',
      _auth_group_ids: [3, 6],
      phone: '4165550177',
      enabled: true,
    })
    expect(made.json()).toEqual({ id: expect.any(Number), name: 'Ana Silva' })
    expect((await get(`/api/users/${made.json().id}/single`)).json()).toMatchObject({
      email: 'added@clinic.example',
      licensed_provinces: 'Ontario, Yukon',
      auth_groups: [{ id: 3 }, { id: 6 }],
      phone: '4165550177',
      active: true,
    })
    expect((await post('/api/users', body)).json()).toMatchObject({
      message: 'Email is already taken',
      error: { fields: { email: 'Email is already taken' } },
    })
    expect((await post('/api/users', {})).json().error.fields).toEqual({
      email: 'No user email!',
      password: 'No user password!',
      first_name: 'No user first name!',
      last_name: 'No user last name!',
    })
    expect((await post('/api/users', { ...body, email: 'x@y.example', licensed_provinces: 'Narnia' })).json().error.fields).toHaveProperty(
      'licensed_provinces',
    )
  })

  test('check whether an email or id is taken (REQ-303, B-5)', async () => {
    const { get, staff } = await signedIn({ groups: ['admins'], email: 'here+now@clinic.example' })
    expect((await get(`/api/users/${encodeURIComponent('HERE+now@clinic.example')}/check`)).json()).toBe(1)
    expect((await get(`/api/users/${encodeURIComponent('not@clinic.example')}/check`)).json()).toBe(0)
    expect([(await get(`/api/users/${staff.id}/check`)).json(), (await get('/api/users/999999/check')).json()]).toEqual([1, 0])
  })

  test('change, read and delete one user (REQ-305 to REQ-310)', async () => {
    const { get, put, drop } = await signedIn({ groups: ['admins'] })
    const { id } = await buildStaff(db.sql, { groups: ['pcrs'] })
    expect((await put(`/api/users/${id}`, { phone: '4165550155' })).json()).toMatchObject({
      message: 'Successfully updated phone number',
      user: { phone: '4165550155' },
    })
    expect((await get(`/api/users/${id}`)).json()).toMatchObject({ id, auth_groups: [{ name: 'pcrs' }] })
    expect((await get(`/api/users/${id}/single`)).json()).toMatchObject({ id, phone: '4165550155', password: '' })
    expect((await get(`/api/users/${id}/authgroups`)).json()).toMatchObject({ auth_groups: [{ id: 6, name: 'pcrs' }] })
    expect((await get(`/api/users/${id}/verify`)).json()).toEqual({ id, active: true, enabled: true, state: 'active', last_login_at: null })
    expect((await put(`/api/users/${id}`, { shoe_size: 42 })).json().error.fields).toEqual({ shoe_size: 'is not known here' })
    expect((await drop(`/api/users/${id}`)).json()).toEqual({ success: true, message: 'Successfully delete user!', released: 0 })
    expect((await get(`/api/users/${id}/single`)).statusCode).toBe(404)
  })

  test('put a user into groups: one more, or exactly these (REQ-312, B-7)', async () => {
    const { put } = await signedIn({ groups: ['admins'] })
    const { id } = await buildStaff(db.sql, { groups: ['pcrs'] })
    const names = (answer: { json(): { user: { auth_groups: { name: string }[] } } }) =>
      answer.json().user.auth_groups.map(({ name }) => name)
    expect(names(await put(`/api/authgroups/${id}/groupadd`, { auth_group_id: 3 }))).toEqual(['nps', 'pcrs'])
    expect(names(await put(`/api/authgroups/${id}/groupadd`, { groups: [{ id: 12 }, 'User'] }))).toEqual(['User', 'pcrManagers'])
    expect((await put(`/api/authgroups/${id}/groupadd`, {})).statusCode).toBe(400)
  })

  test('keep the legacy addresses, with nothing behind them, and the real scopes (REQ-313 to REQ-317, B-6)', async () => {
    const { get, staff } = await signedIn({ groups: ['admins'] })
    expect((await get('/api/users/scopes')).json().map(({ name }: { name: string }) => name)).toEqual([
      'admin',
      'np',
      'npmanager',
      'pcr',
      'pcrmanager',
      'user',
    ])
    const one = `/api/users/${staff.id}`
    const links = ['link_hosts', 'link_scopes', 'link_command_lookups'].map((name) => `${one}/7/${name}`)
    const linked = ['linked_hosts', 'linked_scopes', 'linked_command_lookups'].map((name) => `${one}/${name}`)
    for (const url of ['/api/users/companies', `${one}/host`, ...links, ...linked]) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, []])
    }
  })

  test('are for administrators only (A-16)', async () => {
    const { staff, get, put, post, drop } = await signedIn({ groups: ['npManagers', 'pcrManagers'] })
    const one = `/api/users/${staff.id}`
    const answers = await Promise.all([
      ...['/api/users/adminlist', `${one}/single`, `${one}/check`, `${one}/verify`, '/api/users/scopes', `${one}/host`].map(get),
      ...[one, `/api/authgroups/${staff.id}/groupadd`, '/api/authgroups/2'].map((url) => put(url, {})),
      ...['/api/users', '/api/users/invite', `${one}/register`, '/api/authgroups'].map((url) => post(url, {})),
      ...[one, '/api/authgroups/2'].map(drop),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  })

  test('setting their own password here ends their other sessions, not this one (A-7)', async () => {
    const { staff, put, get } = await signedIn({ groups: ['admins'] })
    const elsewhere = await buildSession(db.sql, staff.id)
    expect((await put(`/api/users/${staff.id}`, { password: 'Qu7iet&harbour' })).statusCode).toBe(200)
    expect((await get('/api/me')).statusCode).toBe(200)
    expect((await http.call('/api/me', { headers: elsewhere })).statusCode).toBe(401)
  })
})

test('the release preview is for the user and for administrators (REQ-242)', async () => {
  const { staff, get } = await signedIn({ groups: ['nps', 'pcrs'] })
  const other = await signedIn({ groups: ['npManagers'] })
  const admin = await signedIn({ groups: ['admins'] })
  await buildPatient(db.sql, { in_np_queue: true, assigned_np: staff.id, on_hold_in_queue: true })
  await buildPatient(db.sql, { in_np_queue: true, in_pcr_queue: true, assigned_np: staff.id, assigned_pcr: staff.id })
  const url = `/api/users/${staff.id}/release_preview`
  for (const ask of [get, admin.get]) expect((await ask(url)).json()).toEqual({ pcr: 1, np: 2, held: 1, patients: 2 })
  expect((await other.get(url)).statusCode).toBe(403)
})
