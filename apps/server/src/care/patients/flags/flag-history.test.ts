import { readFile } from 'node:fs/promises'
import type { FlagHistory } from '@clinic/contract/chart'
import type { Staff } from '@clinic/core/authorization/staff'
import { finishAnswers } from '@clinic/core/intake/finish-answers'
import { takeAnswer } from '@clinic/core/intake/take-answer'
import type { Patient } from '@clinic/core/patients/patient'
import type { Answers, AnswerValue } from '@clinic/core/questionnaires/answers'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../../test/clinic.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { applyDetails } from '../../../assistant/chat/apply-details.ts'
import { applyEffect } from '../../../assistant/chat/apply-effect.ts'
import { applyQuestionnaire } from '../../../assistant/chat/apply-questionnaire.ts'
import { later } from '../../../platform/clock.ts'
import { change, RECORDED_AS_TURN } from '../../../platform/db/change.ts'
import { describePhoneAnswers } from '../../chart/asking.harness.ts'
import { finishPhoneAnswers } from '../../chart/phone-answers/finish-phone-answers.ts'
import { readPhoneAnswers } from '../../chart/phone-answers/read-phone-answers.ts'
import { readOverview } from '../../chart/read-overview.ts'

const VISIT = {
  key: 'renewal',
  name: 'Renewal',
  version: 900,
  questions: buildQuestions([
    { tag: 'heart', text: 'Heart trouble?', yesNo: true, flags: { yes: ['cardiovascular_unstable'] } },
    { tag: 'liver', text: 'Liver disease?', yesNo: true, flags: { yes: ['liver_disease'] } },
  ]),
}

let clinic: TestClinic
let np: Staff
let manager: Staff
let pcr: Staff
let stranger: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, [...STARTERS, VISIT])
  np = await buildStaff(clinic.sql, { first_name: 'Nadia', last_name: 'Haddad' })
  manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: [] })
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana' })
  stranger = await buildStaff(clinic.sql, { provinces: ['BC'] })
})
afterAll(() => clinic.close())

const LIVER = { liver_disease: true }
const make = async (more: Partial<Patient> = {}) =>
  (await buildPatient(clinic.sql, { in_np_queue: true, in_pcr_queue: true, date_of_birth: '1980-05-17', ...more })).patient_id
const flagsOf = async (patient_id: string) => (await clinic.row(patient_id)).risks_vs_benefits_flags
const historyOf = async (patient_id: string, flag: string): Promise<FlagHistory | undefined> => {
  const { flags } = await readOverview(staffContext(clinic, np), patient_id)
  return flags.find((one) => one.flag === flag)
}
const lower = (staff: Staff, patient_id: string, reason = 'Liver panel of 2 March is normal', flag = 'liver_disease') =>
  clinic.as(staff, `POST /api/patients/${patient_id}/flags/${flag}/lower`, { reason })

/** A conversation that answers one question after another, as the chat’s effects do. */
function converse(patient_id: string, conversation_id: string) {
  let answers: Answers = {}
  const { key, version, questions } = VISIT
  const hand = { patient_id, key, version, conversation_id }
  const facts = { ...hand, at: '', now: TEST_NOW }
  return {
    answer: (tag: string, value: AnswerValue, now = TEST_NOW) =>
      change(nobodyContext(clinic), async (tx) => {
        const taken = takeAnswer({ key, questions, answers }, { tag, value, at: now })
        answers = taken.answers
        const { set_aside, moves } = taken
        const turn = { ...facts, now, picture: null, answered: {}, address: '', agent: '', consentHash: () => '' }
        const { entries } = await applyEffect(tx, { kind: 'keep-answers', key, version, answers, set_aside, moves }, turn)
        return { result: entries.map(({ action }) => action), audit: RECORDED_AS_TURN }
      }),
    finish: () =>
      change(nobodyContext(clinic), async (tx) => {
        const person = {
          dateOfBirth: '1980-05-17',
          today: '2026-03-02',
          appointment_type: 'Renewal' as const,
          medicines: medicineKnowledge,
        }
        await applyQuestionnaire(tx, finishAnswers({ key, version, questions, answers, ...person }), facts)
        return { result: null, audit: RECORDED_AS_TURN }
      }),
  }
}

