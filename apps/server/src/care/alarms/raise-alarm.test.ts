import { readFile } from 'node:fs/promises'
import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, RENEE } from '@clinic/testing/chat-patient'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildPatient, buildStaff, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { later } from '../../platform/clock.ts'
import { listenForEvents, type Notice } from '../../platform/events.ts'
import { buildAlarm, openChat, storedAlarms } from './alarm.harness.ts'

let db: TestDatabase
let say: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  say = await openChat(db)
})
afterAll(() => db.close())

const linesOf = async (id: number) =>
  (await db.sql<{ kind: string; words: string }[]>`select kind, words from crisis_alarm_lines where alarm_id = ${id} order by id`).map(
    ({ kind, words }) => (kind === 'released' ? `released: ${words}` : words),
  )
const entriesOf = (id: number) => db.sql`
  select action, description, user_name, patient_id from audit_log where entity_kind = 'alarm' and entity_id = ${String(id)} order by id`

/** Opens a conversation and sends one message after the other. */
async function talk(id: string, ...messages: string[]): Promise<ChatReply> {
  let reply = await say(id, '', { query: 'book with tcn' })
  for (const query of messages) reply = await say(id, reply.key, { query })
  return reply
}

describe('words of a crisis in the chat (F-4, D-6)', () => {
  test('raise an alarm in the turn, of a person whose name is not known yet, with what they said and were told, and its entry', async () => {
    const notices: (Notice | 'lost')[] = []
    const events = await listenForEvents(db.sql)
    events.subscribe((notice) => notices.push(notice))
    const reply = await talk('alarm0000001', 'I want to kill myself')
    expect(reply.ACTION).toBe('CRISIS')
    const [alarm, ...more] = await storedAlarms(db.sql, 'alarm0000001')
    expect(more).toEqual([])
    expect(alarm).toMatchObject({ kind: 'suicide', source: 'rule', episode: 1, words: 'I want to kill myself', closed_at: null })
    expect(alarm?.told).toBe(reply.text)
    expect(await entriesOf(alarm?.id ?? 0)).toEqual([
      { action: 'Alarm Raised', description: 'suicide, found by rule', user_name: 'AI Assistant', patient_id: alarm?.patient_id },
    ])
    expect(reply.AUDITLOG).not.toContain('Alarm Raised')
    await expect.poll(() => notices.filter((notice) => notice !== 'lost' && notice.kind === 'alarm')).toHaveLength(1)
    await events.close()
  })

  test('are encrypted in the database', async () => {
    await talk('alarm0000002', 'I want to kill myself tonight')
    const [row] =
      await db.sql`select (words).value as words, (told).value as told from crisis_alarms where conversation_id = 'alarm0000002'`
    expect(row).toEqual({ words: expect.stringMatching(/^v1\./), told: expect.stringMatching(/^v1\./) })
  })

  test('and everything said while the card is shown go to the same alarm; a second crisis is a second alarm', async () => {
    const id = 'alarm0000003'
    await talk(id, 'I want to kill myself', 'my sister is on her way', 'I took 40 pills', 'ok', 'no', 'I want to kill myself')
    const [first, second, ...more] = await storedAlarms(db.sql, id)
    expect(more).toEqual([])
    expect(first).toMatchObject({ episode: 1, words: 'I want to kill myself', closed_at: null })
    expect(await linesOf(first?.id ?? 0)).toEqual(['my sister is on her way', 'I took 40 pills', 'released: no'])
    expect(first?.released_at).not.toBeNull()
    expect(second).toMatchObject({ episode: 2, kind: 'suicide', closed_at: null })
    expect(await linesOf(second?.id ?? 0)).toEqual([])
  })

  test('sent twice at once raise one alarm', async () => {
    const { key } = await talk('alarm0000004')
    const both = await Promise.allSettled(
      ['I want to kill myself', 'I will end my life tonight'].map((query) => say('alarm0000004', key, { query })),
    )
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await storedAlarms(db.sql, 'alarm0000004')).toHaveLength(1)
    const same = await talk('alarm0000005')
    await Promise.allSettled([1, 2, 3].map(() => say('alarm0000005', same.key, { query: 'I want to kill myself' })))
    expect(await storedAlarms(db.sql, 'alarm0000005')).toHaveLength(1)
  })

  test('raise a new alarm where staff have closed the earlier one, although the card is still shown', async () => {
    const reply = await talk('alarm0000006', 'I want to kill myself')
    const { id: closer } = await buildStaff(db.sql)
    await db.sql`
      update crisis_alarms set closed_at = ${TEST_NOW}, closed_by = ${closer}, outcome = 'reached-safe', next_step = ${'none'}
      where conversation_id = 'alarm0000006'`
    await say('alarm0000006', reply.key, { query: 'I want to kill myself' })
    expect((await storedAlarms(db.sql, 'alarm0000006')).map(({ closed_at }) => closed_at === null)).toEqual([false, true])
  })

  test('leave the patient with the alarm once they say who they are', async () => {
    const id = 'alarm0000007'
    let reply = await talk(id, 'I want to kill myself', 'ok', 'no')
    const [alarm] = await storedAlarms(db.sql, id)
    for (let turn = 0; turn < 8 && reply.ACTION !== 'BEGINQUESTIONNAIRES'; turn += 1) {
      const message = nextMessage(reply, RENEE)
      if (!message || reply.ACTION.startsWith('OPENQUESTION')) break
      reply = await say(id, reply.key, message)
    }
    const [named] = await db.sql`select first_name from patients where patient_id = ${alarm?.patient_id ?? ''}`
    expect(named).toEqual({ first_name: 'Renée' })
    expect(await storedAlarms(db.sql, id)).toEqual([expect.objectContaining({ id: alarm?.id, closed_at: null })])
  })
})

