import { moveInstant } from '@clinic/core/shared/instants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { stopReminders } from '../../../booking/reminders/stop-reminders.ts'
import { openChat } from '../../../care/alarms/alarm.harness.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, RECORDED_AS_TURN } from '../../../platform/db/change.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { carryAttention } from '../attention/carry-attention.ts'
import { listLines } from '../attention/list-lines.ts'
import { sayInConversation } from '../attention/say-in-conversation.ts'
import { sendReplyEmails } from './send-reply-emails.ts'

const MINUTE = 60_000
const SECRET = 'a secret for tests'
let db: TestDatabase
let dana: StaffContext
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  dana = staffContext(db, await buildStaff(db.sql, { first_name: 'Dana', last_name: 'Whitfield', groups: ['admins'] }))
})
afterEach(async () => {
  mails = []
  await db.sql`delete from reply_emails`
  await db.sql`delete from unsubscribed_patients`
  await db.sql`update conversations set last_staff_at = null`
})
afterAll(() => db.close())

const at = (minutes: number) => moveInstant(TEST_NOW, minutes * MINUTE)
const send = (minutes: number) =>
  sendReplyEmails({
    ...{ sql: db.sql, zone: dana.zone, now: at(minutes), mailer, brand: 'TCN AI', secret: SECRET, origin: 'https://clinic.example' },
  })

let chats = 0
/** A conversation of a patient with an address, in which Dana wrote. */
async function answered(province = 'ON') {
  const ask = await openChat(db)
  const id = `reply${String(++chats).padStart(7, '0')}`
  const first = await ask(id, '', { query: 'book with tcn' })
  await ask(id, first.key, { query: 'I want to talk to a person' })
  const email = `patient${chats}@mail.example`
  const [row] = await db.sql<{ patient_id: string }[]>`
    update patients p set email = ${email}, date_of_birth = '1980-02-03', first_name = 'Wilhelmina', province = ${province}
    from conversations c where c.id = ${id} and p.patient_id = c.patient_id returning p.patient_id`
  if (!row) throw new Error('no patient')
  const say = (text: string, minutes = 0) =>
    sayInConversation({ ...dana, now: at(minutes) }, id, { text, client_id: `reply-${id}-${text.length}`, turn: 2 })
  await say('About your prescription')
  return {
    id,
    email,
    patient_id: row.patient_id,
    say,
    page: (after: number) => listLines(dana, { conversation_id: id, after }, () => true),
  }
}

describe('F-11: a message of staff after the page was closed', () => {
  test('is announced by an email that says nothing of health, the clinic or who wrote, with a link that needs a code (A-3)', async () => {
    const { id, email, patient_id } = await answered()
    expect(await send(1.9)).toBe(0)
    expect(await send(2)).toBe(1)
    const [mail] = mails
    expect(mail).toMatchObject({ to: email, subject: 'A message is waiting for you' })
    expect(mail?.text).toContain('https://clinic.example/coachchat?back=1')
    expect(mail?.text.replace(mail.unsubscribe ?? '', '')).not.toMatch(
      /prescription|Dana|Wilhelmina|clinic kind|cannabis|nurse|health|medic/i,
    )
    expect(mail?.text).not.toContain(patient_id)
    expect(mail?.text).not.toContain(id)
    const [entry] = await db.sql`select action, description, user_name from audit_log where entity_id = ${id} and action like 'Reply Mail%'`
    expect(entry).toEqual({
      action: 'Reply Mail Sent',
      description: 'Emailed the patient that a message waits in the chat',
      user_name: 'Schedule',
    })
  })

  test('is not emailed where the page has it, nor twice, and at most once in half an hour', async () => {
    const { say, page } = await answered()
    await page(2)
    expect(await send(5)).toBe(0)
    await say('One more thing', 6)
    expect(await send(8)).toBe(1)
    expect(await send(60)).toBe(0)
    await say('And another thing for you', 20)
    expect(await send(37.9)).toBe(0)
    expect(await send(38)).toBe(1)
  })

  test('waits for the morning of the patient in the quiet hours', async () => {
    const { say } = await answered('BC')
    const night = 14 * 60
    await say('Good evening', night)
    expect(await send(night + 2)).toBe(0)
    expect(await send(25 * 60 - 1)).toBe(0)
    expect(await send(25 * 60)).toBe(1)
  })

  test('is not emailed to who unsubscribed by the link of such an email', async () => {
    const { say } = await answered()
    expect(await send(2)).toBe(1)
    const key = new URL(mails[0]?.unsubscribe ?? '').searchParams.get('key') ?? ''
    expect(await stopReminders({ ...nobodyContext(db), secret: SECRET }, key)).toMatchObject({ subscribed: false })
    await say('Are you there?', 40)
    expect(await send(45)).toBe(0)
    await expect(stopReminders({ ...nobodyContext(db), secret: SECRET }, `${key}x`)).rejects.toMatchObject({
      code: 'reminder-link-invalid',
    })
  })

  test('is not emailed to a disabled patient, and is once they are enabled (REQ-617)', async () => {
    const { patient_id } = await answered()
    await db.sql`update patients set patient_active = false where patient_id = ${patient_id}`
    expect(await send(5)).toBe(0)
    await db.sql`update patients set patient_active = true where patient_id = ${patient_id}`
    expect(await send(6)).toBe(1)
  })

  test('is not emailed to a patient who could not prove who they are', async () => {
    const { patient_id } = await answered()
    await db.sql`update patients set date_of_birth = null where patient_id = ${patient_id}`
    expect(await send(5)).toBe(0)
  })

  test('of two processes one sends; one that a server refused is tried again', async () => {
    await answered()
    expect((await Promise.all([send(2), send(2)])).sort()).toEqual([0, 1])
    await answered()
    const refusing = { ...mailer, send: () => Promise.reject(Object.assign(new Error('no'), { code: 'EAUTH' })) }
    const post = { sql: db.sql, zone: dana.zone, mailer: refusing, brand: 'TCN AI', secret: SECRET, origin: 'https://clinic.example' }
    expect(await sendReplyEmails({ ...post, now: at(2) })).toBe(0)
    expect(await send(6)).toBe(0)
    expect(await send(7)).toBe(1)
  })

  test('interleaving 34: comes along, with who has the conversation, to the one in which the patient proved who they are', async () => {
    const { id, patient_id } = await answered()
    const ask = await openChat(db)
    const fresh = `fresh${String(chats).padStart(7, '0')}`
    await ask(fresh, '', { query: 'book with tcn' })
    const lines = (conversation_id: string) => listLines(dana, { conversation_id, after: 0 }, () => true)
    expect((await lines(fresh)).lines).toEqual([])
    await change({ ...nobodyContext(db), actor: { kind: 'assistant' } }, async (tx) => {
      await carryAttention(tx, { conversation_id: fresh, patient_id })
      return { result: null, audit: RECORDED_AS_TURN }
    })
    const carried = await lines(fresh)
    expect(carried.lines.map(({ name, mark, text }) => [name, mark, text])).toEqual([
      ['Dana', 'joined', ''],
      ['Dana', null, 'About your prescription'],
    ])
    expect(carried.attention).toMatchObject({ state: 'held', name: 'Dana' })
    expect((await lines(id)).attention.state).toBe('bot')
    expect(await send(10)).toBe(0)
  })
})
