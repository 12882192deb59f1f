import type { Staff } from '@clinic/core/authorization/staff'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { later } from '../../../platform/clock.ts'
import { listenForEvents, type Notice } from '../../../platform/events.ts'
import { askByPhone, describePhoneAnswers } from '../asking.harness.ts'
import { finishPhoneAnswers } from './finish-phone-answers.ts'
import { listAskable } from './list-askable.ts'
import { readPhoneAnswers } from './read-phone-answers.ts'
import { savePhoneAnswer } from './save-phone-answer.ts'

const visit = {
  key: 'visit',
  name: 'A visit',
  version: 1,
  questions: buildQuestions([
    { tag: 'pain', text: 'Pain?', yesNo: true, branches: { yes: [{ tag: 'place', text: 'Where?' }] } },
    { tag: 'sleep', text: 'Nights badly slept?', input: 'number', minimum: 0, maximum: 7 },
    { tag: 'why', text: 'Why now?' },
  ]),
}

let db: TestDatabase
let dana: Staff
let omar: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, [...STARTERS, visit])
  dana = await buildStaff(db.sql, { first_name: 'Dana' })
  omar = await buildStaff(db.sql, { first_name: 'Omar', groups: ['pcrs'] })
})
afterAll(() => db.close())

const waiting = async () => (await buildPatient(db.sql, { in_np_queue: true, in_pcr_queue: true, phone: '416-555-0100' })).patient_id
const entriesOf = (patient_id: string) =>
  db.sql<{ action: string; description: string; user_name: string }[]>`
    select action, description, user_name from audit_log where patient_id = ${patient_id} and action <> 'Read Patient Record' order by id`
const kept = async (patient_id: string) => {
  const [set] = await db.sql`select answers, set_aside, version, revision, asked_by from answer_sets where patient_id = ${patient_id}`
  return set
}

describe('an answer given by phone', () => {
  test('is saved immediately with its version; the first starts the questionnaire, and each is audited by question, never by answer', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const first = await readPhoneAnswers(by, { patient_id, key: 'visit' })
    expect(first).toMatchObject({
      version: 1,
      revision: 0,
      answered: [],
      next: { tag: 'pain' },
      progress: { done: 0, total: 4 },
      changed: null,
    })
    const second = await describePhoneAnswers(by, first, { patient_id, tag: 'pain', text: 'yes' })
    expect(second).toMatchObject({ revision: 1, next: { tag: 'place' }, answered: [{ tag: 'pain', value: true, answer: 'Yes' }] })
    const third = await describePhoneAnswers(by, second, { patient_id, tag: 'place', text: 'left knee' })
    expect(third).toEqual(await readPhoneAnswers(by, { patient_id, key: 'visit' }))
    expect(third.changed).toEqual({ at: TEST_NOW, by: dana.name })
    expect(await entriesOf(patient_id)).toEqual([
      { action: 'Questionnaire Answered', description: 'pain of visit, version 1, by phone', user_name: dana.name },
      { action: 'Questionnaire Started', description: 'A visit, version 1, by phone', user_name: dana.name },
      { action: 'Questionnaire Answered', description: 'place of visit, version 1, by phone', user_name: dana.name },
    ])
    const [patient] = await db.sql`
      select questionnaire_in_progress, questionnaire_started_at, current_questionnaire_name from patients where patient_id = ${patient_id}`
    expect(patient).toEqual({
      questionnaire_in_progress: true,
      questionnaire_started_at: TEST_NOW,
      current_questionnaire_name: 'A visit',
    })
  })

  test('can be changed: the path is recomputed, and questions off it are set aside, never lost (REQ-349 to REQ-352)', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const whole = await askByPhone(by, { patient_id, key: 'visit', wishes: { pain: 'yes' } })
    expect(whole.answered.map(({ tag }) => tag)).toEqual(['pain', 'place', 'sleep', 'why'])
    const changed = await describePhoneAnswers(by, whole, { patient_id, tag: 'pain', text: 'no' })
    expect(changed).toMatchObject({ set_aside: 1, next: null })
    expect(changed.answered.map(({ tag }) => tag)).toEqual(['pain', 'sleep', 'why'])
    expect(await kept(patient_id)).toMatchObject({ set_aside: { place: { value: 'Nothing of note' } } })
    const again = await describePhoneAnswers(by, changed, { patient_id, tag: 'pain', text: 'yes' })
    expect(again.next?.tag).toBe('place')
    expect((await describePhoneAnswers(by, again, { patient_id, tag: 'place', text: 'neck' })).set_aside).toBe(0)
  })

  test('may be declined only when optional (REQ-360)', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const first = await readPhoneAnswers(by, { patient_id, key: 'visit' })
    await expect(describePhoneAnswers(by, first, { patient_id, tag: 'pain', declined: true })).rejects.toMatchObject({
      code: 'answer-needed',
    })
    const second = await describePhoneAnswers(by, first, { patient_id, tag: 'pain', text: 'yes' })
    const third = await describePhoneAnswers(by, second, { patient_id, tag: 'place', declined: true })
    expect(third).toMatchObject({ next: { tag: 'sleep' }, answered: [{ tag: 'pain' }, { tag: 'place', value: '', answer: '' }] })
  })

  test('that is unreadable, or to a question not asked, is refused and changes nothing', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const at = await askByPhone(by, { patient_id, key: 'visit', stop: ({ next }) => next?.tag === 'sleep' })
    await expect(describePhoneAnswers(by, at, { patient_id, tag: 'sleep', text: '9' })).rejects.toMatchObject({
      code: 'answer-unreadable',
      details: { why: 'Please give a number from 0 to 7.' },
    })
    await expect(describePhoneAnswers(by, at, { patient_id, tag: 'place', text: 'knee' })).rejects.toMatchObject({
      code: 'question-not-asked',
    })
    await expect(describePhoneAnswers(by, { ...at, version: 7 }, { patient_id, tag: 'sleep', text: '2' })).rejects.toMatchObject({
      code: 'questionnaire-version-not-found',
    })
    await expect(describePhoneAnswers(by, { ...at, key: 'no_such' }, { patient_id, tag: 'sleep', text: '2' })).rejects.toMatchObject({
      code: 'questionnaire-not-found',
    })
    expect(await kept(patient_id)).toMatchObject({ revision: 1, answers: { pain: { value: false } } })
  })

  test('sent again after a lost response is saved once', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const first = await readPhoneAnswers(by, { patient_id, key: 'visit' })
    const once = await describePhoneAnswers(by, first, { patient_id, tag: 'pain', text: 'no' })
    const again = await describePhoneAnswers(staffContext(db, dana, later(TEST_NOW, 20)), first, { patient_id, tag: 'pain', text: 'no' })
    expect(again).toEqual(once)
    expect(await kept(patient_id)).toMatchObject({ revision: 1 })
    await expect(describePhoneAnswers(by, first, { patient_id, tag: 'pain', text: 'yes' })).rejects.toMatchObject({
      code: 'answers-changed',
    })
  })
})

