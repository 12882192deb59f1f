import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { verifyPassword } from '../../auth/credentials/passwords.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { createUser } from './create-user.ts'

const PASSWORD = 'Qu7iet&harbour'
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const person = { email: 'someone@clinic.example', password: PASSWORD, first_name: 'Sasha', last_name: 'Moreau' }
const refusal = (parts: object) =>
  createUser(nobodyContext(db), { ...person, email: 'new@clinic.example', ...parts }).catch((error) => error.details)

describe('createUser', () => {
  test('adds a user with groups, provinces and a hashed password, and audits it', async () => {
    const { id } = await createUser(nobodyContext(db), {
      ...person,
      email: ' Someone.New@Clinic.Example ',
      groups: ['nps', 'pcrs'],
      provinces: ['ON', 'NS'],
      queue_enabled: true,
    })
    const [row] = await db.sql`select * from users where id = ${id}`
    expect(row).toMatchObject({
      email: 'someone.new@clinic.example',
      name: 'Sasha Moreau',
      licensed_provinces: ['ON', 'NS'],
      queue_enabled: true,
      created_at: TEST_NOW,
    })
    expect(await verifyPassword(row?.password_hash, PASSWORD)).toBe(true)
    const entries = await db.sql`select action, additional_info from audit_log where entity_id = ${String(id)}`
    expect(entries).toEqual([{ action: 'User Created', additional_info: 'Groups: 3, 6' }])
  })

  test('puts a user without groups into the group described as User (REQ-254, B-2)', async () => {
    const { id } = await createUser(nobodyContext(db), { ...person, email: 'plain@clinic.example', last_name: 'Plain' })
    expect(await db.sql`select auth_group_id from user_auth_groups where user_id = ${id}`).toEqual([{ auth_group_id: 2 }])
  })

  test('gives namesakes different display names, also concurrently (A-11)', async () => {
    const numbers = [1, 2, 3, 4, 5, 6]
    const made = await Promise.all(
      numbers.map((number) =>
        createUser(nobodyContext(db), { ...person, email: `alex${number}@clinic.example`, first_name: 'Alex', last_name: 'Roy' }),
      ),
    )
    const names = made.map(({ name }) => name).sort()
    expect(names).toEqual(['Alex Roy', 'Alex Roy (2)', 'Alex Roy (3)', 'Alex Roy (4)', 'Alex Roy (5)', 'Alex Roy (6)'])
  })

  test('adds one of twenty concurrent users with one email, in any case (REQ-273)', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        createUser(nobodyContext(db), {
          ...person,
          email: turn % 2 ? 'race@clinic.example' : 'RACE@clinic.example',
          last_name: `Racer${turn}`,
        }),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason.details).toEqual({ fields: { email: 'Email is already taken' } })
  })

  test('accepts the email of a deleted user again (B-10)', async () => {
    const { id } = await createUser(nobodyContext(db), { ...person, email: 'gone@clinic.example', last_name: 'Gone' })
    await db.sql`update users set deleted_at = now() where id = ${id}`
    expect((await createUser(nobodyContext(db), { ...person, email: 'gone@clinic.example', last_name: 'Gone' })).name).toBe('Sasha Gone')
  })

  test.each([
    ['REQ-256, REQ-258', { email: ' ' }, { email: 'No user email!' }],
    ['REQ-256, REQ-259', { password: '' }, { password: 'No user password!' }],
    ['REQ-256, REQ-260', { first_name: '' }, { first_name: 'No user first name!' }],
    ['REQ-256, REQ-261', { last_name: '  ' }, { last_name: 'No user last name!' }],
    ['REQ-263, REQ-264', { password: 'qu7iet&harbour' }, { password: 'Password must include at least one capital letter' }],
    ['REQ-265, REQ-266', { password: 'Quiet&harbour' }, { password: 'Password must include at least one number' }],
    ['REQ-267, REQ-268', { password: 'Qu7ietharbour' }, { password: 'Password must include at least one special character' }],
    ['REQ-269', { password: 'Qu7&har' }, { password: 'Password must be at least 8 characters long' }],
    ['REQ-270, REQ-271', { confirmPassword: 'Qu7iet&harbou' }, { confirmPassword: 'Passwords do not match.' }],
    ['A-7', { password: 'Sasha.Moreau1!' }, { password: 'Password is too easy to guess, please choose another' }],
    ['A-7', { password: 'Dimazarya#26' }, { password: 'Password is too easy to guess, please choose another' }],
    ['A-7', { email: 'no address' }, { email: 'Please enter a valid email address.' }],
    ['A-7', { email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Please enter a valid email address.' }],
    ['A-7', { first_name: 'Eve\r\nBcc: c@d.example' }, { first_name: 'Holds characters that cannot be used' }],
    ['REQ-274', { phone: 'call me' }, { phone: 'Please enter a valid phone number (10–15 digits).' }],
    ['B-2', { groups: ['nps', 'owners'] }, { groups: 'names a group that is not there' }],
  ])('refuses input that breaks %s: %j', async (_, parts, fields) => {
    expect(await refusal(parts)).toEqual({ fields })
    expect(await db.sql`select from users where email = 'new@clinic.example'`).toHaveLength(0)
  })

  test('checks whether the email is taken before anything else (REQ-272, REQ-273)', async () => {
    await createUser(nobodyContext(db), { ...person, email: 'first@clinic.example', last_name: 'First' })
    expect(await refusal({ email: 'First@clinic.example', password: 'weak', last_name: '' })).toEqual({
      fields: { email: 'Email is already taken' },
    })
  })
})

describe('createFirstAdministrator', () => {
  test('adds one administrator, however many processes start, and none where one exists', async () => {
    const login = { email: 'owner@clinic.example', password: PASSWORD }
    const made = await Promise.all(
      [1, 2, 3].map((turn) => createFirstAdministrator(nobodyContext(db), { ...login, email: `${turn}${login.email}` })),
    )
    expect(made.filter((one) => one !== null)).toHaveLength(1)
    expect(await createFirstAdministrator(nobodyContext(db), login)).toBeNull()
    const admins = await db.sql`select name from users u join user_auth_groups m on m.user_id = u.id where m.auth_group_id = 1`
    expect(admins).toEqual([{ name: 'Clinic Administrator' }])
  })

  test('requires a password as strong as any other', async () => {
    const fresh = await openTestDatabase({ connections: 2 })
    const weak = createFirstAdministrator(nobodyContext(fresh), { email: 'owner@clinic.example', password: 'Admin123!' })
    await expect(weak).rejects.toMatchObject({ code: 'invalid-input' })
    await fresh.close()
  })
})
