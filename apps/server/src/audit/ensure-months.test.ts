import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodyContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { later } from '../platform/clock.ts'
import { note } from '../platform/db/change.ts'
import { ensureMonths } from './ensure-months.ts'

const DAY = 86_400

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connections: 4 })
})
afterAll(() => db.close())

const write = (now: string) =>
  note(nobodyContext(db, now), { action: 'Log In Refused', description: 'Refused', entity: { kind: 'user', id: '1' } })
const places = async () => {
  const rows = await db.sql<{ name: string; entries: number }[]>`
    select tableoid::regclass::text as name, count(*)::int as entries from audit_log group by 1 order by 1`
  return Object.fromEntries(rows.map(({ name, entries }) => [name, entries]))
}
const months = async () =>
  (
    await db.sql<
      { name: string }[]
    >`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`
  ).map(({ name }) => name)

test('startup creates this and the next month’s partition, also concurrently', async () => {
  const now = '2026-11-21T15:00:00.000Z'
  await Promise.all([1, 2, 3].map(() => ensureMonths(db.sql, now)))
  expect(await months()).toEqual(['audit_log_2026_11', 'audit_log_2026_12', 'audit_log_any_month'])
  await write(now)
  await write('2026-12-31T23:59:59.999Z')
  expect(await places()).toEqual({ audit_log_2026_11: 1, audit_log_2026_12: 1 })
})

test('after a step of the clock entries are still written, and their months stay where they are', async () => {
  const steps = ['2024-11-21T15:00:00.000Z', '2026-10-12T15:00:00.000Z', '2029-11-21T15:00:00.000Z']
  for (const moment of steps) await write(moment)
  expect(await places()).toMatchObject({ audit_log_any_month: 3 })
  for (const moment of steps) await Promise.all([ensureMonths(db.sql, moment), write(moment), ensureMonths(db.sql, moment)])
  expect(await places()).toMatchObject({ audit_log_any_month: 6 })
  expect(await months()).not.toContain('audit_log_2029_11')
})

test('writes of months that are not there yet and what makes them do not wait for each other', async () => {
  for (let year = 2031; year < 2061; year += 1) {
    const moment = `${year}-06-15T15:00:00.000Z`
    await Promise.all([write(moment), ensureMonths(db.sql, moment), write(moment), ensureMonths(db.sql, moment)])
  }
})

test('after a run on any day, the log has partitions for the whole next month', async () => {
  const before = (await places()).audit_log_any_month
  for (const day of ['2027-01-31', '2027-03-01', '2028-02-29', '2028-12-31']) {
    const now = `${day}T23:59:59.000Z`
    await ensureMonths(db.sql, now)
    for (const days of [0, 1, 15, 31]) await write(later(now, days * DAY))
  }
  expect((await places()).audit_log_any_month).toBe(before)
})

test('no partition can be truncated', async () => {
  for (const name of ['audit_log_2026_12', 'audit_log_any_month']) await expect(db.sql`truncate ${db.sql(name)}`).rejects.toThrow()
  await expect(db.sql`delete from audit_log where created_at > '2026-12-01'`).rejects.toThrow()
})
