import { DOCUMENT_STATES } from '@clinic/contract/documents/medical-document'
import { TODAY_ROWS } from '@clinic/contract/queues/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseAbsent } from '../../src/assistant/chat/attention/release-absent.ts'
import { readDocumentAmounts } from '../../src/care/documents/amounts/read-document-amounts.ts'
import { listDoubts } from '../../src/care/documents/chasing/list-doubts.ts'
import { listUnregistered } from '../../src/care/documents/chasing/list-unregistered.ts'
import { listSellers } from '../../src/care/documents/directory/list-sellers.ts'
import { readDocument } from '../../src/care/documents/life/read-document.ts'
import { registerDocument } from '../../src/care/documents/life/register-document.ts'
import { findUndecided } from '../../src/care/next-steps/find-undecided.ts'
import { listDuplicates } from '../../src/care/patients/merging/list-duplicates.ts'
import type { StaffContext } from '../../src/identity/auth/access/context.ts'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { seedDemo } from '../run.ts'
import { letOneWait } from './let-one-wait.ts'
import { refreshDemo } from './refresh-demo.ts'
import { openStage } from './stage.ts'

let db: TestDatabase
let admin: StaffContext
const at = (now: string) => ({ sql: db.sql, now, zone: 'America/Toronto', secret: '' })
beforeAll(async () => {
  db = await openTestDatabase()
  await seedDemo(nobodyContext(db), () => {})
  const stage = await openStage(at(TEST_NOW))
  admin = stage.as(stage.named('admin'), TEST_NOW)
}, 180_000)
afterAll(() => db.close())

test('the demo has a draft and a medical document in each state, each as it was signed (F-7, F-23)', async () => {
  const rows = await db.sql<{ state: string; id: number }[]>`
    select s.state, d.id from medical_documents d join document_standings s on s.document_id = d.id`
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...DOCUMENT_STATES].sort())
  for (const { id, state } of rows) expect((await readDocument(admin, String(id))).intact, state).toBe(true)
  expect(await db.sql`select from document_drafts`).toHaveLength(1)
})

test('the amounts of the demo are told by month, of the clinic and of each practitioner, and add up (s. 297, F-23)', async () => {
  const { clinic, practitioners } = await readDocumentAmounts(admin, { months: '12' })
  expect(clinic.months.length).toBeGreaterThan(1)
  for (const { documents, months } of [clinic, ...practitioners]) {
    expect(months.reduce((sum, one) => sum + one.documents, 0)).toBe(documents)
    expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))].sort().reverse())
  }
})

test('managers see documents to chase, visits without a decision and a doubtful call of a seller (F-23)', async () => {
  const chased = await listUnregistered(admin, TODAY_ROWS)
  expect(new Set(chased.rows.map(({ seller }) => seller !== null))).toEqual(new Set([true, false]))
  expect(chased.rows.every(({ days }) => days >= 14)).toBe(true)
  expect((await findUndecided(db.sql, TEST_NOW)).length).toBeGreaterThan(2)
  const doubts = await listDoubts(admin)
  expect(doubts?.rows).toMatchObject([{ by: 'Amara Osei', doubt: true }])
  expect(await db.sql`select from verification_calls where matched`).toHaveLength(1)
})

test('the sessions in which the documents were signed are deleted', async () => {
  expect(await db.sql`select from sessions`).toEqual([])
})

test('the demo has visits of today, one patient who came and one who did not, and none at the same time (F-9, F-23)', async () => {
  const visits = await db.sql<{ came: boolean; missed: boolean; ahead: boolean }[]>`
    select arrived_at is not null as came, no_show_at is not null as missed, starts_at > ${TEST_NOW} as ahead
    from appointments where booked_by is not null`
  expect(visits.length).toBeGreaterThan(4)
  for (const kind of ['came', 'missed'] as const) expect(visits.filter((visit) => visit[kind])).toHaveLength(1)
  expect(visits.filter(({ ahead }) => ahead).length).toBeGreaterThan(2)
})

test('the demo has calls that patients asked for: due ones in the queue, and one to come (F-23)', async () => {
  const rows = await db.sql<{ call_state: string; in_pcr_queue: boolean }[]>`
    select call_state, in_pcr_queue from patients where call_state <> '' order by next_call_at`
  expect(rows).toEqual(['due', 'due', 'planned'].map((call_state) => ({ call_state, in_pcr_queue: true })))
})

test('the demo has one pair of likely duplicates (F-13, F-23)', async () => {
  const { pairs } = await listDuplicates(admin, 50)
  expect(pairs.map(({ one, other }) => [one.last_name, other.last_name].sort())).toEqual([['Theriault', 'Thériault-Côté']])
})

test('the demo has a conversation that waits for a person and one that someone has joined and written in (F-11, F-23)', async () => {
  const [held, ...more] = await db.sql<{ lines: number }[]>`
    select (select count(*)::int from conversation_lines l where l.conversation_id = c.id and l.text is not null) as lines
    from conversations c where attention = 'held' and held_by is not null`
  expect(more).toEqual([])
  expect(held?.lines).toBe(2)
  const waiting = await db.sql`select from conversations where attention = 'asked' and asked_at = last_turn_at and closed_at is null`
  expect(waiting.length).toBeGreaterThan(0)
})

test('a demo in which nothing is left to chase gets a document that a seller has not registered for two weeks (F-23)', async () => {
  const stage = await openStage({ ...at(TEST_NOW), isAlwaysOpen: true })
  const { rows } = await listUnregistered(admin, TODAY_ROWS)
  const [seller] = await listSellers(admin)
  for (const { document_number } of rows) {
    const [document] = await db.sql<
      { id: number; signed_on: string }[]
    >`select id, signed_on from medical_documents where number = ${document_number}`
    const registered = { id: String(document?.id), seller_id: seller?.id ?? 0, registered_on: document?.signed_on ?? '' }
    await registerDocument(admin, { ...registered, reported_by: 'patient' })
  }
  expect(await letOneWait(stage)).toBe(1)
  expect(await listUnregistered(admin, TODAY_ROWS)).toMatchObject({ total: 1, rows: [{ seller: expect.stringMatching(/./) }] })
  expect(await letOneWait(stage)).toBe(0)
})

test('a refreshed demo has the moments of a later day, and a second time nothing is added (F-23)', { timeout: 60_000 }, async () => {
  // A Saturday, on which no one has hours, long after the documents of the seed have ended.
  const later = '2026-06-13T16:00:00.000Z'
  // The team has been silent in its conversations since.
  await releaseAbsent(at(later))
  const made = await refreshDemo(at(later))
  expect(made).toMatchObject({ documents: 1, calls: 3, undecided: 3, asked: 2, joined: 1 })
  expect(
    await db.sql`select from conversations where attention = 'held' and last_staff_at > ${later}::timestamptz - interval '5 minutes'`,
  ).toHaveLength(1)
  expect(made.visits).toBeGreaterThan(2)
  expect(made.licences).toBeGreaterThan(5)
  const [expiring] = await db.sql<{ ends_on: string }[]>`select ends_on from document_standings where state = 'expiring'`
  expect(String(expiring?.ends_on) > '2026-07-25').toBe(true)
  const visits =
    await db.sql`select from appointments where state = 'booked' and starts_at between '2026-06-13T04:00:00Z' and '2026-06-14T04:00:00Z'`
  expect(visits.length).toBeGreaterThan(1)
  expect(await refreshDemo(at(later))).toEqual({ visits: 0, calls: 0, licences: 0, documents: 0, undecided: 0, asked: 0, joined: 0 })
})