test('an open alarm cannot be deleted, and a closed one cannot be reopened, not even by SQL', async () => {
  const { patient_id } = await buildPatient(db.sql)
  const id = await buildAlarm(db.sql, patient_id)
  await expect(db.sql`delete from crisis_alarms where id = ${id}`).rejects.toMatchObject({ code: '23001' })
  await db.sql`delete from patient_details where patient_id = ${patient_id}`
  await db.sql`delete from patient_records where patient_id = ${patient_id}`
  await db.sql`delete from patients where patient_id = ${patient_id}`
  const [alarm] = await db.sql`select patient_id, closed_at from crisis_alarms where id = ${id}`
  expect(alarm).toEqual({ patient_id: null, closed_at: null })
  const { id: closer } = await buildStaff(db.sql)
  await db.sql`
    update crisis_alarms set closed_at = ${later(TEST_NOW, 60)}, closed_by = ${closer}, outcome = 'left-message', next_step = ${'Call again'}
    where id = ${id}`
  await expect(
    db.sql`update crisis_alarms set closed_at = null, closed_by = null, outcome = null, next_step = null where id = ${id}`,
  ).rejects.toMatchObject({ code: '23001' })
})

test('urgent requests that were open before become alarms; suspicions, red flags and ordinary ones do not', async () => {
  await db.sql`update patients set need_pcr_help_flag = false, pcr_help_reason = '' where need_pcr_help_flag`
  const open = { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
  const make = async (urgent_reason: string, system_notes = '') =>
    (await buildPatient(db.sql, { ...open, urgent_reason: urgent_reason as 'suicide', system_notes })).patient_id
  const ids = [
    await make('suicide'),
    await make('overdose', 'Overdose told by phone'),
    await make('red-flag'),
    await make('suspected-crisis'),
    await make(''),
  ]
  await db.sql`
    insert into conversations (id, patient_id, state, started_at, last_turn_at) values ('before000001', ${ids[0] ?? ''}, row('{}'), ${TEST_NOW}, ${TEST_NOW})`
  const text = await readFile(new URL('../../../migrations/0040-crisis-alarms.sql', import.meta.url), 'utf8')
  await db.sql.unsafe(/^insert into crisis_alarms[^;]*;/m.exec(text)?.[0] ?? '')
  const alarms = await Promise.all(ids.map((id) => storedAlarms(db.sql, id)))
  expect(alarms.map((found) => found.map(({ kind, source, episode }) => ({ kind, source, episode })))).toEqual([
    [{ kind: 'suicide', source: 'rule', episode: 1 }],
    [{ kind: 'overdose', source: 'phone', episode: null }],
    ...[[], [], []],
  ])
})
