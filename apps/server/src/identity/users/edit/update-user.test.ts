import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { claim } from '../../../care/queues/claim.ts'
import { listenForEvents, type Notice } from '../../../platform/events.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { verifyPassword } from '../../auth/credentials/passwords.ts'
import type { EditBody } from './check-edit.ts'
import { updateUser } from './update-user.ts'

const PASSWORD = 'Qu7iet&harbour'
let db: TestDatabase
let admin: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'], last_name: 'Keeper' }))
})
afterAll(() => db.close())

const edit = (id: number, body: EditBody, context = admin) => updateUser(context, { id: String(id), body, session: null })
const refusal = (id: number, body: EditBody) =>
  edit(id, body).then(
    () => null,
    (error) => ({ code: error.code, ...error.details }),
  )
const entriesOf = (id: number) =>
  db.sql`select action, changes from audit_log where entity_kind = 'user' and entity_id = ${String(id)} order by id`
const rowOf = async (id: number) => (await db.sql`select * from users where id = ${id}`)[0]

describe('each field alone, with its audit text', () => {
  test.each([
    ['REQ-290', { email: ' New.Address@Clinic.Example ' }, { email: 'new.address@clinic.example' }, 'Successfully updated email'],
    ['REQ-291', { first_name: ' Anouk ' }, { first_name: 'Anouk' }, 'Successfully updated first name'],
    ['REQ-292', { last_name: 'Tremblay' }, { last_name: 'Tremblay' }, 'Successfully updated last name'],
    ['REQ-293', { phone: '(416) 555-0199' }, { phone: '(416) 555-0199' }, 'Successfully updated phone number'],
    ['REQ-294', { active: false }, { active: false }, 'Successfully updated activity'],
    ['REQ-294', { enabled: false }, { active: false }, 'Successfully updated activity'],
    [
      'REQ-296',
      { licensed_provinces: 'Ontario, Nova Scotia' },
      { licensed_provinces: ['NS', 'ON'] },
      'Licensed provinces updated successfully',
    ],
    ['REQ-296', { licensed_provinces: ['BC', 'Yukon'] }, { licensed_provinces: ['BC', 'YT'] }, 'Licensed provinces updated successfully'],
    ['REQ-295', { first_name: 'Mae', last_name: 'Ito', sms: true }, { name: 'Mae Ito', sms: true }, 'Successfully updated user'],
  ])('%s, REQ-233, REQ-308: %j', async (_, body, columns, message) => {
    const { id } = await buildStaff(db.sql)
    const answer = await edit(id, body)
    expect(answer.message).toBe(message)
    expect(await rowOf(id)).toMatchObject({ ...columns, version: 2 })
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['User Updated'])
    await db.sql`update users set deleted_at = now() where id = ${id}`
  })

  test('a password is stored hashed, is in no audit entry, and ends every session of its owner (REQ-289, A-7)', async () => {
    const { id } = await buildStaff(db.sql)
    await buildSession(db.sql, id)
    const answer = await edit(id, { password: PASSWORD })
    expect(answer).toMatchObject({ message: 'Successfully updated password', user: { password: '' } })
    expect(await verifyPassword((await rowOf(id))?.password_hash, PASSWORD)).toBe(true)
    expect(await db.sql`select from sessions where user_id = ${id} and ended_at is null`).toHaveLength(0)
    const entries = await db.sql`select * from audit_log where entity_id = ${String(id)}`
    expect(entries.map(({ action }) => action)).toContain('Password Changed')
    expect(JSON.stringify(entries)).not.toContain(PASSWORD)
  })

  test('roles replace the previous ones, by id, by name or as read (REQ-297, REQ-233)', async () => {
    const { id } = await buildStaff(db.sql, { groups: ['nps'] })
    const answer = await edit(id, { auth_groups: [{ id: 6 }, 'npManagers', 2] })
    expect(answer.message).toBe('Auth group updated successfully')
    expect(answer.user.auth_groups.map(({ name }) => name)).toEqual(['User', 'pcrs', 'npManagers'])
    expect((await entriesOf(id))[0]?.changes).toEqual({ auth_groups: { from: [3], to: [2, 6, 9] } })
  })

  test('the queue, under its own audit actions (REQ-248, REQ-249, REQ-233)', async () => {
    const { id } = await buildStaff(db.sql)
    await buildPatient(db.sql, { in_np_queue: true, assigned_np: id })
    expect(await edit(id, { queue_enabled: false })).toMatchObject({ released: 1, user: { queue_enabled: false } })
    await edit(id, { queue_enabled: true })
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['Admin Disable Queue', 'Admin Enable Queue'])
  })
})

test('a whole row as read can be sent back with some fields changed (REQ-234, REQ-295, B-9)', async () => {
  const { id } = await buildStaff(db.sql)
  const { user } = await edit(id, { phone: '4165550123' })
  const saved = await edit(id, { ...user, first_name: 'Whole', phone: '4165550124' })
  expect(saved).toMatchObject({ message: 'Successfully updated user', user: { first_name: 'Whole', phone: '4165550124', version: 3 } })
  const off = await edit(id, { ...saved.user, enabled: false })
  expect(off.user).toMatchObject({ active: false, enabled: false })
})

