import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { UNDO_SECONDS } from '@clinic/contract/queues'
import type { VisitDecision } from '@clinic/contract/queues/decision'
import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { listLines } from '../../../assistant/chat/attention/list-lines.ts'
import { loadKnowledge } from '../../../assistant/chat/load-knowledge.ts'
import { takeTurn } from '../../../assistant/chat/take-turn.ts'
import { sendReplyEmails } from '../../../assistant/chat/waiting/send-reply-emails.ts'
import { sendDueReminders } from '../../../booking/reminders/send-due-reminders.ts'
import { stopReminders } from '../../../booking/reminders/stop-reminders.ts'
import { later } from '../../../platform/clock.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { openChat } from '../../alarms/alarm.harness.ts'
import { requestFollowUp } from '../../patients/request-follow-up.ts'
import { completeAppointment } from '../../queues/complete-appointment.ts'
import { undo } from '../../queues/undo.ts'
import { askFollowUps } from '../ask-follow-ups.ts'
import { sayVisitMessages } from './say-visit-messages.ts'
import { sendVisitEmails } from './send-visit-emails.ts'

const SECRET = 'a secret for tests'
const ZONE = 'America/Toronto'
const SHOWN = UNDO_SECONDS + 15
const BORN = '1980-05-17'
let db: TestDatabase
let np: Staff
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  np = await buildStaff(db.sql, { first_name: 'Amara', groups: ['nps'], provinces: ['ON'] })
})
afterEach(async () => {
  mails = []
  await db.sql`delete from visit_messages`
  await db.sql`update conversations set last_staff_at = null`
  await db.sql`update patients set patient_active = false`
})
afterAll(() => db.close())

const at = (seconds: number) => ({ sql: db.sql, zone: ZONE, now: later(TEST_NOW, seconds) })
const post = (seconds: number) => ({ ...at(seconds), mailer, brand: 'TCN AI', secret: SECRET, origin: 'https://clinic.example' })
const decide = (id: string, decided: VisitDecision) => completeAppointment(staffContext(db, np), id, decided)
const linesOf = async (conversation_id: string) =>
  (await listLines(nobodyContext(db), { conversation_id, after: 0 }, () => true)).lines.filter(({ mark }) => mark === null)

let made = 0
/** A patient whose visit is over, with an address and without a conversation. */
async function seen(language: 'en' | 'fr' = 'en'): Promise<{ id: string; email: string }> {
  const email = `visit${++made}@mail.example`
  const { patient_id } = await buildPatient(db.sql, {
    ...{ province: 'ON', in_np_queue: true, assigned_np: np.id, email, date_of_birth: BORN, first_name: 'Wilhelmina' },
  })
  await db.sql`update patient_details set language = ${language} where patient_id = ${patient_id}`
  return { id: patient_id, email }
}

/** The same with a conversation that is open. */
async function seenInChat() {
  const ask = await openChat(db)
  const chat = `visit${String(++made).padStart(8, '0')}`
  const first = await ask(chat, '', { query: 'book with tcn' })
  const second = await ask(chat, first.key, { query: 'I want to talk to a person' })
  const email = `visit${made}@mail.example`
  const [row] = await db.sql<{ patient_id: string }[]>`
    update patients p set province = 'ON', in_np_queue = true, entered_np_queue_at = ${TEST_NOW}, assigned_np = ${np.id}, assigned_np_at = ${TEST_NOW}, email = ${email}, date_of_birth = ${BORN}, eligible = true,
      need_pcr_help_flag = false, pcr_help_reason = '', in_pcr_queue = false, entered_pcr_queue_at = null
    from conversations c where c.id = ${chat} and p.patient_id = c.patient_id returning p.patient_id`
  return { id: row?.patient_id ?? '', chat, email, say: (query: string) => ask(chat, second.key, { query }) }
}

