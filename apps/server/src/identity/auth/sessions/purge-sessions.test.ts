import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSession, buildStaff, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import { hashToken } from '../credentials/tokens.ts'
import { purgeSessions } from './purge-sessions.ts'

const DAY = 86_400
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('deletes logins and known browsers after a month and counters after days, and keeps younger ones', async () => {
  const { id } = await buildStaff(db.sql)
  for (const days of [0, -1, -29, -32, -400]) await buildSession(db.sql, id, later(TEST_NOW, days * DAY))
  for (const days of [0, -1, -3]) {
    await db.sql`insert into throttles (key, failures, first_at) values (${`account:${days}`}, 1, ${later(TEST_NOW, days * DAY)})`
  }
  for (const days of [0, -29, -31]) {
    await db.sql`insert into known_devices (device_hash, user_id, last_login_at) values (${hashToken(`${days}`)}, ${id}, ${later(TEST_NOW, days * DAY)})`
  }
  await purgeSessions(db.sql, TEST_NOW)
  expect(await db.sql`select from sessions`).toHaveLength(3)
  expect(await db.sql`select from known_devices`).toHaveLength(2)
  expect(await db.sql`select key from throttles order by key`).toEqual([{ key: 'account:-1' }, { key: 'account:0' }])
})
