import { textsOf } from '@clinic/core/chat/texts/texts-of'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { createConversation, type SampleTurn } from './conversation.harness.ts'
import { readOutcomes } from './read-outcomes.ts'

const DAY = 24 * 60
const LINE: SampleTurn = { told: ['Enter PCR Queue'], ACTION: 'ENTERPCRQUEUE' }

let db: TestDatabase
let context: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  context = staffContext(db, await buildStaff(db.sql, { groups: ['npManagers'] }))
  const ask = (said: string, source?: string): SampleTurn => ({ heard: 'how?', intent: 'question', said, ...(source && { source }) })
  const texts = [textsOf({ language: 'en' }), textsOf({ language: 'fr' })] as const
  await createConversation(db.sql, { id: 'alone0000001', minutesAgo: 30, stage: 'waiting', turns: [LINE] })
  await createConversation(db.sql, { id: 'booked000001', minutesAgo: DAY, stage: 'waiting', turns: [{ told: ['Appointment Booked'] }] })
  // In line, but a person was wanted: by the words alone, or by a request.
  await createConversation(db.sql, {
    id: 'wanted000001',
    minutesAgo: 40,
    stage: 'waiting',
    turns: [{ heard: 'a person', intent: 'person' }, LINE],
  })
  await createConversation(db.sql, {
    id: 'helped000001',
    minutesAgo: 40,
    stage: 'waiting',
    turns: [{ heard: 'x', told: ['Need PCR Help'] }, LINE],
  })
  await createConversation(db.sql, {
    ...{ id: 'asked0000001', minutesAgo: 45 },
    turns: [
      ask('From an article', 'Costs'),
      ask(`${texts[0].onlyPractitioner('8-1-1', '9-1-1')}\n\nWhat now?`),
      ask(`${texts[1].onlyPractitioner(null, 'le 9-1-1')}\n\nEt alors?`),
      { ...ask(texts[0].cannotAnswer), told: ['Misunderstood User Message'] },
      { heard: 'yes', said: texts[0].cannotAnswer, ACTION: 'CLOSECHAT' },
    ],
  })
  await createConversation(db.sql, {
    id: 'crisis000001',
    minutesAgo: 50,
    turns: [{ heard: 'x', intent: 'crisis', told: ['Need PCR Help'] }],
  })
  await createConversation(db.sql, { id: 'before000001', minutesAgo: 8 * DAY, stage: 'waiting', turns: [LINE, ask('An article', 'Costs')] })
})
afterAll(() => db.close())

test('the shares are those of a set made by hand, beside the days before', async () => {
  const { now, before, days, comparedWith } = await readOutcomes(context, {})
  expect(comparedWith).toEqual({ startDate: '2026-02-17', endDate: '2026-02-23' })
  expect(now).toEqual({
    ...{ conversations: 6, alone: 2, misunderstood: 1, crisis: 1, handed: 2 },
    ...{ from_articles: 1, refused: 2, unanswered: 1 },
  })
  expect(before).toEqual({
    ...{ conversations: 1, alone: 1, misunderstood: 0, crisis: 0, handed: 0 },
    ...{ from_articles: 1, refused: 0, unanswered: 0 },
  })
  expect(days).toHaveLength(7)
  expect(days.slice(-3)).toEqual([
    { day: '2026-02-28', conversations: 0, alone: 0, misunderstood: 0 },
    { day: '2026-03-01', conversations: 1, alone: 1, misunderstood: 0 },
    { day: '2026-03-02', conversations: 5, alone: 1, misunderstood: 1 },
  ])
})

test('the reading is an entry', async () => {
  await readOutcomes(context, { startDate: '2026-02-01', endDate: '2026-02-02' })
  const [entry] = await db.sql`select action, description from audit_log where user_id = ${context.staff.id} order by id desc limit 1`
  expect(entry).toEqual({ action: 'Read Report', description: 'Read the shares of conversations from 2026-02-01 to 2026-02-02' })
})
