import { CONVERSATIONS_PAGE } from '@clinic/contract/transcripts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { createConversation } from './conversation.harness.ts'
import { searchConversations } from './search-conversations.ts'

const DAY = 24 * 60
const ALL = { from: '', until: '', outcome: '', stage: '', misunderstood: '', before: '' } as const

let db: TestDatabase
let admin: StaffContext
let manager: StaffContext
let inQueue: string
let elsewhere: string
beforeAll(async () => {
  db = await openTestDatabase()
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins'] }))
  manager = staffContext(db, await buildStaff(db.sql, { groups: ['pcrManagers'] }))
  inQueue = (await buildPatient(db.sql, { in_pcr_queue: true })).patient_id
  elsewhere = (await buildPatient(db.sql, { in_np_queue: true })).patient_id
  const talk = { turns: [{ query: 'book with tcn' }] }
  const told = (...actions: string[]) => ({ turns: [{ heard: 'words', told: actions }] })
  await createConversation(db.sql, {
    id: 'crisis000001',
    minutesAgo: 10,
    patient_id: inQueue,
    ...told('Crisis Words Noticed', 'Need PCR Help'),
  })
  await createConversation(db.sql, {
    id: 'handed000001',
    minutesAgo: 20,
    patient_id: elsewhere,
    ...told('Need PCR Help', 'Misunderstood User Message'),
  })
  await createConversation(db.sql, { id: 'ineligible01', minutesAgo: 30, stage: 'ineligible', ...talk })
  await createConversation(db.sql, { id: 'finished0001', minutesAgo: 40, stage: 'waiting', ...talk })
  await createConversation(db.sql, { id: 'closed000001', minutesAgo: 50, closed: true, ...talk })
  await createConversation(db.sql, { id: 'progress0001', minutesAgo: 60, stage: 'questionnaire', ...talk })
  await createConversation(db.sql, { id: 'left00000001', minutesAgo: 2 * DAY, stage: 'questionnaire', ...talk })
})
afterAll(() => db.close())

test('newest first, each with one outcome: the first that is so', async () => {
  const { rows, total, more, older } = await searchConversations(admin, ALL)
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['crisis000001', 'crisis'],
    ['handed000001', 'handed'],
    ['ineligible01', 'ineligible'],
    ['finished0001', 'finished'],
    ['closed000001', 'closed'],
    ['progress0001', 'in_progress'],
    ['left00000001', 'left'],
  ])
  expect({ total, more, older }).toEqual({ total: 7, more: false, older: null })
  expect(rows[1]).toMatchObject({ minute: '2026-03-02 09:40', stage: 'greeting', messages: 1, misunderstood: 1, minutes: 0 })
})

test('a manager is told whose a conversation is, and may read it, only where they may open the record (A-16)', async () => {
  const { rows } = await searchConversations(manager, ALL)
  expect(rows.map(({ patient_id, readable }) => [patient_id, readable])).toEqual([
    [inQueue, true],
    ...Array.from({ length: 6 }, () => [null, false]),
  ])
  const all = await searchConversations(admin, ALL)
  expect(all.rows.slice(0, 3).map(({ patient_id, readable }) => [patient_id, readable])).toEqual([
    [inQueue, true],
    [elsewhere, true],
    [null, true],
  ])
})

test('filters find by days, outcome, stage and what was misunderstood; every search is an entry that tells the filter', async () => {
  const found = async (filter: object) => (await searchConversations(manager, { ...ALL, ...filter })).rows.map(({ id }) => id)
  expect(await found({ outcome: 'left' })).toEqual(['left00000001'])
  expect(await found({ stage: 'questionnaire' })).toEqual(['progress0001', 'left00000001'])
  expect(await found({ misunderstood: '1' })).toEqual(['handed000001'])
  expect(await found({ from: '2026-02-27', until: '2026-03-01' })).toEqual(['left00000001'])
  await expect(found({ from: '2026-03-02', until: '2026-03-01' })).rejects.toMatchObject({ code: 'invalid-input' })
  const entries = await db.sql`
    select description, additional_info from audit_log where user_id = ${manager.staff.id} and action = 'Search Conversations' order by id desc limit 1`
  expect(entries).toEqual([
    { description: 'Looked through the conversations of the assistant', additional_info: '{"from":"2026-02-27","until":"2026-03-01"}' },
  ])
})

test('page by page every conversation comes once', async () => {
  const count = CONVERSATIONS_PAGE + 3
  // Two at a time began at the same moment.
  for (let number = 0; number < count; number += 1) {
    await createConversation(db.sql, {
      id: `page${String(number).padStart(8, '0')}`,
      minutesAgo: 90 * DAY + Math.floor(number / 2),
      turns: [],
    })
  }
  const until = { ...ALL, until: '2026-01-01' }
  const first = await searchConversations(admin, until)
  const second = await searchConversations(admin, { ...until, before: first.older ?? '' })
  expect(first.rows).toHaveLength(CONVERSATIONS_PAGE)
  expect(second.rows).toHaveLength(3)
  expect(second.older).toBeNull()
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(count)
  expect(first.total).toBe(count)
})
