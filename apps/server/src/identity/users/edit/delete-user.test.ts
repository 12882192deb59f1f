import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, nobodyContext, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { updateUser } from './update-user.ts'

let db: TestDatabase
let admin: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
})
afterAll(() => db.close())

test('a deleted user’s sessions end, their patients are unassigned, their row and history stay (REQ-299, REQ-306, B-10)', async () => {
  const staff = await buildStaff(db.sql, { groups: ['nps', 'pcrs'] })
  await buildSession(db.sql, staff.id)
  const held = await buildPatient(db.sql, {
    in_np_queue: true,
    assigned_np: staff.id,
    on_hold_in_queue: true,
    last_seen_practitioner: staff.id,
  })
  await buildPatient(db.sql, { in_pcr_queue: true, assigned_pcr: staff.id })
  expect(await deleteUser(admin, String(staff.id))).toEqual({ success: true, message: 'Successfully delete user!', released: 2 })
  expect(await db.sql`select active, queue_enabled, deleted_at is not null as gone, name from users where id = ${staff.id}`).toEqual([
    { active: false, queue_enabled: false, gone: true, name: staff.name },
  ])
  expect(await db.sql`select from sessions where user_id = ${staff.id} and ended_at is null`).toHaveLength(0)
  const [row] =
    await db.sql`select assigned_np, on_hold_in_queue, last_seen_practitioner from patients where patient_id = ${held.patient_id}`
  expect(row).toEqual({ assigned_np: null, on_hold_in_queue: false, last_seen_practitioner: staff.id })
  const entries =
    await db.sql`select action, count(*)::integer from audit_log where user_id = ${admin.staff.id} group by action order by action`
  expect(entries).toEqual([
    { action: 'Unassign Patient', count: 2 },
    { action: 'User Deleted', count: 1 },
  ])
})

test('a deleted user can be neither deleted nor changed', async () => {
  const { id } = await buildStaff(db.sql)
  await deleteUser(admin, String(id))
  await expect(deleteUser(admin, String(id))).rejects.toMatchObject({ code: 'user-not-found' })
  await expect(updateUser(admin, { id: String(id), body: { active: true }, session: null })).rejects.toMatchObject({
    code: 'user-not-found',
  })
})

test('their second factors are deleted', async () => {
  const { id } = await buildStaff(db.sql)
  const { sealed } = db.sql.types
  await db.sql`insert into totp_factors (user_id, secret, added_at, last_step) values (${id}, ${sealed('GEZDGNBVGY3TQOJQ')}, now(), 1)`
  await db.sql`insert into recovery_codes (user_id, code_hash, salt) values (${id}, ${Buffer.from('a')}, ${Buffer.from('b')})`
  await deleteUser(admin, String(id))
  expect(await db.sql`select from totp_factors where user_id = ${id}`).toHaveLength(0)
  expect(await db.sql`select from recovery_codes where user_id = ${id}`).toHaveLength(0)
})

test('their email and name can be used again', async () => {
  const first = await createUser(nobodyContext(db), {
    email: 'once@clinic.example',
    password: 'Qu7iet&harbour',
    first_name: 'Ada',
    last_name: 'Once',
  })
  await deleteUser(admin, String(first.id))
  const again = await createUser(nobodyContext(db), {
    email: 'once@clinic.example',
    password: 'Qu7iet&harbour',
    first_name: 'Ada',
    last_name: 'Once',
  })
  expect(again.name).toBe('Ada Once')
})

test('users cannot delete themselves (B-10)', async () => {
  await expect(deleteUser(admin, String(admin.staff.id))).rejects.toMatchObject({ code: 'own-account' })
})

test('two administrators who delete each other concurrently leave one (B-10)', async () => {
  for (let round = 1; round <= 5; round += 1) {
    await db.sql`delete from user_auth_groups where auth_group_id = 1`
    const [one, two] = await Promise.all([buildStaff(db.sql, { groups: ['admins'] }), buildStaff(db.sql, { groups: ['admins'] })])
    const answers = await Promise.allSettled([
      deleteUser(staffContext(db, one), String(two.id)),
      deleteUser(staffContext(db, two), String(one.id)),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason.code).toBe('last-administrator')
  }
})

test('of several concurrent deletions one succeeds', async () => {
  await db.sql`insert into user_auth_groups values (${admin.staff.id}, 1) on conflict do nothing`
  const { id } = await buildStaff(db.sql)
  const answers = await Promise.allSettled([1, 2, 3].map(() => deleteUser(admin, String(id))))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