test('unchanged values are neither written nor published', async () => {
  const { id } = await buildStaff(db.sql, { first_name: 'Same' })
  const answer = await edit(id, { first_name: 'Same', password: '', auth_groups: ['nps'] })
  expect(answer.user.version).toBe(1)
  expect(await entriesOf(id)).toEqual([])
})

test('a new name appears wherever it is shown, with a number when taken (A-11)', async () => {
  const taken = await buildStaff(db.sql, { first_name: 'Robin', last_name: 'Hart' })
  const { id } = await buildStaff(db.sql, { first_name: 'Robin', last_name: 'Lamb' })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, assigned_np: id })
  expect((await edit(id, { last_name: 'Hart' })).user.name).toBe('Robin Hart (2)')
  const [row] = await db.sql`select u.name from patients p join users u on u.id = p.assigned_np where p.patient_id = ${patient_id}`
  expect(row?.name).toBe('Robin Hart (2)')
  expect((await edit(taken.id, { first_name: 'Robert' })).user.name).toBe('Robert Hart')
  expect((await edit(id, { phone: '4165550188' })).user.name).toBe('Robin Hart (2)')
})

describe('refusals', () => {
  test.each([
    ['REQ-258', { email: '' }, { email: 'No user email!' }],
    ['A-7', { email: 'nobody' }, { email: 'Please enter a valid email address.' }],
    ['REQ-260', { first_name: ' ' }, { first_name: 'No user first name!' }],
    ['REQ-261', { last_name: '' }, { last_name: 'No user last name!' }],
    ['REQ-274', { phone: '12' }, { phone: 'Please enter a valid phone number (10–15 digits).' }],
    ['REQ-264', { password: 'quiet7&harbour' }, { password: 'Password must include at least one capital letter' }],
    ['REQ-271', { password: PASSWORD, confirmPassword: 'another' }, { confirmPassword: 'Passwords do not match.' }],
    [
      'REQ-275',
      { licensed_provinces: 'Ontario, Atlantis' },
      { licensed_provinces: 'names a place that is no province or territory of Canada' },
    ],
    ['B-4', { auth_groups: [] }, { auth_groups: 'Choose at least one role.' }],
    ['B-7', { auth_groups: [3, 404] }, { auth_groups: 'names a group that is not there' }],
  ])('of %s name the field: %j', async (_, body, fields) => {
    const { id } = await buildStaff(db.sql)
    expect(await refusal(id, body)).toEqual({ code: 'invalid-input', fields })
    expect(await entriesOf(id)).toEqual([])
  })

  test('an email that is taken, in any case (REQ-273)', async () => {
    await buildStaff(db.sql, { email: 'taken@clinic.example' })
    const { id } = await buildStaff(db.sql)
    expect(await refusal(id, { email: 'TAKEN@clinic.example' })).toEqual({
      code: 'invalid-input',
      fields: { email: 'Email is already taken' },
    })
  })

  test('users cannot disable themselves or remove the last administrator (B-10)', async () => {
    const own = await buildStaff(db.sql, { groups: ['admins'] })
    expect(await refusal(admin.staff.id, { active: false })).toMatchObject({ code: 'own-account' })
    await edit(own.id, { auth_groups: ['User'] })
    await db.sql`update users set active = false where id <> ${admin.staff.id} and id in (select user_id from user_auth_groups where auth_group_id = 1)`
    expect(await refusal(admin.staff.id, { auth_groups: ['User'] })).toMatchObject({ code: 'last-administrator' })
    expect((await db.sql`select from user_auth_groups where user_id = ${admin.staff.id} and auth_group_id = 1`).length).toBe(1)
  })

  test('an account without a password cannot be enabled unless one is given', async () => {
    const { id } = await buildStaff(db.sql, { active: false })
    await db.sql`update users set password_hash = '' where id = ${id}`
    expect(await refusal(id, { active: true })).toMatchObject({ code: 'password-missing' })
    expect((await edit(id, { active: true, password: PASSWORD })).user.state).toBe('active')
  })

  test('a row changed by someone else, with the current row', async () => {
    const { id } = await buildStaff(db.sql, { first_name: 'Nora' })
    await edit(id, { first_name: 'Nora-Lee', was: { first_name: 'Nora' } })
    expect(await refusal(id, { first_name: 'Eleonora', was: { first_name: 'Nora' } })).toMatchObject({
      code: 'user-changed',
      user: { first_name: 'Nora-Lee', version: 2 },
    })
    expect(await refusal(id, { phone: '4165550100', version: 1 })).toMatchObject({ code: 'user-changed' })
    expect((await edit(id, { phone: '4165550100', was: { phone: '' } })).user.phone).toBe('4165550100')
    expect((await edit(id, { phone: '4165550100', version: 1 })).user).toMatchObject({ phone: '4165550100', version: 3 })
  })

  test.each(['0', 'abc', '2147483647'])('%j is not a user’s id', async (id) => {
    await expect(updateUser(admin, { id, body: { phone: '' }, session: null })).rejects.toMatchObject({ code: 'user-not-found' })
  })
})

