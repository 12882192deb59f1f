import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { collectMetrics } from './collect-metrics.ts'
import { mark, visit, ZONE } from './figures.harness.ts'
import { readMetrics } from './read-metrics.ts'
import { reconcileMetrics } from './reconcile-metrics.ts'

let db: TestDatabase
const context = () => ({ sql: db.sql, now: TEST_NOW, zone: ZONE })

beforeAll(async () => {
  db = await openTestDatabase()
  const np = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql, { province: 'AB', upcoming_renewal_date: '2026-08-01' })
  await visit(db.sql, { patient_id, user_id: np.id, at: '2026-02-20T15:00:00.000Z' })
  await mark(db.sql, { patient_id, user_id: null, at: '2026-02-20T16:00:00.000Z', reason: 'Other' })
  await collectMetrics(context())
})
afterAll(() => db.close())

const all = () => db.sql`select span, dimension, day, metric, key, count from figure_counts where count <> 0 order by 1, 2, 3, 4, 5`

test('a recount finds nothing when all is correct, and the page says so', async () => {
  const lines: string[] = []
  expect(await reconcileMetrics(context(), (line) => lines.push(line))).toEqual({ differences: 0, days: [] })
  expect(lines).toEqual([])
  const admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  expect((await readMetrics(admin, { compare: '0' })).check).toEqual({
    checked_at: TEST_NOW,
    last_day: '2026-03-02',
    differences: 0,
    days: [],
  })
})

test.each([
  [
    'a count that is too high',
    () => db.sql`update figure_counts set count = count + 3 where span = 'day' and dimension = 'all' and metric = 'newPatients'`,
  ],
  [
    'a count that is missing',
    () => db.sql`delete from figure_counts where span = 'day' and dimension = 'user' and metric = 'markedIneligible'`,
  ],
  [
    'a count of something that never happened',
    () => db.sql`insert into figure_counts values ('day', 'reason', '2026-02-20', 'markedIneligible', 'Schizophrenia', 2)`,
  ],
  [
    'an event without its row',
    () => db.sql`insert into figure_events (metric, at, amount) values ('optInForCall', '2026-02-20T12:00:00Z', 5)`,
  ],
  [
    'a patient who is wrongly taken for seen since their renewal',
    () => db.sql`insert into seen_since_renewal select patient_id, '2026-02-01', null, '2026-02-20T15:00:00Z' from patients limit 1`,
  ],
  [
    'a renewal that is counted twice',
    () => db.sql`update figure_counts set count = 2 where span = 'month' and dimension = 'all' and metric = 'renewals'`,
  ],
])('%s is found, reported in the log, the audit log and on the page, and corrected', async (_, spoil) => {
  const before = await all()
  await spoil()
  const said: string[] = []
  const { differences, days } = await reconcileMetrics(context(), (line) => said.push(line))
  expect(differences).toBeGreaterThan(0)
  expect(days.length).toBeLessThanOrEqual(2)
  expect(said).toEqual([expect.stringContaining(days[0] ?? '')])
  const [entry] = await db.sql`select user_name, description from audit_log where action = 'Figures Differ' order by id desc limit 1`
  expect(entry).toMatchObject({ user_name: 'Nightly recount', description: expect.stringContaining('differed from the rows') })
  const admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  expect((await readMetrics(admin, { compare: '0' })).check).toMatchObject({ differences, days })

  await collectMetrics(context())
  expect(await all()).toEqual(before)
  expect(await db.sql`select from seen_since_renewal`).toHaveLength(0)
  expect(await reconcileMetrics(context(), () => {})).toEqual({ differences: 0, days: [] })
})

test('two concurrent recounts correct a difference once', async () => {
  const before = await all()
  await db.sql`update figure_counts set count = count + 1 where span = 'day' and dimension = 'all' and metric = 'newPatients'`
  const found = await Promise.all([reconcileMetrics(context(), () => {}), reconcileMetrics(context(), () => {})])
  expect(found.map(({ differences }) => differences).sort()).toEqual([0, 1])
  expect(await all()).toEqual(before)
})