describe('answers in the chat (F-18)', () => {
  test('raise a flag provisionally with question and words, and finally when the questionnaire is finished', async () => {
    const patient_id = await make()
    const chat = converse(patient_id, 'flags-raised')
    expect(await chat.answer('heart', false)).toEqual([])
    expect(await chat.answer('liver', true)).toEqual(['Flag Raised'])
    expect(await flagsOf(patient_id)).toEqual(LIVER)
    const raised = {
      ...{ what: 'raised', at: TEST_NOW, source: 'chat', by: null, questionnaire: 'Renewal', version: 900, tag: 'liver' },
      ...{ question: 'Liver disease?', answer: 'Yes', now: null, reason: null },
    }
    expect(await historyOf(patient_id, 'liver_disease')).toEqual({
      ...{ flag: 'liver_disease', state: 'provisional' },
      events: [{ ...raised, provisional: true }],
    })
    await chat.finish()
    expect(await historyOf(patient_id, 'liver_disease')).toEqual({
      ...{ flag: 'liver_disease', state: 'raised' },
      events: [{ ...raised, provisional: false }],
    })
    expect(await flagsOf(patient_id)).toMatchObject({ ...LIVER, cardiovascular_unstable: false, under_25: false })
  })

  test('a correction marks the flag for staff and leaves it raised, before the end and right after it', async () => {
    const patient_id = await make()
    const chat = converse(patient_id, 'flags-corrected')
    await chat.answer('heart', true)
    await chat.answer('liver', true)
    expect(await chat.answer('heart', false, later(TEST_NOW, 60))).toEqual(['Flag Corrected'])
    expect(await historyOf(patient_id, 'cardiovascular_unstable')).toMatchObject({
      state: 'corrected',
      events: [{ what: 'raised' }, { what: 'corrected', question: 'Heart trouble?', answer: 'Yes', now: 'No', at: later(TEST_NOW, 60) }],
    })
    await chat.finish()
    await chat.answer('liver', false, later(TEST_NOW, 120))
    await chat.finish()
    expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({ state: 'corrected' })
    expect(await flagsOf(patient_id)).toMatchObject({ ...LIVER, cardiovascular_unstable: true })
  })

  test('a later renewal without the answer changes neither flag nor state; with it, the flag is raised again', async () => {
    const patient_id = await make()
    const first = converse(patient_id, 'flags-first')
    await first.answer('heart', true)
    await first.answer('liver', true)
    await first.finish()
    const second = converse(patient_id, 'flags-second')
    await second.answer('heart', false)
    await second.answer('liver', true)
    await second.answer('liver', false)
    await second.answer('liver', true)
    await second.finish()
    expect(await historyOf(patient_id, 'cardiovascular_unstable')).toMatchObject({ state: 'raised', events: [{ what: 'raised' }] })
    const { state, events } = (await historyOf(patient_id, 'liver_disease')) ?? {}
    expect([state, events?.map(({ what }) => what)]).toEqual(['raised', ['raised', 'raised-again', 'corrected', 'raised-again']])
  })

  test('what a person lowered stays lowered when the same answers are finished', async () => {
    const patient_id = await make()
    const chat = converse(patient_id, 'flags-lowered')
    await chat.answer('heart', false)
    await chat.answer('liver', true)
    expect(await lower(np, patient_id)).toMatchObject({ status: 200 })
    await chat.finish()
    expect(await flagsOf(patient_id)).toMatchObject({ liver_disease: false })
    expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({ state: 'lowered', events: [{}, { what: 'lowered' }] })
  })

  test('age raises its flag and lowers it, as an event of its own', async () => {
    const patient_id = await make()
    for (const under_25 of [true, false])
      await change(nobodyContext(clinic), async (tx) => {
        const facts = { patient_id, now: TEST_NOW } as never
        await applyDetails(
          tx,
          { kind: 'confirm-details', personal: RENEE.personal, ageFlags: { under_25, fall_risk_65_plus: false } },
          facts,
        )
        return { result: null, audit: RECORDED_AS_TURN }
      })
    expect(await historyOf(patient_id, 'under_25')).toMatchObject({
      state: 'lowered',
      events: [
        { what: 'raised', source: 'age', question: null },
        { what: 'lowered', source: 'age', by: null },
      ],
    })
  })
})