describe('two staff members on one questionnaire', () => {
  test('the second learns who was faster, and loses nothing saved; also at the first answer', async () => {
    for (let round = 0; round < 8; round += 1) {
      const patient_id = await waiting()
      const [one, two] = [staffContext(db, dana), staffContext(db, omar)]
      let asked = await readPhoneAnswers(one, { patient_id, key: 'visit' })
      for (const [tag, mine, theirs] of [
        ['pain', 'yes', 'no'],
        [null, '3', '4'],
      ] as const) {
        const pending = tag ?? asked.next?.tag ?? ''
        const said = { patient_id, tag: pending }
        const both = await Promise.allSettled([
          describePhoneAnswers(one, asked, { ...said, text: mine }),
          describePhoneAnswers(two, asked, { ...said, text: theirs }),
        ])
        const won = both.flatMap((outcome, place) => (outcome.status === 'fulfilled' ? [{ asked: outcome.value, place }] : []))
        expect(won).toHaveLength(1)
        const winner = won[0]?.place === 0 ? dana : omar
        expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: { code: 'answers-changed', details: { name: winner.name } },
        })
        expect(await kept(patient_id)).toMatchObject({ revision: asked.revision + 1, asked_by: winner.id })
        asked = won[0]?.asked ?? asked
      }
    }
  })

  test('each is notified of the other’s answer; the event names the patient, never the answer', async () => {
    const patient_id = await waiting()
    const notices: (Notice | 'lost')[] = []
    const events = await listenForEvents(db.sql)
    events.subscribe((notice) => notices.push(notice))
    await askByPhone(staffContext(db, dana), { patient_id, key: 'visit', stop: ({ revision }) => revision === 1 })
    const told = () => notices.filter((notice) => notice !== 'lost' && notice.kind === 'answers' && notice.id === patient_id)
    await expect.poll(() => told().length).toBe(1)
    expect(told()).toEqual([expect.objectContaining({ kind: 'answers', id: patient_id, version: 1 })])
    await events.close()
  })
})

