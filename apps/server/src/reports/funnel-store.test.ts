import { FUNNEL_STEPS } from '@clinic/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { createConversation, type SampleConversation } from '../assistant/transcripts/conversation.harness.ts'
import { later } from '../platform/clock.ts'
import { visit } from './figures.harness.ts'
import { countFunnel } from './funnel-store.ts'
import { asOfOneMoment } from './store.ts'

const DAY = 24 * 3600
const FROM = later(TEST_NOW, -7 * DAY)

let db: TestDatabase
let np: number
beforeAll(async () => {
  db = await openTestDatabase()
  np = (await buildStaff(db.sql)).id
})
afterAll(() => db.close())

const chat = async (id: string, { stage, daysAgo = 2 }: { stage: string; daysAgo?: number }) => {
  const { patient_id } = await buildPatient(db.sql)
  const consent = { told: ['Consent Given'], ACTION: 'CONSENTCOMPLETED', after: 5 }
  const talk: SampleConversation = {
    id,
    patient_id,
    stage,
    minutesAgo: daysAgo * 24 * 60,
    turns: stage === 'greeting' ? [{ after: 1 }] : [consent],
  }
  await createConversation(db.sql, talk)
  return patient_id
}
const counts = async () => {
  const found = await asOfOneMoment(db.sql, (tx) => countFunnel(tx, { from: FROM, until: TEST_NOW }))
  return FUNNEL_STEPS.map((step) => found[step])
}

test('the funnel follows one cohort: the chats that began in the range, each step part of the one before', async () => {
  await chat('greeted00001', { stage: 'greeting' })
  await chat('inline000001', { stage: 'waiting' })
  const seen = await chat('seen00000001', { stage: 'waiting' })
  await visit(db.sql, { patient_id: seen, user_id: np, at: later(TEST_NOW, -DAY) })
  const steps = await counts()
  expect(steps).toEqual([3, 2, 2, 2, 2, 1])

  // Seen in the range, but of a chat that began before it; and seen before the chat began.
  const earlier = await chat('earlier00001', { stage: 'waiting', daysAgo: 20 })
  await visit(db.sql, { patient_id: earlier, user_id: np, at: later(TEST_NOW, -DAY) })
  const before = await chat('renewed00001', { stage: 'greeting' })
  await visit(db.sql, { patient_id: before, user_id: np, at: later(TEST_NOW, -5 * DAY) })
  expect(await counts()).toEqual([4, 2, 2, 2, 2, 1])
  for (const [place, count] of steps.slice(1).entries()) expect(count).toBeLessThanOrEqual(steps[place] ?? 0)

  await db.sql`update encounters set undone_at = ${TEST_NOW} where patient_id = ${seen}`
  expect(await counts()).toEqual([4, 2, 2, 2, 2, 0])
})
