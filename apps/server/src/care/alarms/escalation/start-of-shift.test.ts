import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildSession, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../../test/clinic.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { tellWaitingPatients } from '../../../assistant/chat/waiting/tell-waiting-patients.ts'
import { writeOpeningHours } from '../../../assistant/chat/waiting/write-opening-hours.ts'
import { later } from '../../../platform/clock.ts'
import { openChat } from '../alarm.harness.ts'
import { closeAlarm } from '../close-alarm.ts'
import { listAlarms } from '../list-alarms.ts'
import { takeAlarm } from '../take-alarm.ts'
import { escalateAlarms } from './escalate-alarms.ts'

/** Monday, 22:00 in Toronto, three hours after the team has left, and its opening on Tuesday. */
const NIGHT = '2026-03-03T03:00:00.000Z'
const MORNING = '2026-03-03T13:00:00.000Z'
const minutesAfter = (at: string, minutes: number) => later(at, minutes * 60)

let clinic: TestClinic
let dana: Staff
let nadia: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 8 })
  await publishApproved(clinic.sql, STARTERS)
  const admin = await buildStaff(clinic.sql, { groups: ['admins'], email: 'admin@clinic.example', queue_enabled: false })
  await buildStaff(clinic.sql, { groups: ['pcrManagers'], email: 'manager@clinic.example', queue_enabled: false })
  dana = await buildStaff(clinic.sql, { groups: ['pcrs'], first_name: 'Dana', last_name: 'Whitfield' })
  nadia = await buildStaff(clinic.sql, { groups: ['nps'], first_name: 'Nadia', last_name: 'Haddad' })
  await clinic.as(admin, 'PUT /api/alarms/on_call', { emails: ['night@clinic.example'] })
  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 8 * 60, ends: 19 * 60 }))
  await writeOpeningHours(staffContext(clinic, admin), { weekly, holidays: true, days_off: [], offer_minutes: 10 })
})
afterAll(() => clinic.close())
beforeEach(async () => {
  await clinic.sql`delete from sessions`
  for (const { id } of await open(MORNING)) {
    await takeAlarm(staffContext(clinic, dana, MORNING), id, { instead_of: null }).catch(() => undefined)
    await closeAlarm(staffContext(clinic, dana, MORNING), id, { outcome: 'reached-safe', reason: '', next_step: 'None' })
  }
})

let chats = 0
/** Words of danger in a conversation of their own; what the patient was answered. */
async function raise(words: string, at: string): Promise<string> {
  const ask = await openChat(clinic, at)
  const id = `shift${String(++chats).padStart(7, '0')}`
  const { key } = await ask(id, '', { query: 'book with tcn' }, at)
  return (await ask(id, key, { query: words }, at)).text
}
const open = async (now: string, staff = dana) => (await listAlarms(staffContext(clinic, staff, now))).alarms
const escalate = (now: string) => escalateAlarms({ sql: clinic.sql, now, zone: 'America/Toronto' })
const mailed = async () =>
  (
    await clinic.sql<{ email: string }[]>`
    select email from alarm_emails m join crisis_alarms a on a.id = m.alarm_id where a.closed_at is null order by m.due_at, email`
  ).map(({ email }) => email)

describe('F-4: alarms that are open at the start of a shift', () => {
  test('are first for who logs in, above those of the day, after a night in which everyone was called by the clocks', async () => {
    const told = await raise('I want to kill myself', NIGHT)
    expect(told).toMatch(/9-1-1[\s\S]*9-8-8/)
    expect(told).not.toMatch(/8:00|opens|will (?:call|join|answer) you/i)
    for (const minutes of [0, 1, 2, 5, 10, 60, 240, 599]) await escalate(minutesAfter(NIGHT, minutes))
    expect(await mailed()).toEqual(['night@clinic.example', 'manager@clinic.example', 'admin@clinic.example'])
    expect(await tellWaitingPatients({ sql: clinic.sql, zone: 'America/Toronto', now: MORNING })).toBe(0)

    await buildSession(clinic.sql, dana.id, MORNING)
    await raise('I am going to kill myself today', minutesAfter(MORNING, 5))
    await escalate(minutesAfter(MORNING, 5))
    const alarms = await open(minutesAfter(MORNING, 6))
    expect(alarms.map(({ words, taken }) => [words, taken])).toEqual([
      ['I want to kill myself', null],
      ['I am going to kill myself today', null],
    ])
    expect(alarms.map(({ called }) => called.map(({ step }) => step))).toEqual([
      ['shift', 'on-call', 'managers', 'administrators'],
      ['shift'],
    ])
  })

  test('and that someone had taken at night and left are no one’s again, and call from the start', async () => {
    await raise('I want to kill myself', NIGHT)
    await escalate(NIGHT)
    await buildSession(clinic.sql, nadia.id, NIGHT)
    const [alarm] = await open(NIGHT)
    await takeAlarm(staffContext(clinic, nadia, minutesAfter(NIGHT, 1)), alarm?.id ?? 0, { instead_of: null })
    await escalate(minutesAfter(NIGHT, 2))
    expect((await open(minutesAfter(NIGHT, 2)))[0]?.taken?.name).toBe('Nadia Haddad')
    for (const minutes of [5, 7, 15]) await escalate(minutesAfter(NIGHT, minutes))
    await buildSession(clinic.sql, dana.id, MORNING)
    await escalate(MORNING)
    expect(await open(MORNING)).toMatchObject([
      { id: alarm?.id, taken: null, called: [{ step: 'shift' }, { step: 'managers' }, { step: 'on-call' }, { step: 'administrators' }] },
    ])
  })

  test('stay in front of one who has none, although an older one is already taken', async () => {
    await raise('I want to kill myself', TEST_NOW)
    await buildSession(clinic.sql, dana.id, NIGHT)
    const [older] = await open(NIGHT)
    await takeAlarm(staffContext(clinic, dana, NIGHT), older?.id ?? 0, { instead_of: null })
    await raise('I am going to kill myself tonight', NIGHT)
    expect((await open(MORNING, nadia)).map(({ words }) => words)).toEqual(['I am going to kill myself tonight', 'I want to kill myself'])
  })
})
