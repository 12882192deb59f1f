import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRENCH } from '../../../content/french-questionnaires.ts'
import { asyncIntake } from '../../../content/starters.ts'
import { buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { approveEvery } from '../translations/approve-every.ts'
import { createConversation, QUESTIONS } from './conversation.harness.ts'
import { listFallbacks } from './list-fallbacks.ts'

const [FIRST] = QUESTIONS
const MISSED = ['Misunderstood User Message']

let db: TestDatabase
let context: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [asyncIntake])
  context = staffContext(db, await buildStaff(db.sql, { groups: ['pcrManagers'] }))
  await createConversation(db.sql, {
    ...{ id: 'missed000001', stage: 'questionnaire' },
    turns: [
      { heard: 'zonk', told: MISSED },
      { query: 'begin', told: ['Questionnaire Started'], question: FIRST, after: 5 },
      { heard: 'whirr', question: FIRST, told: MISSED, after: 10 },
    ],
  })
})
afterAll(() => db.close())

test('a reply that was no answer names its question as it was asked, with its French once that is approved', async () => {
  const text = asyncIntake.questions[FIRST]?.text
  const placesOf = async () => Object.fromEntries((await listFallbacks(context)).messages.map(({ heard, questions }) => [heard, questions]))
  expect(await placesOf()).toEqual({ zonk: [], whirr: [{ text, french: null }] })
  const approval = { questionnaires: [asyncIntake], user_id: context.staff.id, now: TEST_NOW }
  await db.sql.begin((tx) => approveEvery(tx as unknown as Tx, approval))
  const french = FRENCH[asyncIntake.key as 'async']?.questions[FIRST]?.text
  expect(french).toMatch(/\p{L}/u)
  expect(await placesOf()).toEqual({ zonk: [], whirr: [{ text, french }] })
})
