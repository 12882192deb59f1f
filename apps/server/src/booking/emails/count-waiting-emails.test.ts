import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { later } from '../../platform/clock.ts'
import { buildBooked, buildNp } from '../booked.harness.ts'
import { countWaitingEmails } from './count-waiting-emails.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const late = (seconds: number) => countWaitingEmails({ sql: db.sql, now: later(TEST_NOW, seconds) })

test('emails overdue by three minutes are counted, for appointments and reminders', async () => {
  await buildNp(db.sql)
  await buildBooked(db.sql)
  await db.sql`delete from appointment_mails where kind <> 'confirmed'`
  await db.sql`update appointment_mails set due_at = ${TEST_NOW}`
  const { patient_id } = await buildPatient(db.sql)
  const reminder = { patient_id, kind: 'renewal', due_on: '2026-04-01', days: 30, mail_at: later(TEST_NOW, 60) }
  await db.sql`insert into patient_reminders ${db.sql(reminder)}`
  expect(await late(180)).toBe(0)
  expect(await late(181)).toBe(1)
  expect(await late(241)).toBe(2)
  await db.sql`update patient_reminders set passed_over = 'newer'`
  await db.sql`update appointment_mails set claimed_at = ${TEST_NOW}`
  expect(await late(241)).toBe(0)
})
