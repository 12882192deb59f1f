import type { AlarmList, ClosedAlarm } from '@clinic/contract/alarms'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildPatient, buildStaff } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { buildAlarm, openChat, storedAlarms } from './alarm.harness.ts'

const CLOSED = { outcome: 'reached-safe', next_step: 'A call tomorrow at ten' }

let clinic: TestClinic
let pcr: Staff
let np: Staff
let admin: Staff
beforeAll(async () => {
  clinic = await openTestClinic()
  await publishApproved(clinic.sql, STARTERS)
  pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana', last_name: 'Whitfield' })
  np = await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] })
  admin = await buildStaff(clinic.sql, { groups: ['admins'], provinces: [] })
})
afterAll(() => clinic.close())

const make = async (more: Partial<Patient> = {}) => (await buildPatient(clinic.sql, { in_pcr_queue: true, ...more })).patient_id
const seen = async (staff: Staff) => (await clinic.as<AlarmList>(staff, 'GET /api/alarms')).alarms
const ids = async (staff: Staff) => (await seen(staff)).map(({ id }) => id)
const close = (staff: Staff, id: number | string, body: object) => clinic.as(staff, `POST /api/alarms/${id}/close`, body)

describe('an open alarm is seen (F-4)', () => {
  test('by those licensed where the patient is, managers and administrators, the longest wait first, with what staff need', async () => {
    const patient_id = await make({ first_name: 'Tyler', last_name: 'Mackinnon', phone: '902-555-0162' } as Partial<Patient>)
    await clinic.sql`insert into patient_details (patient_id, language) values (${patient_id}, 'fr') on conflict (patient_id) do update set language = 'fr'`
    const first = await buildAlarm(clinic.sql, patient_id, { now: '2026-03-02T14:40:00.000Z' })
    const second = await buildAlarm(clinic.sql, patient_id, { kind: 'overdose' })
    const manager = await buildStaff(clinic.sql, { groups: ['npManagers'], provinces: [] })
    for (const staff of [pcr, admin, manager]) expect(await ids(staff)).toEqual([first, second])
    expect(await ids(np)).toEqual([])
    expect((await seen(pcr))[0]).toMatchObject({
      ...{ id: first, kind: 'suicide', level: 'acute', words: 'I want to die', told: 'Call 9-1-1 or 9-8-8.', released_at: null },
      ...{
        patient_id,
        name: 'Tyler Mackinnon',
        province: 'Ontario',
        phone: '902-555-0162',
        in_chat: false,
        language: 'fr',
        record: true,
        conversation: false,
      },
    })
    for (const id of [first, second]) await close(admin, id, CLOSED)
  })

  test('by everyone in the queues where the name or the province is not known', async () => {
    const nameless = await buildAlarm(clinic.sql, await make({ first_name: '', last_name: '' }))
    const placeless = await buildAlarm(clinic.sql, await make({ province: null }))
    const unknown = await buildAlarm(clinic.sql, 'TCN-NOBODY')
    for (const staff of [pcr, np]) expect(await ids(staff)).toEqual([nameless, placeless, unknown])
    expect((await seen(np)).map(({ patient_id, name, record }) => [patient_id !== null, name !== null, record])).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, false],
    ])
    for (const id of [nameless, placeless, unknown]) await close(np, id, CLOSED)
    expect(await seen(admin)).toEqual([])
  })
})

test('an open alarm of a patient who is away from home is seen in both provinces, and the record opens by the home one (F-4)', async () => {
  const patient_id = await make()
  const id = await buildAlarm(clinic.sql, patient_id)
  await clinic.sql`update crisis_alarms set province = 'BC' where id = ${id}`
  expect((await seen(pcr)).map(({ province, record }) => [province, record])).toEqual([['British Columbia', true]])
  expect((await seen(np)).map(({ province, record }) => [province, record])).toEqual([['British Columbia', false]])
  await close(np, id, CLOSED)
})

