import type { ChatReply } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Questionnaire, Questions } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { readOverview } from '../../care/chart/read-overview.ts'
import { change, RECORDED_AS_TURN } from '../../platform/db/change.ts'
import { applyQuestionnaire } from './apply-questionnaire.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { replay } from './replay.ts'
import { takeTurn } from './take-turn.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function finish(patient_id: string, key: string, total: number): Promise<void> {
  const facts = { conversation_id: 'scales000001', patient_id, now: TEST_NOW, at: '', address: '', agent: '', consentHash: () => '' }
  await change(nobodyContext(database), async (tx) => {
    const answers = { [`${key}_1`]: { value: 2, at: TEST_NOW } }
    await applyQuestionnaire(tx, { kind: 'finish-scale', key, version: 1, answers, total, flags: {}, findings: [] }, facts)
    return { result: null, audit: RECORDED_AS_TURN }
  })
}

test('the forms that stand in for the HADS keep their answers apart, and its own field stays its own (REQ-146)', async () => {
  const { patient_id } = await buildPatient(database.sql)
  await finish(patient_id, 'gad7', 11)
  await finish(patient_id, 'phq9', 7)
  const [record] =
    await database.sql`select gad7_answers, phq9_answers, hads_scale_answers from patient_records where patient_id = ${patient_id}`
  expect(record).toEqual({
    gad7_answers: { gad7_1: { value: 2, at: TEST_NOW }, instrument: 'gad7', total: { value: 11, at: TEST_NOW } },
    phq9_answers: { phq9_1: { value: 2, at: TEST_NOW }, instrument: 'phq9', total: { value: 7, at: TEST_NOW } },
    hads_scale_answers: null,
  })
  await finish(patient_id, 'hads_scale', 9)
  const [after] = await database.sql`select hads_scale_answers, gad7_answers from patient_records where patient_id = ${patient_id}`
  expect(after).toMatchObject({ hads_scale_answers: { instrument: 'hads_scale' }, gad7_answers: { instrument: 'gad7' } })
})

type Visit = Extract<Parameters<typeof applyQuestionnaire>[1], { kind: 'finish-questionnaire' }>

async function finishVisit(patient_id: string, visit: Partial<Visit> & Pick<Visit, 'field'>): Promise<void> {
  const facts = { conversation_id: 'flags0000001', patient_id, now: TEST_NOW, at: '', address: '', agent: '', consentHash: () => '' }
  const asked = { medications: [], referral_codes: [], opted_in_for_call: null, preferred_licensed_seller: null }
  const rest = { ...asked, preferred_cannabinoids: null, preferred_consumption_methods: null, appointment_type: 'New Patient' as const }
  const key = visit.field === 'async_answers' ? 'async' : 'renewal'
  await change(nobodyContext(database), async (tx) => {
    await applyQuestionnaire(
      tx,
      { kind: 'finish-questionnaire', key, version: 1, answers: {}, flags: {}, findings: [], ...rest, ...visit },
      facts,
    )
    return { result: null, audit: RECORDED_AS_TURN }
  })
}

test('a finished intake stores its type of appointment, medicines, answers and completion; a renewal its own (REQ-144)', async () => {
  const { patient_id } = await buildPatient(database.sql, { questionnaire_in_progress: true })
  const stored = async () => {
    const [row] = await database.sql`
      select p.appointment_type, p.async_questionnaire_complete, p.renewal_questionnaire_complete, p.questionnaire_in_progress,
        r.medications, r.async_answers, r.renewal_answers
      from patients p join patient_records r using (patient_id) where patient_id = ${patient_id}`
    return row
  }
  const medications = [{ name: 'Ramipril' }, { name: 'metformin' }]
  const answers = { Hours: { value: 6, at: TEST_NOW } }
  await finishVisit(patient_id, { field: 'async_answers', medications, answers })
  const intake = { async_questionnaire_complete: true, questionnaire_in_progress: false, medications, async_answers: answers }
  expect(await stored()).toEqual({
    appointment_type: 'New Patient',
    ...intake,
    renewal_questionnaire_complete: false,
    renewal_answers: null,
  })
  const later = { Hours: { value: 8, at: TEST_NOW } }
  await finishVisit(patient_id, { field: 'renewal_answers', appointment_type: 'Renewal', answers: later })
  expect(await stored()).toEqual({ appointment_type: 'Renewal', ...intake, renewal_questionnaire_complete: true, renewal_answers: later })
})

