import { afterAll, beforeAll, expect, test } from 'vitest'
import { asyncIntake } from '../../../content/starters.ts'
import { buildStaff, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { createConversation, QUESTIONS, type SampleTurn } from './conversation.harness.ts'
import { exportDropOff } from './export-drop-off.ts'
import { readDropOff } from './read-drop-off.ts'
import { readFlow } from './read-flow.ts'

const [FIRST, SECOND, THIRD] = QUESTIONS
const DAY = 24 * 60
const OPENING: SampleTurn = { query: 'book with tcn' }
const CONSENT: SampleTurn = { context: { consent: {} }, told: ['Consent Given'], ACTION: 'OPENPERSONALINFORMATIONWINDOW', after: 60 }
const DETAILS: SampleTurn = {
  context: { personalInformation: {} },
  told: ['New Patient Created'],
  ACTION: 'CONFIRMPERSONALINFORMATION',
  after: 60,
}
const BEGIN: SampleTurn = { told: ['Questionnaire Started'], question: FIRST, after: 5 }

let db: TestDatabase
let context: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [asyncIntake])
  context = staffContext(db, await buildStaff(db.sql, { groups: ['pcrManagers'] }))
  const answer = (question: string, after: number): SampleTurn => ({ heard: 'Yes', question, after })
  const end: SampleTurn = { heard: 'Yes', ACTION: 'FINISHINITIALQUESTIONNAIRE', told: ['Questionnaire Finished'], after: 10 }
  // Went through, after a message that was no answer and a step back.
  await createConversation(db.sql, {
    ...{ id: 'through00001', minutesAgo: 2 * DAY, stage: 'waiting' },
    turns: [
      OPENING,
      CONSENT,
      DETAILS,
      BEGIN,
      { heard: 'well', question: FIRST, told: ['Misunderstood User Message'], after: 10 },
      answer(SECOND, 10),
      { heard: 'back', question: FIRST, again: true, intent: 'back', after: 4 },
      { heard: 'No', question: SECOND, after: 6 },
      answer(THIRD, 40),
      end,
      { told: ['Enter PCR Queue'], ACTION: 'ENTERPCRQUEUE', after: 2 },
    ],
  })
  // Asked for a person at the second question and was not seen again: the card does not take the question away.
  await createConversation(db.sql, {
    ...{ id: 'gone00000001', minutesAgo: 2 * DAY, stage: 'questionnaire' },
    turns: [
      OPENING,
      CONSENT,
      DETAILS,
      BEGIN,
      answer(SECOND, 30),
      { heard: 'a person', ACTION: 'NEEDPCRHELP', told: ['Need PCR Help'], intent: 'person', after: 9 },
    ],
  })
  // Stands at the first question for an hour: not gone yet.
  await createConversation(db.sql, {
    id: 'now000000001',
    minutesAgo: 60,
    stage: 'questionnaire',
    turns: [OPENING, CONSENT, DETAILS, BEGIN],
  })
  // Left at the consent form, and another that came only to look, long before.
  await createConversation(db.sql, { id: 'consent00001', minutesAgo: 3 * DAY, stage: 'consent', turns: [OPENING] })
  await createConversation(db.sql, { id: 'longago00001', minutesAgo: 60 * DAY, turns: [OPENING] })
})
afterAll(() => db.close())

