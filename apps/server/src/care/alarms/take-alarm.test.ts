import type { AlarmList } from '@clinic/contract/alarms'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { buildAlarm } from './alarm.harness.ts'

const CLOSED = { outcome: 'reached-safe', next_step: 'A call tomorrow at ten' }

let clinic: TestClinic
let dana: Staff
let sam: Staff
let elsewhere: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 8 })
  dana = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana', last_name: 'Whitfield' })
  sam = await buildStaff(clinic.sql, { groups: ['nps'], first_name: 'Sam', last_name: 'Ito' })
  elsewhere = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] })
})
afterAll(() => clinic.close())

const raise = async () => {
  const { patient_id } = await buildPatient(clinic.sql)
  return { patient_id, id: await buildAlarm(clinic.sql, patient_id) }
}
const take = (staff: Staff, id: number, body: object = {}) => clinic.as<{ taken_by: string }>(staff, `POST /api/alarms/${id}/take`, body)
const giveBack = (staff: Staff, id: number) => clinic.as(staff, `POST /api/alarms/${id}/give_back`)
const close = (staff: Staff, id: number) => clinic.as(staff, `POST /api/alarms/${id}/close`, CLOSED)
const listed = async (staff: Staff) => (await clinic.as<AlarmList>(staff, 'GET /api/alarms')).alarms
const actions = async (patient_id: string) =>
  (await clinic.entries(patient_id)).map(({ action, user_name }) => [action, user_name]).toReversed()

describe('an alarm is taken by name (F-4)', () => {
  test('by one of many who take it at once; the others learn who has it, and there is one entry', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { patient_id, id } = await raise()
      const answers = await Promise.all([take(dana, id), take(sam, id), take(dana, id), take(sam, id)])
      const winner = answers.find(({ status }) => status === 200)?.taken_by ?? ''
      expect([dana.name, sam.name]).toContain(winner)
      for (const { status, error, taken_by } of answers)
        if (status === 200) expect(taken_by).toBe(winner)
        else expect(error).toMatchObject({ code: 'alarm-taken', message: `${winner} has already taken this alarm.` })
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
      for (const staff of [dana, sam]) expect((await listed(staff)).find((alarm) => alarm.id === id)?.taken?.name).toBe(winner)
      expect(await actions(patient_id)).toEqual([
        ['Alarm Raised', 'AI Assistant'],
        ['Alarm Taken', winner],
      ])
      await close(dana, id)
    }
  })

  test('not by who may not see it, nor after it was closed', async () => {
    const { id } = await raise()
    expect(await take(elsewhere, id)).toMatchObject({ status: 404, error: { code: 'alarm-not-found' } })
    expect(await giveBack(elsewhere, id)).toMatchObject({ status: 404, error: { code: 'alarm-not-found' } })
    await close(dana, id)
    expect(await take(sam, id)).toMatchObject({ status: 409, error: { code: 'alarm-closed' } })
    expect(await giveBack(sam, id)).toMatchObject({ status: 409, error: { code: 'alarm-closed' } })
  })

  test('and is listed below those that no one has, however new it is', async () => {
    const [older, newer] = [await raise(), await raise()]
    await take(dana, newer.id)
    expect((await listed(sam)).map(({ id, taken }) => [id, taken?.name ?? null])).toEqual([
      [older.id, null],
      [newer.id, dana.name],
    ])
    for (const { id } of [older, newer]) await close(dana, id)
  })
})

test('an alarm is taken over only from the colleague whom the reader saw (F-4)', async () => {
  const { patient_id, id } = await raise()
  await take(dana, id)
  expect(await take(sam, id, { instead_of: elsewhere.id })).toMatchObject({ status: 409, error: { code: 'alarm-taken' } })
  expect(await take(sam, id, { instead_of: dana.id })).toMatchObject({ status: 200, taken_by: sam.name })
  expect(await actions(patient_id)).toEqual([
    ['Alarm Raised', 'AI Assistant'],
    ['Alarm Taken', dana.name],
    ['Alarm Taken', sam.name],
  ])
  await close(dana, id)
})

test('who has an alarm may give it back to everyone, and no one else may (F-4)', async () => {
  const { patient_id, id } = await raise()
  expect(await giveBack(dana, id)).toMatchObject({ status: 409, error: { code: 'alarm-not-yours' } })
  await take(dana, id)
  expect(await giveBack(sam, id)).toMatchObject({ status: 409, error: { code: 'alarm-not-yours' } })
  const both = await Promise.all([giveBack(dana, id), giveBack(dana, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await listed(sam)).find((alarm) => alarm.id === id)?.taken).toBeNull()
  const [row] = await clinic.sql`select called_since is not null as again from crisis_alarms where id = ${id}`
  expect(row).toEqual({ again: true })
  expect((await actions(patient_id)).at(-1)).toEqual(['Alarm Given Back', dana.name])
  await close(sam, id)
})

test('taking an alarm ends no help request, and completing one or an eligibility outcome neither gives it back nor closes it (F-4, REQ-449, REQ-452)', async () => {
  const { patient_id } = await buildPatient(clinic.sql, {
    ...{ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', urgent_reason: 'suicide', assigned_pcr: dana.id },
  })
  const id = await buildAlarm(clinic.sql, patient_id)
  await take(dana, id)
  expect(await clinic.row(patient_id)).toMatchObject({ need_pcr_help_flag: true, in_pcr_queue: true })
  expect(await clinic.as(dana, `POST /api/queues/pcr/${patient_id}/complete_help`)).toMatchObject({ status: 200 })
  const outcome = { ineligible_reason: 'Other', eligible_date: null }
  await clinic.as(dana, `POST /api/patients/${patient_id}/mark_ineligible`, outcome)
  expect((await listed(dana)).find((alarm) => alarm.id === id)?.taken?.name).toBe(dana.name)
  await close(dana, id)
  expect((await listed(dana)).some((alarm) => alarm.id === id)).toBe(false)
})