/** Comes back to the chat and proves who they are. */
async function comeBack(email: string, seconds: number) {
  const knowledge = await loadKnowledge(nobodyContext(db), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const context = { ...nobodyContext(db), actor: { kind: 'assistant' as const }, knowledge, secret: SECRET, agent: 'a browser', mailer }
  const chat = `visit${String(++made).padStart(8, '0')}`
  let key = ''
  const say = async (query: string) => {
    const reply = await takeTurn({ ...context, now: later(TEST_NOW, seconds) }, { action: 'query', conversation_id: chat, key, query })
    key = reply.key
    return reply
  }
  for (const said of ['book with tcn', 'Renew a medical document', email, '17 May 1980']) await say(said)
  const code = /^\d{6}$/m.exec(mails.findLast(({ to, kind }) => to === email && kind === 'patient code')?.text ?? '')?.[0] ?? ''
  return { chat, found: await say(code), say }
}

describe('what a patient is told of a decision (F-8)', () => {
  test('is written with the completion and is in their open conversation once that can no longer be undone', async () => {
    const { id, chat } = await seenInChat()
    await decide(id, { kind: 'see-again', weeks: 4, reason: 'Watch the heart' })
    const [row] = await db.sql`
      select m.decided_at = p.completed_appointment_at as one, said_at from visit_messages m join patients p using (patient_id) where patient_id = ${id}`
    expect(row).toEqual({ one: true, said_at: null })
    expect(await sayVisitMessages(at(SHOWN - 1))).toBe(0)
    expect(await linesOf(chat)).toEqual([])
    expect((await Promise.all([sayVisitMessages(at(SHOWN)), sayVisitMessages(at(SHOWN))])).sort()).toEqual([0, 1])
    const [line, ...more] = await linesOf(chat)
    expect(more).toEqual([])
    expect(line).toMatchObject({ name: 'Amara', role: 'np' })
    expect(line?.text).toContain('I would like to see you again around Monday, March 30, 2026.')
    expect(line?.text).not.toContain('heart')
    expect(await sayVisitMessages(at(SHOWN + 60))).toBe(0)
    const entries = await db.sql`select action, user_name from audit_log where entity_id = ${chat} and action = 'Visit Message Shown'`
    expect(entries).toEqual([{ action: 'Visit Message Shown', user_name: 'Schedule' }])
  })

  test('is undone with the completion, and the next decision has its own', async () => {
    const { id, chat } = await seenInChat()
    const { undo: step } = await decide(id, { kind: 'decline', reason: 'x' })
    await undo(staffContext(db, np), step?.id ?? 0)
    expect(await sayVisitMessages(at(SHOWN))).toBe(0)
    await completeAppointment(staffContext(db, np, later(TEST_NOW, 40)), id, { kind: 'refer', reason: 'x' })
    expect(await sayVisitMessages(at(40 + SHOWN))).toBe(1)
    expect((await linesOf(chat)).map(({ text }) => text)).toEqual([expect.stringContaining('I would like someone else to look at this')])
  })

  test('a completion whose patient has read it is not undone', async () => {
    const { id } = await seenInChat()
    const { undo: step } = await decide(id, { kind: 'decline', reason: 'x' })
    await sayVisitMessages(at(SHOWN))
    await expect(undo(staffContext(db, np), step?.id ?? 0)).rejects.toMatchObject({ code: 'undo-expired' })
  })

  test('is what the practitioner wrote, or nothing', async () => {
    const [own, none] = [await seenInChat(), await seenInChat()]
    await decide(own.id, { kind: 'decline', reason: 'x', message: 'See you soon, Léa.' })
    await decide(none.id, { kind: 'decline', reason: 'x', message: null })
    await sayVisitMessages(at(SHOWN))
    expect((await linesOf(own.chat)).map(({ text }) => text)).toEqual(['See you soon, Léa.'])
    expect(await linesOf(none.chat)).toEqual([])
    const [entry] = await db.sql`select description from audit_log where patient_id = ${none.id} and action = 'Complete Appointment'`
    expect(entry?.description).toBe('Completed the appointment, decision: decline, without a message to the patient')
    expect(JSON.stringify(await db.sql`select * from audit_log where patient_id = ${own.id}`)).not.toContain('See you soon')
  })

  test('waits while an alarm is open: a patient in danger is told of numbers alone (F-4)', async () => {
    const { id, chat, say } = await seenInChat()
    await decide(id, { kind: 'decline', reason: 'x' })
    await say('I want to kill myself')
    expect(await sayVisitMessages(at(SHOWN))).toBe(0)
    expect(await linesOf(chat)).toEqual([])
  })
})

describe('a patient who is away', () => {
  test('with an open conversation gets the email of other replies', async () => {
    const { id, email } = await seenInChat()
    await decide(id, { kind: 'authorize', grams_per_day: 1.5, months: 12, reason: '' })
    await sayVisitMessages(at(SHOWN))
    expect(await sendVisitEmails(post(SHOWN + 300))).toBe(0)
    expect(await sendReplyEmails(post(SHOWN + 300))).toBe(1)
    expect(mails).toMatchObject([{ to: email, subject: 'A message is waiting for you' }])
  })

  test('without one is emailed that a message waits, in their language, without health, and has it after the code (A-3)', async () => {
    const { id, email } = await seen('fr')
    await decide(id, { kind: 'decline', reason: 'Cœur' })
    expect(await sayVisitMessages(at(SHOWN))).toBe(0)
    expect(await sendVisitEmails(post(SHOWN + 119))).toBe(0)
    expect((await Promise.all([sendVisitEmails(post(SHOWN + 120)), sendVisitEmails(post(SHOWN + 120))])).sort()).toEqual([0, 1])
    expect(await sendVisitEmails(post(SHOWN + 7200))).toBe(0)
    const [mail] = mails
    expect(mail).toMatchObject({ to: email, subject: 'Un message vous attend' })
    expect(mail?.text.replace(mail.unsubscribe ?? '', '')).not.toMatch(/Cœur|Wilhelmina|Amara|document|infirm|cannabis|santé/i)
    expect(mail?.text).not.toContain(id)
    const { chat } = await comeBack(email, 3600)
    const lines = await linesOf(chat)
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ['Amara', expect.stringContaining('je ne vous remettrai pas de document')],
    ])
  })

  test('is not emailed while they are disabled (REQ-617)', async () => {
    const { id } = await seen()
    await decide(id, { kind: 'decline', reason: 'x' })
    await db.sql`update patients set patient_active = false where patient_id = ${id}`
    expect(await sendVisitEmails(post(SHOWN + 120))).toBe(0)
    await db.sql`update patients set patient_active = true where patient_id = ${id}`
    expect(await sendVisitEmails(post(SHOWN + 180))).toBe(1)
  })

  test('may unsubscribe by the link of that email', async () => {
    const { id } = await seen()
    await decide(id, { kind: 'decline', reason: 'x' })
    expect(await sendVisitEmails(post(SHOWN + 120))).toBe(1)
    const key = new URL(mails[0]?.unsubscribe ?? '').searchParams.get('key') ?? ''
    expect(await stopReminders({ ...nobodyContext(db), secret: SECRET }, key)).toMatchObject({ subscribed: false })
    await expect(stopReminders({ ...nobodyContext(db), secret: SECRET }, key.replace('v', 'c'))).rejects.toMatchObject({
      code: 'reminder-link-invalid',
    })
  })

  test('waits for the morning, and one that a server refused is tried again', async () => {
    const { id } = await seen()
    await decide(id, { kind: 'decline', reason: 'x' })
    const refusing = { send: () => Promise.reject(Object.assign(new Error('no'), { code: 'EAUTH' })), close: () => {} }
    expect(await sendVisitEmails({ ...post(SHOWN + 120), mailer: refusing })).toBe(0)
    expect(await sendVisitEmails(post(SHOWN + 400))).toBe(0)
    expect(await sendVisitEmails(post(14 * 3600))).toBe(0)
    expect(await sendVisitEmails(post(25 * 3600))).toBe(1)
  })
})

