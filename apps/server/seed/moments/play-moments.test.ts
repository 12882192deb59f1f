import { DOCUMENT_STATES } from '@clinic/contract/documents/medical-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSealedParts } from '../../src/care/documents/life/document-store.ts'
import { isIntact } from '../../src/care/documents/life/is-intact.ts'
import { listDuplicates } from '../../src/care/patients/merging/list-duplicates.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { nobodyContext, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { seedDemo } from '../run.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await seedDemo(nobodyContext(db), () => {})
}, 180_000)
afterAll(() => db.close())

test('the demo has a draft and a medical document in each state, each as it was signed (F-7, F-23)', async () => {
  const rows = await db.sql<{ state: string; id: number; hash: string; pdf_hash: string }[]>`
    select s.state, d.id, d.hash, d.pdf_hash from medical_documents d join document_standings s on s.document_id = d.id`
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...DOCUMENT_STATES].sort())
  for (const row of rows) {
    const parts = await db.sql.begin((tx) => findSealedParts(tx as Tx, row.id))
    expect(isIntact(row, parts), row.state).toBe(true)
  }
  expect(await db.sql`select from document_drafts`).toHaveLength(1)
})

test('no one signs in the demo any more: the sessions of the signatures are gone', async () => {
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
  const [row] = await db.sql<{ id: number; name: string }[]>`select id, name from users where email like 'admin@%'`
  const admin = { id: row?.id ?? 0, name: row?.name ?? '', scopes: ['admin' as const], provinces: [], queue_enabled: false }
  const staff = { ...admin, pcr_capable: false, np_capable: false }
  const { pairs } = await listDuplicates({ ...nobodyContext(db), actor: { kind: 'staff', ...admin }, staff })
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