describe('what is urgent', () => {
  test('thoughts of suicide are reviewed the same day, without an alarm, and the interviewer sees whom to call where the patient lives (F-5, F-20)', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const asked = await askByPhone(by, {
      patient_id,
      key: 'phq9',
      wishes: { phq9_9: 'Several days' },
      stop: ({ next }) => next?.tag === 'phq9_difficulty',
    })
    expect(asked.findings).toMatchObject({ crisis: true, red_flags: [], lines: [{ number: '9-1-1' }, { number: '9-8-8' }] })
    const [patient] =
      await db.sql`select need_pcr_help_flag, urgent_reason, in_pcr_queue, system_notes from patients where patient_id = ${patient_id}`
    expect(patient).toEqual({
      need_pcr_help_flag: true,
      urgent_reason: 'red-flag',
      in_pcr_queue: true,
      system_notes: expect.stringMatching(
        /^Thoughts of death or self-harm told by phone, in the form Questions about your mood \(PHQ-9\): review today \(2026-03-02 10:00\)$/,
      ),
    })
    expect(await entriesOf(patient_id)).toEqual(
      expect.arrayContaining([
        { action: 'Need PCR Help', description: 'Red flag while asked by phone', user_name: dana.name },
        { action: 'Crisis Words Noticed', description: 'thoughts of self-harm in the form phq9, by phone', user_name: dana.name },
      ]),
    )
    expect(await db.sql`select id from crisis_alarms where patient_id = ${patient_id}`).toEqual([])
  })

  test('acute words in an answer raise an alarm at once; the same words about the past or in a choice do not (F-5)', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const asked = await askByPhone(by, { patient_id, key: 'visit', wishes: { pain: 'no' }, stop: ({ next }) => next?.tag === 'why' })
    await describePhoneAnswers(by, asked, { patient_id, tag: 'why', text: 'I am going to kill myself tonight' })
    expect(await db.sql`select kind, source, words, closed_at from crisis_alarms where patient_id = ${patient_id}`).toEqual([
      {
        ...{ kind: 'suicide', source: 'phone', closed_at: null },
        words: 'Acute words told by phone, in the form A visit: “I am going to kill myself tonight”',
      },
    ])
    const [patient] = await db.sql`select urgent_reason, in_pcr_queue from patients where patient_id = ${patient_id}`
    expect(patient).toEqual({ urgent_reason: 'suicide', in_pcr_queue: true })
    const entries = await entriesOf(patient_id)
    expect(entries).toContainEqual({ action: 'Alarm Raised', description: 'suicide, found by phone', user_name: dana.name })
    expect(JSON.stringify(entries)).not.toContain('tonight')
    const other = await waiting()
    const calm = await askByPhone(by, { patient_id: other, key: 'visit', wishes: { pain: 'no' }, stop: ({ next }) => next?.tag === 'why' })
    await describePhoneAnswers(by, calm, { patient_id: other, tag: 'why', text: 'My back, since a fall' })
    expect(await db.sql`select id from crisis_alarms where patient_id = ${other}`).toEqual([])
  })

  test.each([
    ['NU', ['9-8-8']],
    ['ON', ['9-1-1', '9-8-8']],
  ])('in %s staff are shown %j, and an earlier attempt asks them when it was', async (province, numbers) => {
    const { patient_id } = await buildPatient(db.sql, { in_pcr_queue: true, province: province as 'ON' })
    const manager = await buildStaff(db.sql, { groups: ['admins'], provinces: [] })
    const by = staffContext(db, manager)
    const stop = ({ answered }: { answered: { tag: string }[] }) => answered.some(({ tag }) => tag === 'past_attempt')
    const { findings } = await askByPhone(by, { patient_id, key: 'async', wishes: { past_attempt: 'yes' }, stop })
    expect(findings).toMatchObject({ crisis: false, attempt: true, lines: numbers.map((number) => expect.objectContaining({ number })) })
  })

  test('a form’s red flag is reported once, with the answer that raised it (REQ-146)', async () => {
    const patient_id = await waiting()
    const by = staffContext(db, dana)
    const asked = await askByPhone(by, { patient_id, key: 'bowel_symptoms', wishes: { bowel_blood: 'Yes, a lot' } })
    expect(asked.findings).toMatchObject({ crisis: false, red_flags: ['Much blood in the stool'] })
    const told = (await entriesOf(patient_id)).filter(({ action }) => action === 'Need PCR Help')
    expect(told).toHaveLength(1)
    const [patient] = await db.sql`select urgent_reason, system_notes from patients where patient_id = ${patient_id}`
    expect(patient?.urgent_reason).toBe('red-flag')
    expect(patient?.system_notes).toBe(
      'Red flag in the form Questions about your bowels, by phone: Much blood in the stool (2026-03-02 10:00)',
    )
  })
})