describe('a follow-up that was asked for at completion', () => {
  const day = (days: number) => ({ sql: db.sql, zone: ZONE, now: `${addDays('2026-03-02', days)}T14:00:00.000Z` })
  const days = (count: number) => count * 86_400

  test('is asked by the assistant a week before its day, once, and emails lead there', async () => {
    const { id, email } = await seen()
    await db.sql`insert into consents (patient_id, conversation_id, version, option, signature, text_hash, given_at, address, agent)
      select ${id}, c.id, '1', 'yes', 'W', 'ab', ${TEST_NOW}, '', '' from conversations c limit 1`
    await decide(id, { kind: 'see-again', weeks: 4, reason: '' })
    expect(await askFollowUps(day(20))).toBe(0)
    expect(await askFollowUps(day(21))).toBe(1)
    expect(await askFollowUps(day(22))).toBe(0)
    expect(await sendDueReminders({ ...post(0), ...day(21) })).toBe(1)
    expect(mails).toMatchObject([{ to: email, kind: 'reminder' }])
    const { found, say } = await comeBack(email, days(21) + 60)
    expect(found.text).toContain('Your nurse practitioner would like to see you again around Monday, March 30, 2026.')
    expect((await say('ok')).text).toContain('a few follow-up questions')
  })

  test('a patient whom staff have asked already stops no one else’s questions', async () => {
    const [asked, other] = [await seen(), await seen()]
    for (const { id } of [asked, other]) await decide(id, { kind: 'see-again', weeks: 4, reason: '' })
    await requestFollowUp(staffContext(db, np), { patient_id: asked.id, requested: true })
    expect(await askFollowUps(day(21))).toBe(2)
    const rows = await db.sql`select from patients where patient_id = ${other.id} and follow_up_questionnaire_required`
    expect(rows).toHaveLength(1)
    expect(await askFollowUps(day(22))).toBe(0)
  })

  test('a planned call is told by the assistant until its day', async () => {
    const { id, email } = await seen()
    await decide(id, { kind: 'call-back', next_on: '2026-03-09', reason: '' })
    expect((await comeBack(email, days(2))).found.text).toContain('Our team will call you around Monday, March 9, 2026.')
    expect((await comeBack(email, days(9))).found.text).not.toContain('will call you')
    expect(await askFollowUps(day(2))).toBe(0)
  })
})
