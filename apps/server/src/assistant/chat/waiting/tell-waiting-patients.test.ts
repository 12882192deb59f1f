import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import type { QueuePage } from '@clinic/contract/queues'
import { RELEASED_AFTER } from '@clinic/core/chat/attention/attend'
import { OPENING_TEXTS } from '@clinic/core/chat/texts/opening-texts'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import { recordCall } from '../../../care/calls/record-call.ts'
import { pageQueue } from '../../../care/queues/page-queue.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { joinConversation } from '../attention/join-conversation.ts'
import { listLines } from '../attention/list-lines.ts'
import { releaseAbsent } from '../attention/release-absent.ts'
import { tellWaitingPatients } from './tell-waiting-patients.ts'
import { writeOpeningHours } from './write-opening-hours.ts'

const MINUTE = 60_000
const HOURS: OpeningHours = {
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 8 * 60, ends: 17 * 60 })),
  holidays: true,
  days_off: [],
  offer_minutes: 10,
}
/** Monday: two minutes before the end of the day, and the opening of the next one. */
const LATE = '2026-03-02T21:58:00.000Z'
const TUESDAY = '2026-03-03T13:00:00.000Z'

let db: TestDatabase
let dana: StaffContext
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  dana = staffContext(db, await buildStaff(db.sql, { first_name: 'Dana', groups: ['admins', 'pcrs'] }))
  await setHours()
})
afterEach(async () => {
  await db.sql`update conversations set attention = 'bot', held_by = null, asked_at = null`
  await db.sql`update patients set in_pcr_queue = false, entered_pcr_queue_at = null, need_pcr_help_flag = false, pcr_help_reason = ''`
  await setHours()
})
afterAll(() => db.close())

const setHours = (more: Partial<OpeningHours> = {}) => writeOpeningHours(dana, { ...HOURS, ...more })
const tell = (now: string) => tellWaitingPatients({ sql: db.sql, zone: dana.zone, now })

let chats = 0
/** A patient who asks for a person at a moment. */
async function ask(now = TEST_NOW) {
  const say = await openChat(db, now)
  const id = `waits${String(++chats).padStart(7, '0')}`
  let last = await say(id, '', { query: 'book with tcn' }, now)
  const patient = async (query: string, at = now) => {
    const later = await openChat(db, at)
    last = await later(id, last.key, { query }, at)
    return last
  }
  const reply = await patient('I want to talk to a person')
  const page = () => listLines(dana, { conversation_id: id, after: 0 }, () => true)
  const told = async () => (await page()).lines.filter(({ mark }) => mark === 'told').map(({ text }) => text)
  const row = async () => {
    const [found] = await db.sql<{ patient_id: string; attention: string; asked_at: string | null }[]>`
      select patient_id, attention, asked_at from conversations where id = ${id}`
    if (!found) throw new Error('no conversation')
    return found
  }
  return { id, reply, patient, page, told, row }
}