describe('what follows from a change', () => {
  test('a disabled account loses its sessions and patients in the same transaction, and live screens are notified (B-9)', async () => {
    const events = await listenForEvents(db.sql)
    const notices: Notice[] = []
    const { id } = await buildStaff(db.sql, { groups: ['nps', 'pcrs'] })
    await buildSession(db.sql, id)
    const np = await buildPatient(db.sql, { in_np_queue: true, assigned_np: id, on_hold_in_queue: true })
    const pcr = await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: id })
    const all = new Promise<void>((resolve) => {
      events.subscribe((notice) => {
        if (notice !== 'lost' && notices.push(notice) === 4) resolve()
      })
    })
    expect((await edit(id, { active: false })).released).toBe(2)
    await all
    await events.close()
    expect(notices.map(({ kind }) => kind).sort()).toEqual(['patient', 'patient', 'session', 'user'])
    expect(await db.sql`select from sessions where user_id = ${id} and ended_at is null`).toHaveLength(0)
    expect(await db.sql`select from patients where assigned_np = ${id} or assigned_pcr = ${id}`).toHaveLength(0)
    const released =
      await db.sql`select patient_id from audit_log where action = 'Unassign Patient' and patient_id in (${np.patient_id}, ${pcr.patient_id})`
    expect(released).toHaveLength(2)
  })

  test('a user who loses a role gives back only the patients of that role', async () => {
    const { id } = await buildStaff(db.sql, { groups: ['nps', 'pcrs'] })
    const kept = await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: id })
    await buildPatient(db.sql, { in_np_queue: true, assigned_np: id, on_hold_in_queue: true })
    expect((await edit(id, { auth_groups: ['pcrs'] })).released).toBe(1)
    expect(await db.sql`select patient_id from patients where assigned_np = ${id} or assigned_pcr = ${id}`).toEqual([kept])
  })
})

describe('concurrently', () => {
  test('of two administrators who change one field one wins, and the other gets an error (REQ-308)', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const { id } = await buildStaff(db.sql, { first_name: 'Start' })
      const answers = await Promise.allSettled(
        ['Alpha', 'Beta', 'Gamma'].map((first_name) => edit(id, { first_name, was: { first_name: 'Start' } })),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of answers) if (one.status === 'rejected') expect(one.reason.code).toBe('user-changed')
    }
  })

  test('changes of different fields are both stored', async () => {
    const { id } = await buildStaff(db.sql)
    await Promise.all([
      edit(id, { phone: '4165550111', was: { phone: '' } }),
      edit(id, { licensed_provinces: 'Manitoba' }),
      edit(id, { notify: false }),
    ])
    expect(await rowOf(id)).toMatchObject({ phone: '4165550111', licensed_provinces: ['MB'], notify: false, version: 4 })
  })

  test('two users take one email, or one name: one gets the email, the names get numbers (A-11, REQ-273)', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => buildStaff(db.sql)))
    const emails = await Promise.allSettled(people.map(({ id }) => edit(id, { email: 'wanted@clinic.example' })))
    expect(emails.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of emails) if (one.status === 'rejected') expect(one.reason.details.fields).toEqual({ email: 'Email is already taken' })
    const named = await Promise.all(people.map(({ id }) => edit(id, { first_name: 'Jo', last_name: 'Quick' })))
    expect(named.map(({ user }) => user.name).sort()).toEqual(['Jo Quick', 'Jo Quick (2)', 'Jo Quick (3)', 'Jo Quick (4)'])
  })

  test('administrators who revoke each other’s right never leave the clinic without one (B-10)', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await db.sql`delete from user_auth_groups where auth_group_id = 1`
      const pair = await Promise.all([1, 2].map(() => buildStaff(db.sql, { groups: ['admins'] })))
      const [one, two] = pair as [(typeof pair)[number], (typeof pair)[number]]
      const asOne = edit(two.id, round % 2 ? { active: false } : { auth_groups: ['User'] }, staffContext(db, one))
      const asTwo = edit(one.id, { active: false }, staffContext(db, two))
      const answers = await Promise.allSettled([asOne, asTwo])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const left = await db.sql`select from users u join user_auth_groups m on m.user_id = u.id where u.active and m.auth_group_id = 1`
      expect(left).toHaveLength(1)
    }
    await db.sql`insert into user_auth_groups values (${admin.staff.id}, 1) on conflict do nothing`
    await db.sql`update users set active = true where id = ${admin.staff.id}`
  })

  test('a claim made while the account is disabled leaves it no patient', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const staff = await buildStaff(db.sql)
      const patients = await Promise.all([1, 2, 3].map(() => buildPatient(db.sql, { in_np_queue: true })))
      const context = staffContext(db, staff, TEST_NOW)
      const [off] = await Promise.allSettled([
        edit(staff.id, { active: false }),
        ...patients.map(({ patient_id }) => claim(context, { patient_id, queue: 'np' })),
      ])
      expect(off?.status).toBe('fulfilled')
      expect(await db.sql`select from patients where assigned_np = ${staff.id}`).toHaveLength(0)
    }
  })
})
