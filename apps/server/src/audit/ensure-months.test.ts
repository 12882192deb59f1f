import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodyContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { later } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { ensureMonths } from './ensure-months.ts'

const NO_PARTITION = '23514'
const DAY = 86_400

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connections: 4 })
  await db.sql`drop table audit_log_any_month`
})
afterAll(() => db.close())

const write = (now: string) =>
  note(nobodyContext(db, now), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } })
const months = async () =>
  (
    await db.sql<
      { name: string }[]
    >`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`
  ).map(({ name }) => name)

test('a missing partition blocks writes; startup creates it and the next month’s, also concurrently', async () => {
  const now = '2026-11-21T15:00:00.000Z'
  await expect(write(now)).rejects.toMatchObject({ code: NO_PARTITION })
  await Promise.all([1, 2, 3].map(() => ensureMonths(db.sql, now)))
  expect(await months()).toEqual(['audit_log_2026_11', 'audit_log_2026_12'])
  await write(now)
  await write('2026-12-31T23:59:59.999Z')
})

test('after a run on any day, the log can be written for the whole next month', async () => {
  for (const day of ['2027-01-31', '2027-03-01', '2028-02-29', '2028-12-31']) {
    const now = `${day}T23:59:59.000Z`
    await ensureMonths(db.sql, now)
    for (const days of [0, 1, 15, 31]) await write(later(now, days * DAY))
  }
})

test('later partitions cannot be truncated either', async () => {
  await expect(db.sql`truncate audit_log_2026_12`).rejects.toThrow()
  await expect(db.sql`delete from audit_log where created_at > '2026-12-01'`).rejects.toThrow()
})