test('answers by phone name who asked, and a correction by phone marks the flag (F-18)', async () => {
  const patient_id = await make()
  const by = staffContext(clinic, pcr)
  const first = await readPhoneAnswers(by, { patient_id, key: 'renewal' })
  const second = await describePhoneAnswers(by, first, { patient_id, tag: 'heart', selected: ['yes'] })
  const third = await describePhoneAnswers(by, second, { patient_id, tag: 'heart', selected: ['no'] })
  expect(await historyOf(patient_id, 'cardiovascular_unstable')).toMatchObject({
    state: 'corrected',
    events: [
      { what: 'raised', source: 'phone', by: pcr.name },
      { what: 'corrected', source: 'phone', by: pcr.name, now: 'No' },
    ],
  })
  const last = await describePhoneAnswers(by, third, { patient_id, tag: 'liver', selected: ['yes'] })
  await finishPhoneAnswers(by, { patient_id, ...last })
  expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({ state: 'raised', events: [{ by: pcr.name, provisional: false }] })
  expect(await flagsOf(patient_id)).toMatchObject({ ...LIVER, cardiovascular_unstable: true })
})

describe('lowering a flag (F-18)', () => {
  test('is for practitioners who may see the patient and their managers, and no one else', async () => {
    for (const [staff, status] of [
      [np, 200],
      [manager, 200],
      [pcr, 403],
      [stranger, 404],
    ] as const) {
      const patient_id = await make({ risks_vs_benefits_flags: LIVER })
      expect(await lower(staff, patient_id), staff.name).toMatchObject({ status })
      expect(await flagsOf(patient_id)).toEqual({ liver_disease: status !== 200 })
    }
  })

  test('keeps who, when and why, sealed at rest, and out of the audit log', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: { ...LIVER, anticoagulant: true } })
    const answer = await lower(np, patient_id)
    expect(answer).toMatchObject({ status: 200, patient: { risks_vs_benefits_flags: { liver_disease: false, anticoagulant: true } } })
    expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({
      state: 'lowered',
      events: [{ what: 'lowered', source: 'staff', by: np.name, reason: 'Liver panel of 2 March is normal' }],
    })
    const [stored] = await clinic.sql`select (reason).value as reason from flag_events where patient_id = ${patient_id}`
    expect(stored?.reason).toMatch(/^v1\./)
    const [entry] = await clinic.sql`select * from audit_log where patient_id = ${patient_id} and action = 'Lower Flag'`
    expect(entry).toMatchObject({ user_id: np.id, changes: { risks_vs_benefits_flags: { to: { liver_disease: false } } } })
    expect(JSON.stringify(entry)).not.toContain('panel')
  })

  test('can be undone for a minute, which is an event too (C-12)', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: LIVER })
    const { undo } = await lower(np, patient_id)
    expect(await clinic.as(np, 'POST /api/queues/undo', { ids: [undo?.id ?? 0] })).toMatchObject({ status: 200, skipped: [] })
    expect(await flagsOf(patient_id)).toEqual(LIVER)
    expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({
      state: 'raised',
      events: [{ what: 'lowered' }, { what: 'raised-again', source: 'undo', by: np.name }],
    })
  })

  test('of two people at once succeeds for one, and the other hears that it is done', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: LIVER })
    const statuses = (await Promise.all([lower(np, patient_id), lower(manager, patient_id)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await historyOf(patient_id, 'liver_disease')).toMatchObject({ events: [{ what: 'lowered' }] })
  })
})

