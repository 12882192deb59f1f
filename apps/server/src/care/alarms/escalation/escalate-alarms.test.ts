import type { AlarmList, AlarmTiming } from '@clinic/contract/alarms'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Patient } from '@clinic/core/patients/patient'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildSession, buildStaff, TEST_NOW } from '../../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../../test/clinic.ts'
import { later } from '../../../platform/clock.ts'
import { listenForEvents, type Notice } from '../../../platform/events.ts'
import { buildAlarm } from '../alarm.harness.ts'
import { escalateAlarms } from './escalate-alarms.ts'

let clinic: TestClinic
let manager: Staff
let onShift: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 8 })
  await buildStaff(clinic.sql, { groups: ['admins'], email: 'admin@clinic.example', queue_enabled: false })
  manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], email: 'pcr.manager@clinic.example', queue_enabled: false })
  await buildStaff(clinic.sql, { groups: ['npManagers'], email: 'np.manager@clinic.example', queue_enabled: false })
  await buildStaff(clinic.sql, { groups: ['npManagers'], email: 'gone@clinic.example', queue_enabled: false, active: false })
  onShift = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana', last_name: 'Whitfield' })
  await clinic.as(manager, 'PUT /api/alarms/on_call', { emails: ['night@clinic.example'] })
})
afterAll(() => clinic.close())
beforeEach(async () => {
  await clinic.sql`delete from sessions`
  await clinic.sql`delete from settings where key = 'alarm_timing'`
  await clinic.sql`delete from alarm_emails`
  await clinic.sql`
    update crisis_alarms set closed_at = ${TEST_NOW}, closed_by = ${onShift.id}, outcome = 'reached-safe', next_step = ${'None'} where closed_at is null`
})

const run = (minutes: number) => escalateAlarms({ sql: clinic.sql, now: later(TEST_NOW, minutes * 60), zone: 'America/Toronto' })
const raise = async (parts: Partial<Patient> = {}) => {
  const { patient_id } = await buildPatient(clinic.sql, parts)
  return buildAlarm(clinic.sql, patient_id)
}
/** Keeps someone’s session in use until so many minutes after the alarm. */
const stay = async (staff: Staff, minutes: number) => {
  await buildSession(clinic.sql, staff.id)
  await clinic.sql`update sessions set last_seen_at = ${later(TEST_NOW, minutes * 60)} where user_id = ${staff.id}`
}
const entries = async (id: number) =>
  (
    await clinic.sql<{ description: string; user_name: string; action: string }[]>`
      select action, description, user_name from audit_log where entity_kind = 'alarm' and entity_id = ${String(id)} and action <> 'Alarm Raised' order by id`
  ).map(({ description }) => description)
const emails = async (id: number) =>
  (await clinic.sql<{ email: string }[]>`select email from alarm_emails where alarm_id = ${id} and sent_at is null order by email`).map(
    ({ email }) => email,
  )
const calledOf = async (id: number) =>
  (await clinic.as<AlarmList>(manager, 'GET /api/alarms')).alarms.find((alarm) => alarm.id === id)?.called.map(({ step }) => step)

