import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { registerUser } from './register-user.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('a link whose account is deleted while the email leaves is answered as sent: the log has it', async () => {
  const admin = await buildStaff(db.sql, { groups: ['admins'] })
  const { id } = await buildStaff(db.sql, { groups: ['pcrs'] })
  const mailer = {
    async send() {
      await db.sql`update users set deleted_at = now(), active = false where id = ${id}`
    },
    close() {},
  }
  const post = { mailer, brand: 'TCN AI', origin: 'https://clinic.example' }
  expect(await registerUser(staffContext(db, admin), String(id), post)).toMatchObject({ id, mailed: { delivered: true } })
  expect(await db.sql`select action from audit_log where entity_id = ${String(id)} and action = 'User Invited'`).toHaveLength(1)
})
