import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../../test/http.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { mountUsers } from '../routes.ts'
import { updateGroup } from './update-group.ts'

let db: TestDatabase
let http: TestHttp
let admin: StaffContext
let headers: { authorization: string }
beforeAll(async () => {
  db = await openTestDatabase()
  http = await openTestHttp(db, mountUsers)
  const staff = await buildStaff(db.sql, { groups: ['admins'] })
  admin = staffContext(db, staff)
  headers = await buildSession(db.sql, staff.id)
})
afterAll(async () => {
  await http.close()
  await db.close()
})

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => http.call(url, { headers, method, ...(body && { body }) })
const fields = { description: 'Triage', scopes: ['pcr' as const], pcr_capable: true, np_capable: false }
let made = 0
const addGroup = async (more: object = {}) => {
  made += 1
  return (await send('POST', '/api/authgroups', { name: `triage${made}`, ...fields, ...more })).json() as { id: number; name: string }
}

describe('groups (REQ-253)', () => {
  test('can be added; each has `user`, an id beyond the six, and a unique name (B-2, B-4)', async () => {
    const group = await addGroup({ name: 'triage' })
    expect(group).toMatchObject({
      name: 'triage',
      description: 'Triage',
      scopes: [{ name: 'pcr' }, { name: 'user' }],
      pcr_capable: true,
      np_capable: false,
      members: 0,
    })
    expect(group.id).toBeGreaterThan(12)
    expect((await send('POST', '/api/authgroups', { name: 'triage', ...fields })).json().error.fields).toEqual({
      name: 'Another group has this name',
    })
    const listed = (await http.call('/api/authGroups', { headers })).json()
    expect(listed.at(-1)).toEqual(group)
  })

  test('change the rights of each member from the next request on, audited', async () => {
    const group = await addGroup()
    const staff = await buildStaff(db.sql, { groups: ['User'] })
    await db.sql`insert into user_auth_groups values (${staff.id}, ${group.id})`
    const theirs = await buildSession(db.sql, staff.id)
    expect((await http.call('/api/users', { headers: theirs })).statusCode).toBe(403)
    const changed = (await send('PUT', `/api/authgroups/${group.id}`, { ...fields, scopes: ['pcrmanager'] })).json()
    expect(changed.scopes).toEqual([{ name: 'pcrmanager' }, { name: 'user' }])
    expect((await http.call('/api/users', { headers: theirs })).statusCode).toBe(200)
    const [entry] = await db.sql`select user_id, changes from audit_log where action = 'Update Group' and entity_id = ${String(group.id)}`
    expect(entry).toEqual({ user_id: admin.staff.id, changes: { scopes: { from: ['pcr', 'user'], to: ['pcrmanager', 'user'] } } })
  })

  test('that lose a role give back their members’ patients, unless another group allows it', async () => {
    const group = await addGroup({ np_capable: true })
    const [alone, both] = await Promise.all([buildStaff(db.sql, { groups: ['User'] }), buildStaff(db.sql, { groups: ['pcrs'] })])
    for (const { id } of [alone, both]) {
      await db.sql`insert into user_auth_groups values (${id}, ${group.id})`
      await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: id })
    }
    await buildPatient(db.sql, { in_np_queue: true, assigned_np: alone.id, on_hold_in_queue: true })
    await send('PUT', `/api/authgroups/${group.id}`, { ...fields, pcr_capable: false, np_capable: true })
    const held = () =>
      db.sql`select assigned_pcr, assigned_np from patients where assigned_pcr is not null or assigned_np is not null order by assigned_pcr`
    expect(await held()).toEqual([
      { assigned_pcr: both.id, assigned_np: null },
      { assigned_pcr: null, assigned_np: alone.id },
    ])
  })

  test('never leave the clinic without an administrator', async () => {
    const refused = await send('PUT', '/api/authgroups/1', { ...fields, description: 'Administrator', scopes: ['npmanager'] })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'last-administrator'])
    const second = await addGroup({ scopes: ['admin'] })
    await db.sql`insert into user_auth_groups values (${admin.staff.id}, ${second.id})`
    const changes = [1, second.id].map((id) => updateGroup(admin, { id: String(id), ...fields, scopes: ['npmanager'] }))
    const answers = await Promise.allSettled(changes)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await db.sql`update auth_groups set scopes = '{admin,npmanager,pcrmanager,user}', pcr_capable = false where id = 1`
    await db.sql`delete from user_auth_groups where auth_group_id = ${second.id}`
  })

  test('can be deleted when empty and not one of the six', async () => {
    const group = await addGroup()
    const { id } = await buildStaff(db.sql, { groups: ['User'] })
    await db.sql`insert into user_auth_groups values (${id}, ${group.id})`
    expect((await send('DELETE', `/api/authgroups/${group.id}`)).json().error.code).toBe('group-not-empty')
    expect((await send('DELETE', '/api/authgroups/3')).json().error.code).toBe('group-built-in')
    await db.sql`update users set deleted_at = now() where id = ${id}`
    expect((await send('DELETE', `/api/authgroups/${group.id}`)).json()).toEqual({ success: true })
    expect((await send('DELETE', `/api/authgroups/${group.id}`)).json().message).toBe('Group not found.')
    expect((await send('PUT', '/api/authgroups/abc', fields)).statusCode).toBe(404)
  })

  test.each([
    [{ ...fields, scopes: ['owner'] }, 'scopes.0'],
    [{ ...fields, description: ' ' }, 'description'],
    [{ ...fields, members: 3 }, 'members'],
  ])('refuse %j', async (body, field) => {
    expect(Object.keys((await send('PUT', '/api/authgroups/3', body)).json().error.fields)).toEqual([field])
  })
})

test('the group described as User is the default for new staff, whatever its name (REQ-254)', async () => {
  const create = async (email: string) => {
    const { id } = (await send('POST', '/api/users', { email, password: 'Qu7iet&harbour', first_name: 'New', last_name: email })).json()
    return (await http.call(`/api/users/${id}/authgroups`, { headers })).json().auth_groups.map(({ name }: { name: string }) => name)
  }
  expect(await create('first@clinic.example')).toEqual(['User'])
  const { id, name } = await addGroup({ description: 'User' })
  await db.sql`update auth_groups set description = 'Plain' where id = 2`
  expect(await create('second@clinic.example')).toEqual([name])
  await db.sql`update auth_groups set description = 'Other' where id = ${id}`
  expect(await create('third@clinic.example')).toEqual(['User'])
  await db.sql`update auth_groups set description = 'User' where id = 2`
})

test('the roles that allow having patients are data: nps and npManagers at first (REQ-255, B-2)', async () => {
  const groups = (await http.call('/api/authGroups', { headers })).json<
    { id: number; name: string; np_capable: boolean; pcr_capable: boolean }[]
  >()
  const six = groups.filter(({ id }) => id <= 12)
  expect(six.filter(({ np_capable }) => np_capable).map(({ name }) => name)).toEqual(['nps', 'npManagers'])
  expect(six.filter(({ pcr_capable }) => pcr_capable).map(({ name }) => name)).toEqual(['pcrs', 'pcrManagers'])
})
