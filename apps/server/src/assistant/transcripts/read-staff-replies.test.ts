import { ABSENT_AFTER, RELEASED_AFTER, RETURNED_AFTER } from '@clinic/core/chat/attention/attend'
import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { openChat } from '../../care/alarms/alarm.harness.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { handBackConversation } from '../chat/attention/hand-back-conversation.ts'
import { joinConversation } from '../chat/attention/join-conversation.ts'
import { readLiveConversation } from '../chat/attention/read-live-conversation.ts'
import { releaseAbsent } from '../chat/attention/release-absent.ts'
import { sayInConversation } from '../chat/attention/say-in-conversation.ts'
import { readStaffReplies } from './read-staff-replies.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const PERSON = 'I want to talk to a person'

let db: TestDatabase
let ask: Awaited<ReturnType<typeof openChat>>
let dana: StaffContext
const after = (seconds: number) => moveInstant(TEST_NOW, seconds * 1000)

beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  ask = await openChat(db)
  dana = staffContext(db, await buildStaff(db.sql, { first_name: 'Dana', last_name: 'Whitfield', groups: ['admins'] }))
})
afterAll(() => db.close())

/** A conversation that begins `start` seconds after the tests’ time; moments are seconds after its beginning. */
async function begin(id: string, start: number) {
  const at = (seconds: number): StaffContext => ({ ...dana, now: after(start + seconds) })
  let last = await ask(id, '', { query: 'book with tcn' }, after(start))
  const patient = async (query: string, seconds = 0) => {
    last = await ask(id, last.key, { query }, after(start + seconds))
    return last
  }
  await patient('New Patient Intake')
  let lines = 0
  const seen = async () => (await readLiveConversation(dana, id)).turn
  return {
    patient,
    join: (seconds: number) => joinConversation(at(seconds), id),
    say: async (seconds: number) =>
      sayInConversation(at(seconds), id, { text: 'Hello', client_id: `line-${id}-${++lines}`, turn: await seen() }),
    handBack: async (seconds: number, to: 'assistant' | 'queue' = 'assistant') =>
      handBackConversation(at(seconds), id, { to, turn: await seen() }),
    release: (ms: number) => releaseAbsent({ sql: db.sql, zone: dana.zone, now: moveInstant(after(start), ms) }),
  }
}

const read = (context: StaffContext, days: '7' | '30' | '90' = '7') => readStaffReplies(context, { days })
const manager = async (group: 'admins' | 'npManagers' | 'pcrManagers') => staffContext(db, await buildStaff(db.sql, { groups: [group] }))

test('F-11: a clinic in which no one asked for a person has no figures', async () => {
  const { waiting, replies, handBacks } = await read(dana)
  expect(waiting).toEqual({ total: 0, rows: [] })
  expect(replies).toEqual({ requests: 0, answered: 0, median_seconds: null, p90_seconds: null, worst_seconds: null })
  expect(handBacks).toEqual({ to_assistant: 0, to_next: 0, absent_unanswered: 0, absent_quiet: 0 })
})

