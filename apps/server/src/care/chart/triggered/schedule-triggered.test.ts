import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Staff } from '@clinic/core/authorization/staff'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { later } from '../../../platform/clock.ts'
import { askByPhone } from '../asking.harness.ts'
import { finishPhoneAnswers } from '../phone-answers/finish-phone-answers.ts'
import { listAskable } from '../phone-answers/list-askable.ts'
import { skipTriggered } from '../phone-answers/skip-triggered.ts'

/** One question; "Yes" triggers the named questionnaires. */
function form(key: string, ...then: string[]): Questionnaire {
  const { q } = buildQuestions([{ tag: 'q', text: `About ${key}?`, one: ['Yes', 'Not so'] }])
  if (!q) throw new Error('no question')
  return { key, name: `The ${key}`, version: 1, questions: { q: { ...q, choices: { Yes: { trigger_questionnaires: then } } } } }
}
const CHAIN = ['link_1', 'link_2', 'link_3', 'link_4', 'link_5', 'link_6']
const FORMS = [
  ...[form('start', 'nights', 'pains', 'gone', 'renewal'), form('nights', 'start', 'pains'), form('pains'), form('chain', 'link_1')],
  ...CHAIN.map((key, at) => form(key, CHAIN[at + 1] ?? 'chain')),
]

let db: TestDatabase
let dana: Staff
let seconds = 0
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [...STARTERS, ...FORMS])
  dana = await buildStaff(db.sql, { first_name: 'Dana' })
})
afterAll(() => db.close())

const waiting = async () => (await buildPatient(db.sql, { in_np_queue: true })).patient_id
const by = (after = 0) => {
  seconds += 1 + after
  return staffContext(db, dana, later(TEST_NOW, seconds))
}
async function askAll(patient_id: string, key: string, said = 'Yes') {
  const asked = await askByPhone(by(), { patient_id, key, wishes: { q: said } })
  return (await finishPhoneAnswers(by(), { patient_id, ...asked })).called.map((one) => one.key)
}
const passed = async (patient_id: string) =>
  (
    await db.sql<{ description: string }[]>`
      select description from audit_log where patient_id = ${patient_id} and action = 'Questionnaire Passed Over' order by id`
  ).map(({ description }) => description)

test('phone answers trigger other questionnaires once each, as in the chat; unavailable ones are skipped and reported (REQ-421)', async () => {
  const patient_id = await waiting()
  expect(await askAll(patient_id, 'start')).toEqual(['nights', 'pains'])
  expect(await passed(patient_id)).toEqual(['gone, not published', 'renewal, which belongs to a visit of its own'])
  const { questionnaires } = await listAskable(by(), patient_id)
  const calls = questionnaires.flatMap(({ key, called_by }) => (called_by === null ? [] : [[key, called_by]]))
  expect(calls).toEqual([
    ['nights', 'The start'],
    ['pains', 'The start'],
  ])
  expect(await askAll(patient_id, 'nights')).toEqual(['pains'])
  expect(await askAll(patient_id, 'pains')).toEqual([])
  expect(await askAll(await waiting(), 'start', 'Not so')).toEqual([])
})

test('a chain adds at most five; one finished today is not triggered again until another day', async () => {
  const patient_id = await waiting()
  const asked: string[] = []
  for (let next: string | undefined = 'chain'; next !== undefined; [next] = await askAll(patient_id, next)) asked.push(next)
  expect(asked).toEqual(['chain', ...CHAIN.slice(0, 5)])
  expect(await passed(patient_id)).toEqual(['link_6, more than the 5 that answers may add'])
  expect(await askAll(patient_id, 'chain')).toEqual([])
  by(2 * 86_400)
  expect(await askAll(patient_id, 'chain')).toEqual(['link_1'])
})

test('finishing twice after a lost response returns the same; a skipped one is not triggered again, and skipping is idempotent', async () => {
  const patient_id = await waiting()
  const asked = await askByPhone(by(), { patient_id, key: 'start', wishes: { q: 'Yes' } })
  const done = await finishPhoneAnswers(by(), { patient_id, ...asked })
  expect(await finishPhoneAnswers(by(), { patient_id, ...asked })).toEqual(done)
  expect(await skipTriggered(by(), { patient_id, key: 'nights' })).toEqual({
    called: [{ key: 'pains', name: 'The pains', called_by: 'The start' }],
  })
  expect((await passed(patient_id)).at(-1)).toBe('nights, by phone')
  await expect(skipTriggered(by(), { patient_id, key: 'nights' })).rejects.toMatchObject({ code: 'questionnaire-not-found' })
  const stranger = await buildStaff(db.sql, { groups: ['pcrs'], provinces: [] })
  await expect(skipTriggered(staffContext(db, stranger), { patient_id, key: 'pains' })).rejects.toMatchObject({ code: 'patient-not-found' })
})