test('how far conversations came, and each question’s figures, are those of a set made by hand', async () => {
  const { way, questionnaires, ...days } = await readDropOff(context, {})
  expect(days).toMatchObject({ endDate: '2026-03-02', today: '2026-03-02', startDate: '2026-02-24' })
  expect(Object.fromEntries(way.map(({ step, count }) => [step, count]))).toEqual({
    ...{ started: 4, consented: 3, detailed: 3, questioned: 3, eligible: 1, booked: 0, in_line: 1 },
  })
  expect(questionnaires).toHaveLength(1)
  expect(questionnaires[0]).toMatchObject({ key: 'async', name: asyncIntake.name, version: asyncIntake.version })
  expect(questionnaires[0]?.questions).toEqual([
    {
      ...{ question: FIRST, text: asyncIntake.questions[FIRST]?.text, asked: 3, answered: 2, left: 0, again: 1, missed: 1 },
      ...{ median_seconds: 25, p90_seconds: 29 },
    },
    {
      ...{ question: SECOND, text: asyncIntake.questions[SECOND]?.text, asked: 2, answered: 1, left: 1, again: 0, missed: 0 },
      ...{ median_seconds: 40, p90_seconds: 40 },
    },
    {
      ...{ question: THIRD, text: asyncIntake.questions[THIRD]?.text, asked: 1, answered: 1, left: 0, again: 0, missed: 0 },
      ...{ median_seconds: 10, p90_seconds: 10 },
    },
  ])
})

test('how many went from question to question is counted where each was asked first, by questionnaire, in 90 days', async () => {
  const { steps } = await readFlow(context, 'async')
  expect(steps).toEqual([
    { from: FIRST, to: SECOND, patients: 2 },
    { from: SECOND, to: THIRD, patients: 1 },
  ])
  expect(await readFlow(context, 'renewal')).toEqual({ steps: [] })
  expect(await readFlow({ ...context, now: '2026-06-10T12:00:00.000Z' }, 'async')).toEqual({ steps: [] })
})

test('the file holds the figures of the screen, one line a question, and the download is an entry', async () => {
  const { name, text } = await exportDropOff(context, {})
  expect(name).toBe('conversation_stops_2026-02-24_to_2026-03-02.csv')
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(new RegExp(`^${asyncIntake.name},${asyncIntake.version},${SECOND},.*,2,1,1,50%,40,40,0,0$`))
  const entries = await db.sql`select action, additional_info from audit_log where user_id = ${context.staff.id} order by id desc limit 1`
  expect(entries).toEqual([{ action: 'Export Report', additional_info: '{"rows":3}' }])
})

test('counted anew from the turns, as on a database that had them before, and written all at once, the figures are the same', async () => {
  const figures = () => db.sql`select * from conversation_figures order by conversation_id`
  const steps = () => db.sql`select * from conversation_steps order by conversation_id, turn, what`
  const before = [await figures(), await steps()]
  expect(before[1]?.length).toBeGreaterThan(10)
  await db.owner`truncate conversation_figures, conversation_steps`
  await db.sql`select keep_conversation_stages(array(select id from conversations))`
  await db.sql`select count_conversation_turns(array(select id from conversations))`
  expect([await figures(), await steps()]).toEqual(before)
  await db.sql`select count_conversation_turns(array(select id from conversations))`
  expect([await figures(), await steps()]).toEqual(before)

  const turns: SampleTurn[] = [OPENING, CONSENT, DETAILS, BEGIN, { heard: 'x', ACTION: 'CRISIS', told: ['Crisis Words Noticed'], after: 7 }]
  await createConversation(db.sql, { id: 'bit000000001', minutesAgo: 40 * DAY, turns })
  await createConversation(db.sql, { id: 'all000000001', minutesAgo: 40 * DAY, turns }, { atOnce: true })
  const [bit, all] = await Promise.all(
    ['bit000000001', 'all000000001'].map(async (id) => {
      const [row] = await db.sql`select * from conversation_figures where conversation_id = ${id}`
      const kept = await db.sql`select turn, what, question_id, seconds from conversation_steps where conversation_id = ${id} order by turn`
      return { row: { ...row, conversation_id: '' }, kept: [...kept] }
    }),
  )
  expect(all).toEqual(bit)
  expect(bit?.row).toMatchObject({ crisis: true, messages: 3, seconds: 132 })
  expect(bit?.kept).toHaveLength(1)
})

test('days in the wrong order, and more than three years of them, are refused', async () => {
  await expect(readDropOff(context, { startDate: '2026-03-02', endDate: '2026-03-01' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(readDropOff(context, { startDate: '2020-03-02', endDate: '2026-03-01' })).rejects.toMatchObject({ code: 'invalid-input' })
})