describe('F-10: no one is left waiting in silence', () => {
  test('interleaving 48: asked at 16:58, the patient is told of tomorrow, may be called instead, and is still first then', async () => {
    const one = await ask(LATE)
    expect(one.reply.text).toContain('It opens on Tuesday, March 3, 2026, 8:00 a.m. Eastern time.')
    expect((await one.page()).attention).toMatchObject({ state: 'called', offers: ['call', 'email', 'cancel'] })
    expect(await tell('2026-03-02T21:59:00.000Z')).toBe(0)
    expect(await tell('2026-03-03T12:59:00.000Z')).toBe(0)
    expect(await tell(TUESDAY)).toBe(1)
    const two = await ask(moveInstant(TUESDAY, MINUTE))
    expect(await one.told()).toEqual([OPENING_TEXTS.openAgain('5:00 p.m. Eastern time')])
    expect(await one.row()).toMatchObject({ attention: 'asked', asked_at: LATE })
    expect(await waitingOrder()).toEqual(await idsOf(one, two))
  })

  test('interleaving 49: a day that closes after the patient was told to come then is told again, once', async () => {
    const one = await ask(LATE)
    await setHours({ days_off: [{ first_day: '2026-03-03', last_day: '2026-03-03' }] })
    expect(await tell('2026-03-02T22:30:00.000Z')).toBe(1)
    expect(await tell('2026-03-02T22:31:00.000Z')).toBe(0)
    expect(await one.told()).toEqual([OPENING_TEXTS.hoursChanged('Wednesday, March 4, 2026, 8:00 a.m. Eastern time')])
    expect(await tell(TUESDAY)).toBe(0)
  })

  test('interleaving 50: when a colleague leaves, the longest wait is first and a new one never jumps', async () => {
    const first = await ask()
    const second = await ask(moveInstant(TEST_NOW, MINUTE))
    const third = await ask(moveInstant(TEST_NOW, 2 * MINUTE))
    await joinConversation(dana, first.id)
    await first.patient('Hello?', moveInstant(TEST_NOW, 3 * MINUTE))
    const fourth = await ask(moveInstant(TEST_NOW, 4 * MINUTE))
    await releaseAbsent({ sql: db.sql, zone: dana.zone, now: moveInstant(TEST_NOW, 3 * MINUTE + RELEASED_AFTER) })
    expect(await waitingOrder()).toEqual(await idsOf(first, second, third, fourth))
  })

  test('interleaving 51: a patient who no longer needs a person leaves the line, and the log keeps it', async () => {
    const one = await ask()
    const reply = await one.patient(LABELS.noPerson)
    expect(reply.text).toContain(OPENING_TEXTS.cancelled)
    const { patient_id, attention, asked_at } = await one.row()
    expect({ attention, asked_at }).toEqual({ attention: 'bot', asked_at: null })
    const [patient] = await db.sql`select need_pcr_help_flag, in_pcr_queue from patients where patient_id = ${patient_id}`
    expect(patient).toEqual({ need_pcr_help_flag: false, in_pcr_queue: false })
    const entries =
      await db.sql`select action from audit_log where patient_id = ${patient_id} and action in ('Need PCR Help', 'Help Cancelled') order by id`
    expect(entries.map(({ action }) => action)).toEqual(['Need PCR Help', 'Help Cancelled'])
    expect(await tell(moveInstant(TEST_NOW, 60 * MINUTE))).toBe(0)
  })

  test('interleaving 52: a call that reached the patient ends the wait in the chat and the call back that was due, together', async () => {
    const one = await ask()
    const { patient_id } = await one.row()
    const calls = async () => {
      const [found] = await db.sql<{ call_state: string; next_call_at: string | null; last: number }[]>`
        select call_state, next_call_at, (select max(id) from contact_attempts a where a.patient_id = p.patient_id) as last
        from patients p where patient_id = ${patient_id}`
      return found
    }
    await recordCall(dana, { patient_id, outcome: 'no-answer', after: 0 })
    expect(await calls()).toMatchObject({ call_state: 'planned', next_call_at: expect.any(String) })
    expect(await one.row()).toMatchObject({ attention: 'asked', asked_at: TEST_NOW })
    const at = { ...dana, now: moveInstant(TEST_NOW, 5 * MINUTE) }
    await recordCall(at, { patient_id, outcome: 'reached', after: (await calls())?.last ?? 0 })
    expect(await one.row()).toMatchObject({ attention: 'bot', asked_at: null })
    expect(await calls()).toMatchObject({ call_state: '', next_call_at: null })
    expect(await tell(moveInstant(TEST_NOW, 60 * MINUTE))).toBe(0)
  })

  test('a call or an email is offered when no one comes in time, and not again once it was chosen', async () => {
    const one = await ask()
    expect(one.reply.text).toContain('Our team is here until 5:00 p.m. Eastern time. I can’t say how long it will take.')
    expect((await one.page()).attention.offers).toEqual(['cancel'])
    expect(await tell(moveInstant(TEST_NOW, 9 * MINUTE))).toBe(0)
    expect(await tell(moveInstant(TEST_NOW, 10 * MINUTE))).toBe(1)
    expect(await one.told()).toEqual([OPENING_TEXTS.noOneFree])
    expect((await one.page()).attention.offers).toEqual(['call', 'email', 'cancel'])
    await one.patient(LABELS.callMe, moveInstant(TEST_NOW, 11 * MINUTE))
    expect((await one.page()).attention.offers).toEqual(['cancel'])
    const [patient] = await db.sql`select system_notes from patients where patient_id = ${(await one.row()).patient_id}`
    expect(patient?.system_notes).toContain('Would rather be called than wait in the chat')
    expect(await tell(moveInstant(TEST_NOW, 40 * MINUTE))).toBe(0)
  })

  test('the evening is told to who still waits, and the reason of each word is an entry without the words', async () => {
    const one = await ask()
    await tell(moveInstant(TEST_NOW, 10 * MINUTE))
    expect(await tell('2026-03-02T22:00:00.000Z')).toBe(1)
    expect((await one.told()).at(-1)).toBe(OPENING_TEXTS.missedToday('Tuesday, March 3, 2026, 8:00 a.m. Eastern time'))
    const entries =
      await db.sql`select description from audit_log where entity_id = ${one.id} and action = 'Waiting Patient Told' order by id`
    expect(entries.map(({ description }) => description)).toEqual([
      'No one came in time; a call or an email was offered',
      'The team has left; told when it opens',
    ])
  })

  test('of two processes that tell at once one does', async () => {
    await ask()
    const now = moveInstant(TEST_NOW, 10 * MINUTE)
    expect((await Promise.all([tell(now), tell(now)])).sort()).toEqual([0, 1])
  })

  test('a patient in danger is told of numbers alone (F-4)', async () => {
    const one = await ask()
    await one.patient('I want to kill myself')
    expect(await tell(moveInstant(TEST_NOW, 60 * MINUTE))).toBe(0)
  })

  test('without hours no time is told, and hours that overlap are refused', async () => {
    await db.sql`delete from settings where key = 'opening_hours'`
    const one = await ask()
    expect(one.reply.text).toContain('I have told our care team')
    expect(one.reply.text).toContain(OPENING_TEXTS.unknown)
    expect(one.reply.text).not.toMatch(/opens|until/)
    const weekly = [HOURS.weekly[0], { weekday: 1, starts: 600, ends: 700 }].filter((time) => time !== undefined)
    await expect(setHours({ weekly })).rejects.toMatchObject({ code: 'hours-overlap' })
  })
})

const idsOf = (...asked: Awaited<ReturnType<typeof ask>>[]) => Promise.all(asked.map(async ({ row }) => (await row()).patient_id))

/** The queue as a manager sees it. */
async function waitingOrder(): Promise<string[]> {
  const shown = { list: 'all', search: '', type: '', who: '', order: 'fair', due: '' } as const
  const { text } = await pageQueue(dana, 'pcr', { ...shown, page: 1, size: 20, layout: 'objects' })
  return (JSON.parse(text) as QueuePage).rows.map(({ patient_id }) => patient_id)
}
