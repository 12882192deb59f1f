import type { AlarmList } from '@clinic/contract/alarms'
import type { Staff } from '@clinic/core/authorization/staff'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildSession, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../../test/clinic.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { joinConversation } from '../../../assistant/chat/attention/join-conversation.ts'
import { listLines } from '../../../assistant/chat/attention/list-lines.ts'
import { sayInConversation } from '../../../assistant/chat/attention/say-in-conversation.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { openChat, storedAlarms } from '../alarm.harness.ts'
import { closeAlarm } from '../close-alarm.ts'
import { takeAlarm } from '../take-alarm.ts'
import { escalateAlarms } from './escalate-alarms.ts'

const DANGER = 'I want to kill myself'
let clinic: TestClinic
let ask: Awaited<ReturnType<typeof openChat>>
let dana: Staff
let sam: Staff
let as: (staff: Staff) => StaffContext
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 8 })
  await publishApproved(clinic.sql, STARTERS)
  ask = await openChat(clinic)
  dana = await buildStaff(clinic.sql, { first_name: 'Dana', last_name: 'Whitfield', groups: ['admins', 'pcrs'] })
  sam = await buildStaff(clinic.sql, { first_name: 'Sam', last_name: 'Okafor', groups: ['admins', 'pcrs'] })
  await buildStaff(clinic.sql, { groups: ['pcrManagers'], email: 'manager@clinic.example', queue_enabled: false })
  as = (staff) => staffContext(clinic, staff)
  await clinic.as(dana, 'PUT /api/alarms/on_call', { emails: ['night@clinic.example'] })
})
beforeEach(async () => {
  await clinic.sql`delete from sessions`
  await clinic.sql`
    update crisis_alarms set closed_at = ${TEST_NOW}, closed_by = ${dana.id}, outcome = 'reached-safe', next_step = ${'None'} where closed_at is null`
})
afterAll(() => clinic.close())

let chats = 0
async function begin() {
  const id = `crisis${String(++chats).padStart(6, '0')}`
  let last = await ask(id, '', { query: 'book with tcn' })
  const patient = async (query: string) => {
    last = await ask(id, last.key, { query })
    return last
  }
  const lines = () => listLines(as(dana), { conversation_id: id, after: 0 }, () => true)
  const say = (text: string) =>
    sayInConversation(as(dana), id, { text, client_id: `crisis-${id}-${text.length}`, turn: Number(last.DATA?.turn ?? 99) })
  const asked = async () => (await clinic.sql`select attention, asked_at from conversations where id = ${id}`)[0]
  return { id, patient, lines, say, asked, alarms: () => storedAlarms(clinic.sql, id) }
}
const open = async (staff = sam) => (await clinic.as<AlarmList>(staff, 'GET /api/alarms')).alarms
const escalate = (minutes: number) => escalateAlarms({ sql: clinic.sql, now: later(TEST_NOW, minutes * 60), zone: 'America/Toronto' })
/** Keeps someone’s session in use until so many minutes after the alarm. */
const stay = async (staff: Staff, minutes: number) => {
  await buildSession(clinic.sql, staff.id)
  await clinic.sql`update sessions set last_seen_at = ${later(TEST_NOW, minutes * 60)} where user_id = ${staff.id}`
}
const steps = async (id: number) =>
  (await clinic.sql<{ step: string }[]>`select step from alarm_calls where alarm_id = ${id} order by called_at`).map(({ step }) => step)