test('rules show staff their finding and the answer behind it, and decide nothing (D-9)', async () => {
  const patient_id = await waiting()
  const by = staffContext(db, dana)
  const pregnant = Object.entries(STARTERS[0]?.questions ?? {}).find(([, { variable }]) => variable === 'pregnant_or_breastfeeding')
  const tag = pregnant?.[0] ?? ''
  const asked = await askByPhone(by, {
    patient_id,
    key: 'async',
    wishes: { [tag]: 'yes' },
    stop: ({ answered }) => answered.some((one) => one.tag === tag),
  })
  expect(asked.findings.eligibility).toEqual({
    reason: 'Pregnant or Breastfeeding',
    eligible_date: '2027-07-02',
    question: pregnant?.[1].text,
    answer: 'Yes',
  })
  expect(await db.sql`select eligible from patients where patient_id = ${patient_id}`).toEqual([{ eligible: true }])
})

test('the list shows each questionnaire’s progress, version and interviewer', async () => {
  const patient_id = await waiting()
  const by = staffContext(db, dana)
  await askByPhone(by, { patient_id, key: 'visit', stop: ({ revision }) => revision === 1 })
  const { patient, questionnaires } = await listAskable(by, patient_id)
  expect(patient).toMatchObject({ patient_id, phone: '416-555-0100', date_of_birth: '1980-05-17' })
  expect(questionnaires.slice(0, 3).map(({ key }) => key)).toEqual(['async', 'renewal', 'follow_up'])
  expect(questionnaires.find(({ key }) => key === 'visit')).toEqual({
    ...{ key: 'visit', name: 'A visit', version: 1, kind: 'own', questions: 4, minutes: 2 },
    begun: { version: 1, at: TEST_NOW, by: dana.name, answered: 1 },
    finished: null,
    called_by: null,
  })
  expect(questionnaires.find(({ key }) => key === 'phq9')).toMatchObject({ kind: 'scale', begun: null, finished: null })
})

test('a patient outside the caller’s provinces can be neither asked nor viewed (REQ-459, REQ-566)', async () => {
  const patient_id = await waiting()
  const away = staffContext(db, await buildStaff(db.sql, { provinces: ['BC'], groups: ['nps', 'pcrs'] }))
  const upon = { patient_id, key: 'visit', version: 1, revision: 0 }
  for (const call of [
    () => listAskable(away, patient_id),
    () => readPhoneAnswers(away, upon),
    () => savePhoneAnswer(away, { ...upon, tag: 'pain', text: 'no' }),
    () => finishPhoneAnswers(away, upon),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'patient-not-found' })
  }
  expect(await kept(patient_id)).toBeUndefined()
})

test('a version published meanwhile restarts no one: the call ends as it began, and opening it again asks only what is new (D-11)', async () => {
  const patient_id = await waiting()
  const by = staffContext(db, dana)
  const two = (version: number, more: { tag: string; text: string }[]) => ({
    ...{ key: 'moving', name: 'Moving on', version },
    questions: buildQuestions([{ tag: 'a', text: 'A?' }, { tag: 'b', text: 'B?' }, ...more]),
  })
  await publishApproved(db.sql, [two(1, [])])
  const before = await askByPhone(by, { patient_id, key: 'moving', stop: ({ revision }) => revision === 1 })
  await publishApproved(db.sql, [two(2, [{ tag: 'c', text: 'C?' }])])
  const whole = await describePhoneAnswers(by, before, { patient_id, tag: 'b', text: 'x' })
  expect(whole).toMatchObject({ version: 1, next: null })
  const opened = await readPhoneAnswers(by, { patient_id, key: 'moving' })
  expect(opened).toMatchObject({ version: 2, carried_from: 1, next: { tag: 'c' } })
  expect(await describePhoneAnswers(by, opened, { patient_id, tag: 'c', text: 'y' })).toMatchObject({
    version: 2,
    carried_from: null,
    next: null,
  })
})