describe('an alarm is closed', () => {
  test('by a member of staff who may see it, with an outcome and the next step, in their name; once', async () => {
    const patient_id = await make()
    const id = await buildAlarm(clinic.sql, patient_id)
    expect(await close(np, id, CLOSED)).toMatchObject({ status: 404, error: { code: 'alarm-not-found' } })
    const answers = await Promise.all([close(pcr, id, CLOSED), close(admin, id, { ...CLOSED, outcome: 'left-message' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.message).toMatch(/has already closed this alarm\.$/)
    const [alarm] = await storedAlarms(clinic.sql, patient_id)
    expect(alarm).toMatchObject({ closed_at: expect.any(String), next_step: 'A call tomorrow at ten' })
    const entries = (await clinic.entries(patient_id)).filter(({ action }) => action === 'Alarm Closed')
    expect(entries).toEqual([
      expect.objectContaining({ changes: { outcome: { from: null, to: alarm?.outcome } }, user_name: expect.stringMatching(/./) }),
    ])
    expect(JSON.stringify(entries)).not.toContain('tomorrow')
  })

  test.each([
    ['no outcome', { next_step: 'x' }, ['outcome']],
    ['an unknown outcome', { ...CLOSED, outcome: 'done' }, ['outcome']],
    ['a blank next step', { ...CLOSED, next_step: '  ' }, ['next_step']],
    ['a false alarm without a reason', { ...CLOSED, outcome: 'false-alarm', reason: ' ' }, ['reason']],
    ['nothing', {}, ['outcome', 'next_step']],
  ])('not with %s: 422 names the field', async (_, body, fields) => {
    const patient_id = await make()
    const id = await buildAlarm(clinic.sql, patient_id)
    const answer = await close(pcr, id, body)
    expect(answer).toMatchObject({ status: 422, error: { code: 'alarm-outcome-needed' } })
    expect(Object.keys(answer.error.fields ?? {})).toEqual(fields)
    expect(await storedAlarms(clinic.sql, patient_id)).toMatchObject([{ closed_at: null }])
    expect(await close(pcr, id, { outcome: 'false-alarm', reason: 'A song title', next_step: 'None' })).toMatchObject({ status: 200 })
  })

  test.each(['0', '999999', '12x', '-1', '99999999999999'])('not where there is none: %s', async (id) => {
    expect(await close(admin, id, CLOSED)).toMatchObject({ status: 404, error: { code: 'alarm-not-found' } })
  })
})

test('no completion, outcome, deactivation or other work with the patient closes an alarm, in any order (F-4, REQ-449, REQ-452, REQ-500)', async () => {
  const works: readonly ((patient_id: string) => readonly [Staff, string, object?])[] = [
    (id) => [pcr, `POST /api/queues/pcr/${id}/claim`],
    (id) => [pcr, `POST /api/queues/pcr/${id}/complete_help`],
    (id) => [pcr, `POST /api/queues/pcr/${id}/send_to_np`],
    (id) => [pcr, `POST /api/queues/pcr/${id}/unassign`],
    (id) => [admin, `POST /api/queues/np/${id}/claim`],
    (id) => [admin, `POST /api/queues/np/${id}/send_back`],
    (id) => [admin, `POST /api/queues/np/${id}/complete`],
    (id) => [admin, `PUT /api/queues/pcr/${id}/assignee`, { user_id: pcr.id }],
    (id) => [admin, `PUT /api/queues/pcr/${id}/priority`, { priority: false, confirmed: true }],
    (id) => [pcr, `POST /api/patients/${id}/mark_ineligible`, { ineligible_reason: 'Schizophrenia', eligible_date: null }],
    (id) => [pcr, 'POST /api/queues/pcr/bulk', { verb: 'completeHelp', patients: [id] }],
    (patient_id) => [admin, 'POST /api/patient_status', { patient_id, eligible: true }],
    (patient_id) => [admin, 'POST /api/patient_status', { patient_id, patient_active: false }],
    (patient_id) => [admin, 'POST /api/patient_status', { patient_id, need_pcr_help_flag: false, in_pcr_queue: false, assigned_pcr: null }],
    (patient_id) => [admin, 'POST /api/patient_status', { patient_id, need_pcr_help_flag: true, in_pcr_queue: true }],
  ]
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(works.length - 1), { minLength: 4, maxLength: 10 }), async (order) => {
      const patient_id = await make({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', urgent_reason: 'suicide' })
      const id = await buildAlarm(clinic.sql, patient_id)
      const before = await storedAlarms(clinic.sql, patient_id)
      for (const place of order) {
        const [staff, call, body] = works[place]?.(patient_id) ?? [pcr, '']
        const { status } = await clinic.as(staff, call, body)
        expect(status).toBeLessThan(500)
        done += Number(status === 200)
      }
      expect(await storedAlarms(clinic.sql, patient_id)).toEqual(before)
      expect(await ids(pcr)).toContain(id)
      await close(pcr, id, CLOSED)
    }),
    { numRuns: 25 },
  )
  expect(done).toBeGreaterThan(40)
}, 60_000)

test('messages and completions at once leave one open alarm (F-4)', async () => {
  const say = await openChat(clinic)
  const { key } = await say('race00000001', '', { query: 'book with tcn' })
  const { key: next } = await say('race00000001', key, { query: 'I want to kill myself' })
  const [alarm] = await storedAlarms(clinic.sql, 'race00000001')
  const patient_id = alarm?.patient_id ?? ''
  const after = await Promise.allSettled([
    clinic.as(admin, `POST /api/queues/pcr/${patient_id}/complete_help`),
    say('race00000001', next, { query: 'I want to kill myself' }),
    clinic.as(admin, `POST /api/patients/${patient_id}/mark_ineligible`, { ineligible_reason: 'Other', eligible_date: null }),
    clinic.as(admin, `POST /api/queues/pcr/${patient_id}/complete_help`),
  ])
  expect(after.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await storedAlarms(clinic.sql, 'race00000001')).toMatchObject([{ id: alarm?.id, closed_at: null }])
  expect(await ids(np)).toContain(alarm?.id)
})

describe('where a person in danger is and how to call them (F-4)', () => {
  const closed = async (staff: Staff) => (await clinic.as<{ alarms: ClosedAlarm[] }>(staff, 'GET /api/alarms/closed')).alarms
  const talk = async (id: string, ...messages: string[]) => {
    const say = await openChat(clinic)
    let reply = await say(id, '', { query: 'book with tcn' })
    for (const query of messages) reply = await say(id, reply.key, { query })
    return reply
  }
  const alarmsOf = (id: string) => clinic.sql<
    { id: number; place: string | null; callback_number: string | null; province: string | null }[]
  >`
    select id::integer, place, callback_number, province from crisis_alarms where conversation_id = ${id} order by id`

  test('stay with the alarm, encrypted, while it is open and after it is closed, and the audit log has that they were given', async () => {
    const id = 'whereabouts1'
    await talk(id, 'I want to kill myself', 'I am at 4 Elm Street, Sudbury, Ontario', '705 555 0142')
    const [alarm] = await alarmsOf(id)
    const said = {
      place: 'I am at 4 Elm Street, Sudbury, Ontario',
      province: 'Ontario',
      phone: '7055550142',
      place_said: true,
      phone_said: true,
    }
    expect((await seen(pcr)).find((one) => one.id === alarm?.id)).toMatchObject({ ...said, phone_on_file: null })
    const [stored] = await clinic.sql`
      select (place).value as place, (callback_number).value as number from crisis_alarms where conversation_id = ${id}`
    expect(stored).toEqual({ place: expect.stringMatching(/^v1\./), number: expect.stringMatching(/^v1\./) })
    await close(pcr, alarm?.id ?? 0, CLOSED)
    expect((await closed(pcr))[0]).toMatchObject({ ...said, ...CLOSED, id: alarm?.id, closed_by: pcr.name, reason: null })
    expect((await closed(np)).map((one) => one.id)).toContain(alarm?.id)
    const entries = await clinic.sql`
      select action, description, changes from audit_log where entity_kind = 'alarm' and entity_id = ${String(alarm?.id)} order by id`
    expect(entries.filter(({ action }) => action === 'Alarm Located')).toMatchObject([
      { description: 'Gave where they are', changes: {} },
      { description: 'Gave a number to call', changes: {} },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Elm|Sudbury|0142/)
  })

  test('are taken from the words of danger too, and unasked from a patient whose address is known; the number on file is not lost', async () => {
    const id = 'whereabouts2'
    await talk(id, 'I want to kill myself, call me at 705 555 0177', 'I am at 9 Oak Road and I took 40 pills')
    expect(await alarmsOf(id)).toMatchObject([{ place: 'I am at 9 Oak Road and I took 40 pills', callback_number: '7055550177' }])
    const patient_id = await make({ phone: '416-555-0100' } as Partial<Patient>)
    await clinic.sql`update crisis_alarms set patient_id = ${patient_id} where conversation_id = ${id}`
    const [alarm] = await alarmsOf(id)
    const open = (await seen(pcr)).find((one) => one.id === alarm?.id)
    expect(open).toMatchObject({ phone: '7055550177', phone_said: true, phone_on_file: '416-555-0100' })
    await close(pcr, alarm?.id ?? 0, CLOSED)
  })

  test('are still saved although staff have closed the alarm while the card is still shown', async () => {
    const id = 'whereabouts3'
    const { key } = await talk(id, 'I want to kill myself')
    await close(pcr, (await alarmsOf(id))[0]?.id ?? 0, CLOSED)
    const say = await openChat(clinic)
    await say(id, key, { query: 'in Thunder Bay' })
    expect(await alarmsOf(id)).toMatchObject([{ place: 'in Thunder Bay' }])
  })

  test('closed alarms are listed to those who may see them, the last first, for a week, and the reading is an entry', async () => {
    const patient_id = await make()
    const [first, second, old] = [
      await buildAlarm(clinic.sql, patient_id),
      await buildAlarm(clinic.sql, patient_id),
      await buildAlarm(clinic.sql, patient_id),
    ]
    for (const one of [first, second, old]) await close(pcr, one, CLOSED)
    await clinic.owner`alter table crisis_alarms disable trigger crisis_alarms_guard`
    await clinic.sql`update crisis_alarms set closed_at = closed_at - interval '8 days' where id = ${old}`
    await clinic.sql`update crisis_alarms set closed_at = closed_at + interval '1 minute' where id = ${first}`
    await clinic.owner`alter table crisis_alarms enable trigger crisis_alarms_guard`
    const listed = (await closed(pcr)).map(({ id }) => id)
    expect(listed.slice(0, 1)).toEqual([first])
    expect(listed).toContain(second)
    expect(listed).not.toContain(old)
    expect((await closed(np)).map(({ id }) => id)).not.toContain(second)
    const [entry] = await clinic.sql`select user_name, action from audit_log where action = 'Read Closed Alarms' order by id desc limit 1`
    expect(entry).toMatchObject({ user_name: np.name })
  })
})