describe('an alarm that no one takes (F-4)', () => {
  test('calls everyone on shift at once, the managers too after 2 minutes, the on-call list after 5, administrators after 10; each once', async () => {
    await stay(onShift, 20)
    const id = await raise()
    const steps: [number, string[], string[]][] = [
      [0, ['Called everyone on shift (1)'], []],
      [1.9, [], []],
      [2, ['Called everyone again, and the managers (2)'], ['np.manager@clinic.example', 'pcr.manager@clinic.example']],
      [4.9, [], []],
      [5, ['Called the on-call list (1)'], ['night@clinic.example']],
      [9.9, [], []],
      [10, ['Called the administrators (1)'], ['admin@clinic.example']],
      [60, [], []],
    ]
    const [said, mailed]: [string[], string[]] = [[], []]
    for (const [minutes, more, addresses] of steps) {
      expect((await run(minutes)).steps).toBe(more.length)
      said.push(...more)
      mailed.push(...addresses)
      expect(await entries(id)).toEqual(said)
      expect(await emails(id)).toEqual(mailed.toSorted())
    }
    expect(await calledOf(id)).toEqual(['shift', 'managers', 'on-call', 'administrators'])
    const [entry] = await clinic.sql`
      select user_name, patient_id is not null as of_patient from audit_log where action = 'Alarm Escalated' and entity_id = ${String(id)} limit 1`
    expect(entry).toEqual({ user_name: 'Schedule', of_patient: true })
  })

  test('is escalated once by many processes at once, and after none ran for half an hour', async () => {
    await stay(onShift, 40)
    const [first, second] = [await raise(), await raise()]
    const counts = await Promise.all([run(2), run(2), run(2), run(2)])
    expect(counts.reduce((sum, { steps }) => sum + steps, 0)).toBe(4)
    await Promise.all([run(32), run(32), run(32)])
    for (const id of [first, second])
      expect(await entries(id)).toEqual([
        'Called everyone on shift (1)',
        'Called everyone again, and the managers (2)',
        'Called the on-call list (1)',
        'Called the administrators (1)',
      ])
  })

  test('makes a step again that was cut off before its commit', async () => {
    const id = await raise()
    await clinic.owner`alter table alarm_emails add constraint cut_off check (email <> 'night@clinic.example')`
    await expect(run(0)).rejects.toMatchObject({ code: '23514' })
    expect(await entries(id)).toEqual([])
    await clinic.owner`alter table alarm_emails drop constraint cut_off`
    await run(0)
    expect(await entries(id)).toEqual(['Called everyone on shift (0)', 'Called the on-call list (1)'])
  })

  test('notifies open screens with every step, and says when the next is due', async () => {
    const notices: (Notice | 'lost')[] = []
    const events = await listenForEvents(clinic.sql)
    await stay(onShift, 20)
    events.subscribe((notice) => notices.push(notice))
    const id = await raise()
    expect(await run(0)).toEqual({ steps: 1, next: later(TEST_NOW, 120) })
    expect(await run(2)).toEqual({ steps: 1, next: later(TEST_NOW, 300) })
    expect(await run(5)).toEqual({ steps: 1, next: later(TEST_NOW, 600) })
    expect(await run(10)).toEqual({ steps: 1, next: null })
    const own = () => notices.filter((notice) => notice !== 'lost' && notice.kind === 'alarm' && notice.id === String(id))
    await expect.poll(own).toHaveLength(['raised', 'now', 'after 2', 'after 5', 'after 10'].length)
    await events.close()
  })
})

describe('with no one on shift the on-call list is called at once (F-4)', () => {
  const idle = async () => ({ ...(await buildStaff(clinic.sql, { groups: ['nps'], queue_enabled: false })) })
  test.each([
    ['no one is logged in', async () => undefined],
    ['the queue of who is logged in is off', async () => stay(await idle(), 0)],
    ['who is logged in was not active for 10 minutes', async () => stay(onShift, -10)],
    [
      'the screen of who was active is locked',
      async () => {
        await stay(onShift, 0)
        await clinic.sql`update sessions set stage = 'locked'`
      },
    ],
    ['who is there may not see the alarm', async () => stay(await buildStaff(clinic.sql, { groups: ['nps'], provinces: ['BC'] }), 0)],
  ])('because %s', async (_, prepare) => {
    await prepare()
    const id = await raise()
    await run(0)
    expect(await entries(id)).toEqual(['Called everyone on shift (0)', 'Called the on-call list (1)'])
    expect(await emails(id)).toEqual(['night@clinic.example'])
  })

  test('also when the last one leaves before anyone took it', async () => {
    await stay(onShift, 0)
    const id = await raise()
    await run(0)
    await clinic.sql`update sessions set ended_at = ${later(TEST_NOW, 30)}`
    await run(1)
    expect(await entries(id)).toEqual(['Called everyone on shift (1)', 'Called the on-call list (1)'])
  })
})

