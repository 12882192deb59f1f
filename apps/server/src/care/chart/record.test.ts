import type { Question } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asyncIntake } from '../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { approveEvery } from '../../assistant/translations/approve-every.ts'
import { later } from '../../platform/clock.ts'
import type { Notice } from '../../platform/events.ts'
import { listenForEvents } from '../../platform/events.ts'
import { readOverview } from './read-overview.ts'
import { viewChart } from './view-chart.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [asyncIntake])
})
afterAll(() => db.close())

const [FIRST, SECOND] = Object.entries(asyncIntake.questions)
  .filter(([, question]) => question.yes_no_options && !question.in_branch)
  .map(([tag]) => tag)

async function keepSet(patient_id: string, set: { answers: object; at: string; finished?: boolean }) {
  await db.sql`
    insert into answer_sets (patient_id, key, version, answers, started_at, finished_at)
    values (${patient_id}, 'async', ${asyncIntake.version}, ${db.sql.types.sealed(set.answers)}, ${set.at}, ${set.finished === false ? null : set.at})`
}

test('the overview says since when a patient has been unsubscribed from reminders (E-7)', async () => {
  const np = await buildStaff(db.sql, { groups: ['nps'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  expect((await readOverview(staffContext(db, np), patient_id)).unsubscribed_at).toBeNull()
  await db.sql`insert into unsubscribed_patients values (${patient_id}, ${TEST_NOW})`
  expect((await readOverview(staffContext(db, np), patient_id)).unsubscribed_at).toBe(TEST_NOW)
})

test('the overview shows answers by version, changes since last time, scores with their trend, consents and appointments (REQ-575, REQ-684 to REQ-686)', async () => {
  const np = await buildStaff(db.sql, { groups: ['nps'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true, phone: '416-555-0100' })
  await keepSet(patient_id, {
    answers: { [FIRST ?? '']: { value: true }, [SECOND ?? '']: { value: false } },
    at: '2025-03-02T15:00:00.000Z',
  })
  await keepSet(patient_id, {
    answers: { [FIRST ?? '']: { value: true }, [SECOND ?? '']: { value: true } },
    at: '2026-03-01T15:00:00.000Z',
  })
  await db.sql`update patient_records set cuditr_answers = ${db.sql.types.sealed({ total: { value: 14, at: '2026-03-01T15:00:00.000Z' } })} where patient_id = ${patient_id}`
  await db.sql`insert into encounters ${db.sql({ patient_id, user_id: np.id, was_new_patient: true, appointment_type: 'New Patient', completed_at: '2025-03-03T15:00:00.000Z' })}`

  const overview = await readOverview(staffContext(db, np), patient_id)

  expect(overview.details).toMatchObject({ phone: '416-555-0100' })
  expect(overview.answer_sets.map((set) => [set.version, set.finished_at])).toEqual([
    [asyncIntake.version, '2026-03-01T15:00:00.000Z'],
    [asyncIntake.version, '2025-03-02T15:00:00.000Z'],
  ])
  expect(overview.changed).toEqual([{ question: asyncIntake.questions[SECOND ?? '']?.text, from: 'No', to: 'Yes' }])
  expect(overview.scores).toEqual([
    {
      key: 'cuditr',
      name: 'CUDIT-R',
      points: [{ at: '2026-03-01T15:00:00.000Z', value: 14, band: 'possible cannabis use disorder', high: true }],
    },
  ])
  expect(overview.encounters).toEqual([
    { completed_at: '2025-03-03T15:00:00.000Z', user: np.name, type: 'New Patient', was_new_patient: true, decision: null },
  ])
  const [entry] = await db.sql`select user_name from audit_log where patient_id = ${patient_id} and action = 'Read Patient Record'`
  expect(entry?.user_name).toBe(np.name)
})

test('someone who reads French gets the approved words of what was asked and answered; no one else gets them (F-14, F-15)', async () => {
  const np = await buildStaff(db.sql, { groups: ['nps'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  await keepSet(patient_id, { answers: { [FIRST ?? '']: { value: 'yes' } }, at: '2026-03-02T15:00:00.000Z' })
  const question = asyncIntake.questions[FIRST ?? '']?.text ?? ''
  const french = async () => (await readOverview(staffContext(db, np), patient_id, { language: 'fr' })).french
  expect((await french())?.questions).toEqual({})
  await db.sql.begin((tx) =>
    approveEvery(tx as unknown as Parameters<typeof approveEvery>[0], { questionnaires: [asyncIntake], user_id: np.id, now: TEST_NOW }),
  )
  const words = await french()
  expect(words?.questions[question]?.answers).toEqual({ Yes: 'Oui' })
  expect(words?.questions[question]?.text).not.toBe(question)
  const english = await readOverview(staffContext(db, np), patient_id)
  expect(english.french).toBeUndefined()
  expect(english.answer_sets[0]?.lines[0]).toMatchObject({ question, answer: 'Yes' })
})

test('the builder’s settings produce sentences, score, alerts and chart fields (REQ-417 to REQ-423)', async () => {
  const questions = buildQuestions([
    { tag: 'heart', text: 'Do you have a pacemaker?', one: ['Yes, I do', 'No'], scores: { 'Yes, I do': 3 } },
  ])
  const heart: Question = {
    ...(questions.heart as Question),
    patient_data: { category: 'cardiac_cardio_conditions', property: 'device', field: 'pacemaker' },
    choices: { 'Yes, I do': { alert_message: 'Has a pacemaker', natural_language: 'The patient has a pacemaker.' } },
  }
  await publishApproved(db.sql, [asyncIntake, { key: 'heart', name: 'Heart', version: 1, questions: { heart } }])
  const np = await buildStaff(db.sql, { groups: ['nps'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  await db.sql`
    insert into answer_sets (patient_id, key, version, answers, started_at, finished_at)
    values (${patient_id}, 'heart', 1, ${db.sql.types.sealed({ heart: { value: 'Yes, I do' } })}, ${TEST_NOW}, ${TEST_NOW})`
  const [set] = (await readOverview(staffContext(db, np), patient_id)).answer_sets
  expect(set).toMatchObject({
    sentences: [{ tag: 'heart', sentence: 'The patient has a pacemaker.' }],
    score: 3,
    alerts: [{ tag: 'heart', message: 'Has a pacemaker' }],
    mapped: [{ place: 'cardiac_cardio_conditions / device / pacemaker', answer: 'Yes, I do' }],
  })
})

test('a patient outside the caller’s provinces has no overview', async () => {
  const np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['BC'] })
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  await expect(readOverview(staffContext(db, np), patient_id)).rejects.toMatchObject({ code: 'patient-not-found' })
  await expect(viewChart(staffContext(db, np), { patient_id, open: true })).rejects.toMatchObject({ code: 'patient-not-found' })
})

test('other viewers of a chart are listed until they close it or stop reporting', async () => {
  const [dana, omar] = await Promise.all([buildStaff(db.sql), buildStaff(db.sql)])
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  const at = (staff: typeof dana, seconds: number) => staffContext(db, staff, later(TEST_NOW, seconds))

  expect(await viewChart(at(dana, 0), { patient_id, open: true })).toEqual({ others: [] })
  expect(await viewChart(at(omar, 5), { patient_id, open: true })).toEqual({ others: [{ name: dana.name, since: TEST_NOW }] })
  expect(await viewChart(at(dana, 20), { patient_id, open: true })).toEqual({ others: [{ name: omar.name, since: later(TEST_NOW, 5) }] })
  expect(await viewChart(at(omar, 30), { patient_id, open: false })).toEqual({ others: [{ name: dana.name, since: TEST_NOW }] })
  expect(await viewChart(at(omar, 90), { patient_id, open: true })).toEqual({ others: [] })
})

test('others are notified once when a chart is opened, and when it is closed', async () => {
  const dana = await buildStaff(db.sql)
  const { patient_id } = await buildPatient(db.sql, { in_np_queue: true })
  const notices: (Notice | 'lost')[] = []
  const events = await listenForEvents(db.sql)
  events.subscribe((notice) => notices.push(notice))
  await viewChart(staffContext(db, dana), { patient_id, open: true })
  await viewChart(staffContext(db, dana, later(TEST_NOW, 20)), { patient_id, open: true })
  await viewChart(staffContext(db, dana, later(TEST_NOW, 25)), { patient_id, open: false })
  await expect.poll(() => notices.length).toBe(2)
  expect(notices).toEqual([
    expect.objectContaining({ kind: 'viewing', id: patient_id }),
    expect.objectContaining({ kind: 'viewing', id: patient_id }),
  ])
  await events.close()
})
