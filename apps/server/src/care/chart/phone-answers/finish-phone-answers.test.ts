import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { later } from '../../../platform/clock.ts'
import { askByPhone } from '../asking.harness.ts'
import { readOverview } from '../read-overview.ts'
import { finishPhoneAnswers } from './finish-phone-answers.ts'
import { listAskable } from './list-askable.ts'
import { readPhoneAnswers } from './read-phone-answers.ts'

let db: TestDatabase
let dana: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  dana = await buildStaff(db.sql, { first_name: 'Dana' })
})
afterAll(() => db.close())

const waiting = async (rest = {}) => (await buildPatient(db.sql, { in_np_queue: true, ...rest })).patient_id

test('a finished intake is in the chart like the chat’s: answers by version, sentences, flags, who asked; the patient stays where they are (REQ-144, REQ-145)', async () => {
  const patient_id = await waiting({ appointment_type: 'Renewal', date_of_birth: '2004-05-17' })
  const by = staffContext(db, dana)
  const asked = await askByPhone(by, { patient_id, key: 'async' })
  const done = await finishPhoneAnswers(by, { patient_id, ...asked })
  expect(done.finished_at).toBe(TEST_NOW)
  expect(done.sentences.length).toBeGreaterThan(5)

  const [set] = (await readOverview(by, patient_id)).answer_sets
  expect(set).toMatchObject({ key: 'async', version: asked.version, finished_at: TEST_NOW, by: dana.name, set_aside: 0 })
  expect(set?.sentences.map(({ sentence }) => sentence)).toEqual(done.sentences)
  expect(set?.lines.map(({ tag }) => tag)).toEqual(asked.answered.map(({ tag }) => tag))
  const [patient] = await db.sql`
    select async_questionnaire_complete, questionnaire_in_progress, risks_vs_benefits_flags, appointment_type, in_pcr_queue, in_np_queue, eligible
    from patients where patient_id = ${patient_id}`
  expect(patient).toMatchObject({
    async_questionnaire_complete: true,
    questionnaire_in_progress: false,
    risks_vs_benefits_flags: { under_25: true, fall_risk_65_plus: false },
    ...{ appointment_type: 'Renewal', in_pcr_queue: false, in_np_queue: true, eligible: true },
  })
  const [record] = await db.sql`select async_answers from patient_records where patient_id = ${patient_id}`
  expect(Object.keys(record?.async_answers ?? {}).sort()).toEqual(asked.answered.map(({ tag }) => tag).sort())
  const [entry] =
    await db.sql`select description, user_name from audit_log where patient_id = ${patient_id} and action = 'Questionnaire Finished'`
  expect(entry).toEqual({ description: `async, version ${asked.version}, by phone`, user_name: dana.name })
})

test('a scale gives its total and band, shown over time in the chart (REQ-146, REQ-147)', async () => {
  const patient_id = await waiting()
  const by = staffContext(db, dana)
  const wishes = { gad7_1: 'Nearly every day', gad7_2: 'Nearly every day', gad7_3: 'Nearly every day', gad7_4: 'Nearly every day' }
  const asked = await askByPhone(by, { patient_id, key: 'gad7', wishes })
  expect(asked.findings.score).toMatchObject({ total: 12, band: expect.any(String) })
  await finishPhoneAnswers(by, { patient_id, ...asked })
  const { scores } = await readOverview(by, patient_id)
  expect(scores.find(({ key }) => key === 'gad7')?.points).toEqual([
    { at: TEST_NOW, value: 12, band: asked.findings.score?.band, high: expect.any(Boolean) },
  ])
})

test('a due follow-up is no longer asked', async () => {
  const patient_id = await waiting({ follow_up_questionnaire_required: true })
  const by = staffContext(db, dana)
  await finishPhoneAnswers(by, { patient_id, ...(await askByPhone(by, { patient_id, key: 'follow_up' })) })
  const [patient] = await db.sql`
    select follow_up_questionnaire_required, follow_up_questionnaire_complete from patients where patient_id = ${patient_id}`
  expect(patient).toEqual({ follow_up_questionnaire_required: false, follow_up_questionnaire_complete: true })
})

test('an incomplete one is not finished; one changed or finished by someone else is refused with their name; repeating is idempotent', async () => {
  const patient_id = await waiting()
  const omar = await buildStaff(db.sql, { first_name: 'Omar' })
  const [by, other] = [staffContext(db, dana), staffContext(db, omar)]
  const half = await askByPhone(by, { patient_id, key: 'gad7', stop: ({ revision }) => revision === 3 })
  await expect(finishPhoneAnswers(by, { patient_id, ...half })).rejects.toMatchObject({ code: 'questionnaire-unfinished' })
  await expect(finishPhoneAnswers(by, { patient_id, ...half, revision: 0 })).rejects.toMatchObject({
    code: 'answers-changed',
    details: { name: dana.name },
  })
  const whole = await askByPhone(by, { patient_id, key: 'gad7' })
  const done = await finishPhoneAnswers(by, { patient_id, ...whole })
  expect(await finishPhoneAnswers(staffContext(db, dana, later(TEST_NOW, 30)), { patient_id, ...whole })).toEqual(done)
  await expect(finishPhoneAnswers(other, { patient_id, ...whole })).rejects.toMatchObject({
    code: 'answers-changed',
    details: { name: dana.name },
  })
  const sets = await db.sql`select finished_at from answer_sets where patient_id = ${patient_id}`
  expect(sets).toEqual([{ finished_at: TEST_NOW }])
  expect((await listAskable(by, patient_id)).questionnaires.find(({ key }) => key === 'gad7')).toMatchObject({
    begun: null,
    finished: { version: whole.version, at: TEST_NOW, by: dana.name },
  })
  expect(await readPhoneAnswers(by, { patient_id, key: 'gad7' })).toMatchObject({ revision: 0, answered: [] })
})

test('a questionnaire in progress in the chat stays so while another is asked by phone', async () => {
  const patient_id = await waiting({
    questionnaire_in_progress: true,
    questionnaire_started_at: TEST_NOW,
    current_questionnaire_name: 'The intake',
  })
  const by = staffContext(db, dana)
  await finishPhoneAnswers(by, { patient_id, ...(await askByPhone(by, { patient_id, key: 'gad7' })) })
  const [patient] = await db.sql`
    select questionnaire_in_progress, current_questionnaire_name, scale_questionnaire_complete from patients where patient_id = ${patient_id}`
  expect(patient).toEqual({
    questionnaire_in_progress: true,
    current_questionnaire_name: 'The intake',
    scale_questionnaire_complete: true,
  })
})