test('an answer and a lowering at the same moment leave events that agree with the flag, in either order (F-18)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const patient_id = await make({ risks_vs_benefits_flags: LIVER })
    const chat = converse(patient_id, `flags-race-${round}`)
    await Promise.all([chat.answer('liver', true), lower(np, patient_id)])
    const history = await historyOf(patient_id, 'liver_disease')
    const last = history?.events.at(-1)?.what
    expect(history?.events.map(({ what }) => what).toSorted()).toEqual(['lowered', 'raised-again'])
    expect(await flagsOf(patient_id)).toEqual({ liver_disease: last === 'raised-again' })
  }
})

test('an outside client’s reset turns questionnaire flags off with its name in the audit log, and no clinical flag (REQ-692, REQ-693)', async () => {
  const patient_id = await make({ risks_vs_benefits_flags: LIVER, async_questionnaire_complete: true, cuditr_questionnaire_required: true })
  const admin = await buildStaff(clinic.sql, { groups: ['admins'] })
  const off = { async_questionnaire_complete: false, cuditr_questionnaire_required: false }
  expect(await clinic.as(admin, 'POST /api/patient_status', { patient_id, conversation_state: null, ...off })).toMatchObject({
    status: 200,
  })
  expect(await clinic.row(patient_id)).toMatchObject({ ...off, risks_vs_benefits_flags: LIVER })
  expect((await clinic.entries(patient_id)).find(({ action }) => action === 'Reset Conversation')).toMatchObject({
    user_name: admin.name,
    changes: { async_questionnaire_complete: { from: true, to: false }, cuditr_questionnaire_required: { from: true, to: false } },
  })
  const written = await clinic.as(admin, 'POST /api/patient_status', { patient_id, risks_vs_benefits_flags: {} })
  expect(written).toMatchObject({ status: 400 })
  expect(await flagsOf(patient_id)).toEqual(LIVER)
})

describe('the history (F-18)', () => {
  test('is append-only', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: LIVER })
    await lower(np, patient_id)
    for (const attempt of [
      clinic.sql`update flag_events set what = 'raised' where patient_id = ${patient_id}`,
      clinic.sql`update flag_events set reason = null where patient_id = ${patient_id}`,
      clinic.sql`delete from flag_events where patient_id = ${patient_id}`,
      clinic.owner`truncate flag_events`,
    ])
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })

  test('allows only a person with a reason, or age, to lower a flag', async () => {
    const patient_id = await make()
    const row = { patient_id, flag: 'liver_disease', what: 'lowered', at: TEST_NOW }
    for (const source of ['chat', 'phone', 'staff', 'undo'])
      await expect(clinic.sql`insert into flag_events ${clinic.sql({ ...row, source })}`).rejects.toMatchObject({ code: '23514' })
  })

  test('names no source for flags raised before it began', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: { ...LIVER, anticoagulant: false } })
    const text = await readFile(new URL('../../../../migrations/0044-flag-events.sql', import.meta.url), 'utf8')
    const statement = /^insert into flag_events[^;]*;/m.exec(text)?.[0] ?? ''
    await clinic.sql.unsafe(statement.replace('order by', `and p.patient_id = '${patient_id}' order by`))
    const { flags } = await readOverview(staffContext(clinic, np), patient_id)
    expect(flags).toMatchObject([
      {
        flag: 'liver_disease',
        state: 'raised',
        events: [{ what: 'known', source: 'before-history', by: null, question: null, answer: null }],
      },
    ])
  })

  test('shows a flag that an earlier version raised without naming a source', async () => {
    const patient_id = await make({ risks_vs_benefits_flags: LIVER })
    expect(await historyOf(patient_id, 'liver_disease')).toEqual({ flag: 'liver_disease', state: 'raised', events: [] })
  })
})