describe('an alarm that someone has (F-4)', () => {
  const take = async (id: number) => clinic.as(onShift, `POST /api/alarms/${id}/take`, {})

  test('is not escalated while they are there; what was not emailed yet is not emailed', async () => {
    const id = await raise()
    await run(0)
    await take(id)
    await stay(onShift, 30)
    expect((await run(30)).steps).toBe(0)
    expect(await entries(id)).toEqual(['Called everyone on shift (0)', 'Called the on-call list (1)', 'Took the alarm'])
  })

  test('is taken from who is away for 3 minutes, by one process, and calls everyone from the start', async () => {
    const id = await raise()
    await take(id)
    await stay(onShift, 5)
    await run(7)
    expect(await entries(id)).toEqual(['Took the alarm'])
    await Promise.all([run(8), run(8), run(8)])
    expect(await entries(id)).toEqual(['Took the alarm', 'Dana Whitfield was away for 3 min', 'Called everyone on shift (1)'])
    expect((await clinic.as<AlarmList>(manager, 'GET /api/alarms')).alarms).toMatchObject([
      { id, taken: null, called: [{ step: 'shift' }] },
    ])
    await run(10)
    expect((await entries(id)).at(-1)).toBe('Called everyone again, and the managers (2)')
  })

  test('and that they give back calls everyone from the start, the on-call list again', async () => {
    const id = await buildAlarm(clinic.sql, (await buildPatient(clinic.sql)).patient_id, { now: later(TEST_NOW, -600) })
    await run(-10)
    await clinic.sql`update alarm_emails set sent_at = ${TEST_NOW}`
    await take(id)
    await clinic.as(onShift, `POST /api/alarms/${id}/give_back`)
    await clinic.sql`delete from sessions`
    await run(0)
    expect((await entries(id)).slice(-3)).toEqual([
      'Gave the alarm back to everyone',
      'Called everyone on shift (0)',
      'Called the on-call list (1)',
    ])
    expect(await emails(id)).toEqual(['night@clinic.example'])
  })

  test('and that is closed is never escalated', async () => {
    const id = await raise()
    await clinic.as(onShift, `POST /api/alarms/${id}/close`, { outcome: 'false-alarm', reason: 'A song title', next_step: 'None' })
    expect(await run(60)).toEqual({ steps: 0, next: null })
  })
})

test('managers set the times, with an entry, and the next step follows them (F-4)', async () => {
  const timing: AlarmTiming = { managers: 1, on_call: 2, administrators: 3, active: 20, away: 5 }
  expect(await clinic.as(manager, 'GET /api/alarms/timing')).toMatchObject({
    managers: 2,
    on_call: 5,
    administrators: 10,
    active: 10,
    away: 3,
  })
  expect(await clinic.as(manager, 'PUT /api/alarms/timing', timing)).toMatchObject({ status: 200, ...timing })
  const [entry] = await clinic.sql`select user_name, changes from audit_log where action = 'Alarm Timing Changed' order by id desc limit 1`
  expect(entry).toMatchObject({ user_name: manager.name, changes: { managers: { from: 2, to: 1 }, away: { from: 3, to: 5 } } })
  expect(await clinic.as(manager, 'PUT /api/alarms/timing', { ...timing, managers: 0 })).toMatchObject({ status: 400 })
  expect(await clinic.as(onShift, 'PUT /api/alarms/timing', timing)).toMatchObject({ status: 403 })
  await stay(onShift, -15)
  const id = await raise()
  expect(await run(1)).toEqual({ steps: 2, next: later(TEST_NOW, 120) })
  expect(await entries(id)).toEqual(['Called everyone on shift (1)', 'Called everyone again, and the managers (2)'])
})
