import { afterAll, beforeAll, expect, test } from 'vitest'
import { change } from '../src/platform/db/change.ts'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from './build.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

let db: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[db, other] = await Promise.all([openTestDatabase(), openTestDatabase()])
})
afterAll(() => Promise.all([db.close(), other.close()]))

test('a built staff member has the scopes of all their groups (REQ-052)', async () => {
  const staff = await buildStaff(db.sql, { groups: ['npManagers', 'pcrs'], provinces: ['ON', 'BC'] })
  expect(staff).toMatchObject({ scopes: ['np', 'npmanager', 'pcr', 'user'], np_capable: true, pcr_capable: true, provinces: ['ON', 'BC'] })
})

test('a built patient may be in a queue, assigned and on hold', async () => {
  const np = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql, {
    in_np_queue: true,
    assigned_np: np.id,
    on_hold_in_queue: true,
    risks_vs_benefits_flags: { a: true },
  })
  const [row] =
    await db.sql`select entered_np_queue_at, assigned_np_at, risks_vs_benefits_flags from patients where patient_id = ${patient_id}`
  expect(row).toEqual({ entered_np_queue_at: TEST_NOW, assigned_np_at: TEST_NOW, risks_vs_benefits_flags: { a: true } })
})

test('two clones of the template are isolated', async () => {
  const { patient_id } = await buildPatient(db.sql)
  expect(await other.sql`select from patients where patient_id = ${patient_id}`).toHaveLength(0)
})

test('a change can be made and is audited at any `now`', async () => {
  const staff = await buildStaff(db.sql)
  for (const context of [staffContext(db, staff, '2031-01-31T00:00:00.000Z'), nobodyContext(db)]) {
    await change(context, async () => ({
      result: null,
      audit: { action: 'Client Entry', description: 'seen', entity: { kind: 'list', id: 'x' } },
    }))
  }
  expect(await db.sql`select user_name, created_at from audit_log order by created_at`).toEqual([
    { user_name: 'Not logged in', created_at: TEST_NOW },
    { user_name: staff.name, created_at: '2031-01-31T00:00:00.000Z' },
  ])
})
