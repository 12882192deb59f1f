import type { AlarmList } from '@clinic/contract/alarms'
import { ASQ } from '@clinic/core/alarms/asq'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { buildAlarm } from './alarm.harness.ts'

const NO = { asq_1: 'no', asq_2: 'no', asq_3: 'no', asq_4: 'no' }

let clinic: TestClinic
let dana: Staff
let elsewhere: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  dana = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana', last_name: 'Whitfield' })
  elsewhere = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] })
})
afterAll(() => clinic.close())

const raise = async () => {
  const { patient_id } = await buildPatient(clinic.sql)
  return { patient_id, id: await buildAlarm(clinic.sql, patient_id) }
}
const save = (staff: Staff, id: number, answers: object, version = ASQ.version) =>
  clinic.as(staff, `POST /api/alarms/${id}/forms`, { version, answers })

test('the ASQ that staff asked is saved with the alarm as it was answered, encrypted, with an entry that has no answer and no score (F-4)', async () => {
  const { patient_id, id } = await raise()
  const answers = { ...NO, asq_3: 'refused', asq_5: 'yes' }
  expect(await save(dana, id, answers)).toMatchObject({ status: 200 })
  const { alarms } = await clinic.as<AlarmList>(dana, 'GET /api/alarms')
  expect(alarms.find((alarm) => alarm.id === id)?.forms).toEqual([
    { form: 'asq', version: ASQ.version, at: TEST_NOW, by: dana.name, answers },
  ])
  const [stored] = await clinic.sql`select (answers).value as answers from alarm_forms where alarm_id = ${id}`
  expect(stored).toEqual({ answers: expect.stringMatching(/^v1\./) })
  const [entry] =
    await clinic.sql`select description, changes, additional_info, user_name from audit_log where action = 'Alarm Form Saved' and patient_id = ${patient_id}`
  expect(entry).toEqual({ description: `ASQ, version ${ASQ.version}`, changes: {}, additional_info: '', user_name: dana.name })
  const [alarm] = await clinic.sql`select level, kind, closed_at from crisis_alarms where id = ${id}`
  expect(alarm).toEqual({ level: 'acute', kind: 'suicide', closed_at: null })
})

test.each([
  ['a missing answer', { asq_1: 'no', asq_2: 'no', asq_3: 'no' }, ['asq_4']],
  ['no fifth answer after a yes', { ...NO, asq_1: 'yes' }, ['asq_5']],
  ['a fifth answer that was not asked', { ...NO, asq_5: 'no' }, ['asq_5']],
])('it is not saved with %s: 422 names the question', async (_, answers, fields) => {
  const { id } = await raise()
  const answer = await save(dana, id, answers)
  expect(answer).toMatchObject({ status: 422, error: { code: 'alarm-form-incomplete' } })
  expect(Object.keys(answer.error.fields ?? {})).toEqual(fields)
  expect(await clinic.sql`select id from alarm_forms where alarm_id = ${id}`).toEqual([])
})

test('it is not saved in other words, on an alarm that one may not see, nor on a closed one', async () => {
  const { id } = await raise()
  expect(await save(dana, id, NO, '99')).toMatchObject({ status: 422 })
  expect(await save(dana, id, { ...NO, asq_1: 'perhaps' })).toMatchObject({ status: 400 })
  expect(await save(elsewhere, id, NO)).toMatchObject({ status: 404, error: { code: 'alarm-not-found' } })
  await clinic.as(dana, `POST /api/alarms/${id}/close`, { outcome: 'reached-safe', next_step: 'None' })
  expect(await save(dana, id, NO)).toMatchObject({ status: 409, error: { code: 'alarm-closed' } })
})
