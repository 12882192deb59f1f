import type { ChatReply } from '@clinic/contract/chat'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { openChat, storedAlarms } from '../../care/alarms/alarm.harness.ts'
import { later } from '../../platform/clock.ts'
import { requestCallBacks } from './request-call-backs.ts'

const PASSIVE = 'I wish I would not wake up'
const DUE = later(TEST_NOW, 180)
let db: TestDatabase
let say: Awaited<ReturnType<typeof openChat>>
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  say = await openChat(db)
})
beforeEach(async () => {
  await db.sql`update conversations set concern_due_at = null, concern_called_at = null`
})
afterAll(() => db.close())

/** Opens a conversation and sends one message after the other, each at the moment given. */
async function talk(id: string, ...messages: (string | [string, string])[]): Promise<ChatReply> {
  let reply = await say(id, '', { query: 'book with tcn' })
  for (const message of messages) {
    const [query, at] = typeof message === 'string' ? [message, TEST_NOW] : message
    reply = await say(id, reply.key, { query }, at)
  }
  return reply
}
const run = (now: string) => requestCallBacks({ sql: db.sql, now, zone: 'America/Toronto' })
const patientOf = async (id: string) => {
  const [row] = await db.sql`
    select p.need_pcr_help_flag, p.urgent_reason, p.in_pcr_queue, p.system_notes from conversations c join patients p using (patient_id) where c.id = ${id}`
  return row ?? null
}

describe('the question about safety without an answer (F-5)', () => {
  test('asks staff to call back after three minutes, once, without an alarm, and with its entries', async () => {
    await talk('concern00001', PASSIVE)
    expect(await run(later(TEST_NOW, 179))).toBe(0)
    expect(await patientOf('concern00001')).toBeNull()
    expect(await run(DUE)).toBe(1)
    expect(await patientOf('concern00001')).toMatchObject({
      ...{ need_pcr_help_flag: true, urgent_reason: '', in_pcr_queue: true },
      system_notes: expect.stringMatching(/^No answer within 3 minutes to the question about safety, at greeting: call back today/),
    })
    expect(await storedAlarms(db.sql, 'concern00001')).toEqual([])
    const entries = await db.sql`
      select action, description, user_name from audit_log where user_name = 'Schedule' and patient_id = (select patient_id from conversations where id = 'concern00001') order by action`
    expect(entries).toEqual([
      { action: 'Crisis Words Noticed', description: 'no answer in time', user_name: 'Schedule' },
      { action: 'Need PCR Help', description: 'The question about safety was not answered', user_name: 'Schedule' },
    ])
    expect(await run(later(DUE, 3600))).toBe(0)
  })

  test('is counted from the first time it was asked, although the page was opened again', async () => {
    await talk('concern00002', PASSIVE, ['book with tcn', later(TEST_NOW, 120)], ['ok', later(TEST_NOW, 150)])
    expect(await run(DUE)).toBe(1)
  })

  test.each([
    ['no', 'no'],
    ['yes', 'yes'],
    ['a person', 'Talk to a person'],
    ['words that are neither', 'my sister makes good soup'],
  ])('is over with %s', async (_, answer) => {
    const id = `concernover-${answer.slice(0, 4)}`
    await talk(id, PASSIVE, [answer, later(TEST_NOW, 100)])
    expect(await run(DUE)).toBe(0)
  })

  test('still takes a late answer: yes is acute, no continues, and the request for a call stays', async () => {
    for (const [id, answer] of [
      ['concernlate1', 'yes'],
      ['concernlate2', 'no'],
    ] as const) {
      const { key } = await talk(id, PASSIVE)
      expect(await run(DUE)).toBe(1)
      const reply = await say(id, key, { query: answer }, later(DUE, 60))
      expect(reply.ACTION === 'CRISIS').toBe(answer === 'yes')
      expect(await patientOf(id)).toMatchObject({ need_pcr_help_flag: true, in_pcr_queue: true })
    }
  })

  test('asked again later has a timer of its own', async () => {
    const again = later(DUE, 600)
    await talk('concernagain', PASSIVE, ['no', later(TEST_NOW, 60)], ['everyone would be better off without me', again])
    expect(await run(later(again, 179))).toBe(0)
    expect(await run(later(again, 180))).toBe(1)
  })

  test('is asked for once by two processes at the same moment, and by one after a restart', async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `concernmany${at}`)
    for (const id of ids) await talk(id, PASSIVE)
    const counts = await Promise.all([run(DUE), run(DUE), run(DUE)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length)
    for (const id of ids) expect((await patientOf(id))?.system_notes.match(/No answer/g)).toHaveLength(1)
  })

  test('an answer that arrives while the timer runs out leaves one outcome, never both lost', async () => {
    const { key } = await talk('concernrace1', PASSIVE)
    const [count, reply] = await Promise.all([run(DUE), say('concernrace1', key, { query: 'yes' }, DUE)])
    expect(reply.ACTION).toBe('CRISIS')
    expect(count).toBeLessThanOrEqual(1)
    expect(await storedAlarms(db.sql, 'concernrace1')).toHaveLength(1)
    expect(await run(later(DUE, 60))).toBe(0)
  })

  test('left behind by a process that does not know the timer asks for nothing', async () => {
    await talk('concernold01', PASSIVE, ['no', later(TEST_NOW, 60)])
    await db.sql`update conversations set concern_due_at = ${DUE} where id = 'concernold01'`
    expect(await run(DUE)).toBe(0)
    expect(await db.sql`select concern_due_at from conversations where id = 'concernold01'`).toEqual([{ concern_due_at: null }])
  })
})