describe('F-4: interleavings of a crisis and people', () => {
  test('interleaving 22: words of a crisis while a person has the conversation bring the card and an alarm, and nothing in the person’s name', async () => {
    const one = await begin()
    await joinConversation(as(dana), one.id)
    const reply = await one.patient(DANGER)
    expect(reply.ACTION).toBe('CRISIS')
    expect(await one.alarms()).toHaveLength(1)
    expect((await one.lines()).lines.filter(({ mark }) => mark === null)).toEqual([])
    for (const staff of [dana, sam]) expect(await open(staff)).toMatchObject([{ words: DANGER, taken: null }])
    expect((await one.lines()).attention).toMatchObject({ state: 'held', name: 'Dana' })
  })

  test('interleaving 23: words of a crisis while the patient waits for a person raise an alarm and keep the time of the request', async () => {
    const one = await begin()
    await one.patient('I want to talk to a person')
    const before = await one.asked()
    await one.patient(DANGER)
    expect(await one.asked()).toEqual(before)
    expect(await open()).toMatchObject([{ words: DANGER }])
  })

  test('interleaving 24: the card stays when a person joins, and their line is shown with it', async () => {
    const one = await begin()
    await one.patient(DANGER)
    await joinConversation(as(dana), one.id)
    await one.say('Hello, I am calling you now.')
    expect((await one.patient('okay')).ACTION).toBe('CRISIS')
    expect((await one.lines()).lines.at(-1)).toMatchObject({ name: 'Dana', text: 'Hello, I am calling you now.' })
  })

  test('interleaving 25: a patient who is safe continues the chat, and the alarm stays open for staff', async () => {
    const one = await begin()
    await one.patient(DANGER)
    await one.patient(LABELS.safe)
    expect((await one.patient(LABELS.noDanger)).ACTION).not.toBe('CRISIS')
    expect(await open()).toMatchObject([{ words: DANGER, taken: null }])
  })

  test('interleaving 26: an alarm of a person who is away for 3 minutes calls everyone again', async () => {
    const one = await begin()
    await one.patient(DANGER)
    const [alarm] = await open()
    const id = alarm?.id ?? 0
    await takeAlarm(as(dana), id, { instead_of: null })
    await stay(dana, 5)
    await stay(sam, 20)
    await escalate(7)
    expect((await open())[0]?.taken?.name).toBe('Dana Whitfield')
    await escalate(8)
    expect((await open())[0]?.taken).toBeNull()
    expect((await steps(id)).at(-1)).toBe('shift')
  })

  test('interleaving 27: of two who take an alarm at once one has it, and the other learns who', async () => {
    const one = await begin()
    await one.patient(DANGER)
    const id = (await open())[0]?.id ?? 0
    const outcomes = await Promise.allSettled([dana, sam].map((staff) => takeAlarm(as(staff), id, { instead_of: null })))
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(lost).toHaveLength(1)
    const holder = (await open())[0]?.taken?.name
    expect(lost[0]).toMatchObject({ code: 'alarm-taken', details: { name: holder } })
  })

  test('interleaving 28: with no one on shift the patient has the numbers at once and no promise; the on-call list is called at once, the managers after 2 minutes', async () => {
    const one = await begin()
    const reply = await one.patient(DANGER)
    expect(reply.ACTION).toBe('CRISIS')
    expect(reply.text).toMatch(/9-1-1[\s\S]*9-8-8/)
    const later = await one.patient('is someone coming to help me')
    for (const { text } of [reply, later]) {
      expect(text).toMatch(/please do not wait for them/)
      expect(text).not.toMatch(
        /will be with you|will (?:call|join|contact|answer) you|(?:someone|somebody) (?:is|will be) (?:coming|there|here)/i,
      )
    }
    const id = (await one.alarms())[0]?.id ?? 0
    const called = async () =>
      (await clinic.sql`select email from alarm_emails where alarm_id = ${id} order by email`).map(({ email }) => email)
    await escalate(0)
    expect(await steps(id)).toEqual(['shift', 'on-call'])
    expect(await called()).toEqual(['night@clinic.example'])
    await escalate(1.9)
    expect(await called()).toHaveLength(1)
    await escalate(2)
    expect(await steps(id)).toEqual(['shift', 'on-call', 'managers'])
    expect(await called()).toEqual(['manager@clinic.example', 'night@clinic.example'])
    expect(await open()).toMatchObject([{ words: DANGER, taken: null }])
  })

  test('interleaving 29: a second crisis in the conversation is an alarm of its own, and calls again', async () => {
    const one = await begin()
    await stay(sam, 20)
    await one.patient(DANGER)
    await escalate(0)
    await one.patient(LABELS.safe)
    await one.patient(LABELS.noDanger)
    await one.patient(DANGER)
    await escalate(1)
    const [first, second, ...more] = await one.alarms()
    expect(more).toEqual([])
    expect([first?.episode, second?.episode]).toEqual([1, 2])
    for (const alarm of [first, second]) expect(await steps(alarm?.id ?? 0)).toEqual(['shift'])
  })

  test('interleaving 30: an alarm is not closed without an outcome and a next step', async () => {
    const one = await begin()
    await one.patient(DANGER)
    const id = (await open())[0]?.id ?? 0
    await takeAlarm(as(dana), id, { instead_of: null })
    for (const given of [
      { outcome: '', reason: '', next_step: 'Call again' },
      { outcome: 'reached-safe', reason: '', next_step: ' ' },
    ])
      await expect(closeAlarm(as(dana), id, given)).rejects.toMatchObject({ code: 'alarm-outcome-needed' })
    expect(await open()).toHaveLength(1)
    await closeAlarm(as(dana), id, { outcome: 'reached-safe', reason: '', next_step: 'Call tomorrow' })
    expect(await open()).toEqual([])
  })
})