describe('F-11: the replies of staff', () => {
  beforeAll(async () => {
    // Someone joins and stays silent: once the patient waits, once both are quiet.
    const absent = await begin('absent000001', -6 * HOUR)
    await absent.patient(PERSON)
    await absent.join(60)
    await absent.patient('Are you there?', 60)
    await absent.release(60_000 + ABSENT_AFTER)
    await absent.release(60_000 + RELEASED_AFTER)
    const quiet = await begin('quiet0000001', -5 * HOUR)
    await quiet.join(0)
    await quiet.release(RETURNED_AFTER)

    for (const [id, seconds] of [['first0000001', 60] as const, ['second000001', 120] as const]) {
      const one = await begin(id, -3 * HOUR)
      await one.patient(PERSON)
      await one.patient(PERSON, 30)
      await one.say(seconds)
      await one.say(seconds + 10)
    }
    const twice = await begin('twice0000001', -2 * HOUR)
    await twice.patient(PERSON)
    await twice.join(300)
    await twice.say(600)
    await twice.handBack(700)
    await twice.patient(PERSON, 1000)
    await twice.say(1300)

    const unasked = await begin('unasked00001', -2 * HOUR)
    await unasked.say(10)
    await unasked.patient(PERSON, 20)
    await unasked.say(30)
    const left = await begin('left00000001', -HOUR)
    await left.join(0)
    await left.handBack(60, 'queue')

    const halfway = await begin('halfway00001', -30 * 60)
    await halfway.patient(PERSON)
    await halfway.say(30)
    await halfway.patient('And now?', 300)
    const unseen = await begin('unseen000001', -20 * 60)
    await unseen.patient(PERSON)
    const closed = await begin('closed000001', -20 * 60)
    await closed.patient(PERSON)
    await closed.patient('stop', 10)

    const old = await begin('old000000001', -20 * DAY)
    await old.patient(PERSON)
    await old.say(5000)
    await old.handBack(5100)
    const forgotten = await begin('forgotten001', -20 * DAY)
    await forgotten.patient(PERSON)
  })

  test('are measured from the request to the first words of a person, joining aside', async () => {
    const { startDate, endDate, replies } = await read(dana)
    expect([startDate, endDate]).toEqual(['2026-02-24', '2026-03-02'])
    // 30, 60, 120, 300 and 600 seconds; three more requests without a reply.
    expect(replies).toEqual({ requests: 8, answered: 5, median_seconds: 120, p90_seconds: 480, worst_seconds: 600 })
    const month = await read(dana, '30')
    expect(month.startDate).toBe('2026-02-01')
    expect(month.replies).toMatchObject({ requests: 10, answered: 6, worst_seconds: 5000 })
  })

  test('count hand-backs by a person and by absence apart', async () => {
    expect((await read(dana)).handBacks).toEqual({ to_assistant: 1, to_next: 1, absent_unanswered: 1, absent_quiet: 1 })
    expect((await read(dana, '90')).handBacks).toMatchObject({ to_assistant: 2, absent_unanswered: 1 })
  })

  test('list who waits now, the longest wait first, with who has joined and not answered', async () => {
    const { waiting } = await read(dana)
    expect(waiting.total).toBe(5)
    expect(waiting.rows.map(({ id, holder, seconds }) => [id, holder, seconds])).toEqual([
      ['forgotten001', null, 20 * DAY],
      ['absent000001', null, 6 * HOUR],
      ['left00000001', null, HOUR],
      ['halfway00001', 'Dana Whitfield', 25 * 60],
      ['unseen000001', null, 20 * 60],
    ])
    expect(waiting.rows.map(({ minute }) => minute).slice(0, 2)).toEqual(['2026-02-10 10:00', '2026-03-02 04:00'])
  })

  test('a request that staff have dealt with outside the chat waits until the patient has been silent for a day', async () => {
    await db.sql`
      update patients set need_pcr_help_flag = false, pcr_help_reason = ''
      where patient_id in (select patient_id from conversations where id in ('forgotten001', 'unseen000001'))`
    const ids = (await read(dana)).waiting.rows.map(({ id }) => id)
    expect(ids).not.toContain('forgotten001')
    expect(ids).toContain('unseen000001')
  })

  test('name a patient only where the reader may open the record (A-16)', async () => {
    await db.sql`
      update patients set first_name = 'Ada', last_name = 'Lund'
      where patient_id = (select patient_id from conversations where id = 'unseen000001')`
    const rowFor = async (context: StaffContext) => (await read(context)).waiting.rows.find(({ id }) => id === 'unseen000001')
    expect(await rowFor(await manager('pcrManagers'))).toMatchObject({ name: 'Ada Lund', patient_id: expect.any(String), readable: true })
    const np = await manager('npManagers')
    expect(await rowFor(np)).toMatchObject({ name: null, patient_id: null, readable: false })
    expect((await read(np)).replies).toEqual((await read(dana)).replies)
  })

  test('the reading is an entry', async () => {
    await read(dana, '30')
    const [entry] = await db.sql`select action, description from audit_log where user_id = ${dana.staff.id} order by id desc limit 1`
    expect(entry).toEqual({
      action: 'Read Report',
      description: 'Read how long patients waited for a person from 2026-02-01 to 2026-03-02',
    })
  })
})