test('a renewal that answers no clears nothing that the intake found (F-18)', async () => {
  const { patient_id } = await buildPatient(database.sql)
  await finishVisit(patient_id, {
    field: 'async_answers',
    flags: { psychosis_personal: true, cardiovascular_unstable: true, liver_disease: false },
  })
  await finishVisit(patient_id, {
    field: 'renewal_answers',
    flags: { psychosis_personal: false, cardiovascular_unstable: false, liver_disease: true },
  })
  const [row] = await database.sql`select risks_vs_benefits_flags from patients where patient_id = ${patient_id}`
  expect(row?.risks_vs_benefits_flags).toMatchObject({ psychosis_personal: true, cardiovascular_unstable: true, liver_disease: true })
})

/** The first question's last option asks for the questionnaires named, and for one that is not there. */
function asking(questions: Questions, trigger_questionnaires: string[]): Questions {
  return Object.fromEntries(
    Object.entries(questions).map(([tag, one]) => {
      const label = Object.keys(one.options ?? {}).at(-1)
      return [tag, one.question_number === 1 && label ? { ...one, choices: { [label]: { trigger_questionnaires } } } : one]
    }),
  )
}

const NIGHTS: Questionnaire = {
  ...{ key: 'own_nights', name: 'Our nights', version: 1 },
  questions: Object.fromEntries(
    Object.entries(
      buildQuestions([{ tag: 'quiet', text: 'Are your nights quiet?', one: ['Quiet', 'Terrible'], scores: { Terrible: 3 } }]),
    ).map(([tag, one]) => [tag, { ...one, choices: { Terrible: { alert_message: 'Hardly sleeps' } } }]),
  ),
}

test('a clinic’s own questionnaire that an answer asked for is kept, shown in the record with its alert, and is no scale (REQ-421)', async () => {
  const starters = STARTERS.map((one) => (one.key === 'async' ? { ...one, questions: asking(one.questions, ['gone', NIGHTS.key]) } : one))
  await publishApproved(database.sql, [...starters, NIGHTS])
  const knowledge = await loadKnowledge(nobodyContext(database), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const mailer = { send: async () => undefined, close: () => {} }
  const at = {
    ...nobodyContext(database),
    actor: { kind: 'assistant' as const },
    knowledge,
    secret: 'a secret',
    agent: 'a browser',
    mailer,
  }
  const conversation_id = 'triggered001'
  const say = (query: object, key = '') => takeTurn(at, { action: 'query', conversation_id, key, query: '', ...query })
  let reply: ChatReply = await say({ query: 'book with tcn' })
  const names: (string | null)[] = []
  for (let turn = 0; turn < 120 && reply.ACTION !== 'ENTERPCRQUEUE'; turn += 1) {
    reply = await say(nextMessage(reply, RENEE) ?? { query: 'ok' }, reply.key)
    names.push(reply.CURRENT_QUESTIONNAIRE_NAME)
  }
  expect(names.at(-1)).toBe('Our nights')
  const patient_id = reply.patient_id ?? ''

  const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
  const { answer_sets } = await readOverview(staffContext(database, pcr), patient_id)
  expect(answer_sets.find(({ key }) => key === NIGHTS.key)).toMatchObject({
    ...{ name: 'Our nights', version: 1, finished_at: TEST_NOW, score: 3 },
    lines: [{ question: 'Are your nights quiet?', answer: 'Terrible' }],
    alerts: [{ tag: 'quiet', message: 'Hardly sleeps' }],
  })
  const [patient] = await database.sql`select scale_questionnaire_complete from patients where patient_id = ${patient_id}`
  expect(patient).toEqual({ scale_questionnaire_complete: false })
  const passed = await database.sql`
    select description from audit_log where patient_id = ${patient_id} and action = 'Questionnaire Passed Over'`
  expect(passed).toEqual([{ description: 'gone, not published' }])
  const both = await replay(database.sql, conversation_id)
  expect(both?.replayed).toEqual(both?.stored)
  expect(both?.stored).toMatchObject({ triggered: [NIGHTS.key] })
})
