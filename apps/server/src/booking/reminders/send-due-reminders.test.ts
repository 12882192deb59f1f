import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@clinic/core/shared/dates'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STARTERS } from '../../../content/starters.ts'
import { buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { publishApproved } from '../../../test/publish-approved.ts'
import { requestFollowUp } from '../../care/patients/request-follow-up.ts'
import { later } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { type Mailer, openMailer } from '../../platform/mail/mail.ts'
import { buildBooked, buildNp, clearBooking, SECRET, ZONE } from '../booked.harness.ts'
import { buildReminded, clearReminders, giveConsent } from '../reminded.harness.ts'
import { makeReminderToken } from './make-reminder-token.ts'
import { planDueReminders } from './plan-due-reminders.ts'
import { sendDueReminders } from './send-due-reminders.ts'

const DAY = 86_400
const TODAY = '2026-03-02'
const MAIL_FROM = 'TCN AI <no-reply@clinic.example>'
const POST = { brand: 'TCN AI', origin: 'https://clinic.example', secret: SECRET, zone: ZONE }

let database: TestDatabase
let folder: string
let files: Mailer
beforeAll(async () => {
  database = await openTestDatabase({ connections: 12 })
  await publishApproved(database.sql, STARTERS)
})
beforeEach(async () => {
  await clearReminders(database.sql)
  await clearBooking(database.sql)
  folder = await mkdtemp(join(tmpdir(), 'clinic-mail-'))
  files = openMailer({ MAIL_FROM, DATA_DIR: folder, SMTP_URL: undefined })
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(() => database.close())

const plan = (now = TEST_NOW, more: object = {}) => planDueReminders({ sql: database.sql, now, zone: ZONE, ...more })
const send = (now = TEST_NOW, mailer = files, sql = database.sql) => sendDueReminders({ ...POST, sql, now, mailer })
const run = async (now = TEST_NOW) => {
  await plan(now)
  return send(now)
}
async function mails(): Promise<string[]> {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.sort().map((name) => readFile(join(folder, 'mail', name), 'utf8')))
}
const rows = (patient_id: string) =>
  database.sql<{ id: number; kind: string; due_on: string; days: number; sent: boolean; passed_over: string | null }[]>`
    select id, kind, due_on, days, sent_at is not null as sent, passed_over from patient_reminders where patient_id = ${patient_id} order by kind, due_on, days`
const whyOf = async (patient_id: string) => (await rows(patient_id)).at(-1)?.passed_over
const entriesOf = (patient_id: string) =>
  database.sql<{ action: string; description: string; user_name: string; additional_info: string }[]>`
    select action, description, user_name, additional_info from audit_log where patient_id = ${patient_id} order by id`

describe('a reminder (E-7)', () => {
  test('is sent once, with a link and an unsubscribe link, without a reason, and audited', async () => {
    const { patient_id, email } = await buildReminded(database.sql, { renewsIn: 7, first_name: 'Wilhelmina', appointment_type: 'Renewal' })
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    expect(await run(later(TEST_NOW, 3600))).toBe(0)
    const [mail = '', ...others] = await mails()
    expect(others).toEqual([])
    const [{ id } = { id: 0 }] = (await rows(patient_id)).filter(({ sent }) => sent)
    const out = `https://clinic.example/unsubscribe?key=${makeReminderToken(SECRET, id)}`
    expect(mail).toContain(`To: ${email}\n`)
    expect(mail).toContain('Subject: A message from your clinic\n')
    expect(mail).toContain('\nhttps://clinic.example/coachchat?back=1\n')
    expect(mail).toContain(`\n${out}\n`)
    expect(mail).toContain(`List-Unsubscribe: <${out}>\n`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
    expect(mail.replaceAll(out, '')).not.toMatch(/Wilhelmina|renew|cannabis|medic|questionnaire|health|Example\d/i)
    expect(mail).not.toContain(patient_id)
    expect(await entriesOf(patient_id)).toEqual([
      {
        action: 'Reminder Sent',
        description: 'Mailed a reminder: renewal date 2026-03-09, 7 days before',
        user_name: 'Schedule',
        additional_info: '',
      },
    ])
  })

  test('is sent one at a time: the newest due, older ones skipped, each once over the months', async () => {
    const { patient_id } = await buildReminded(database.sql, { renewsIn: 20 })
    const sent: string[] = []
    // The days on which reminders fall due, and their neighbours.
    for (const day of [0, 5, 6, 7, 12, 13, 14, 18, 19, 20, 21, 26, 27, 28, 49, 50, 51, 58]) {
      const now = later(TEST_NOW, day * DAY)
      for (let left = await run(now); left > 0; left -= 1) sent.push(addDays(TODAY, day))
    }
    // The 30-day reminder fell due ten days before the first of these days: too late to send.
    expect(sent).toEqual([14, 7, 1, 0, -7, -30].map((before) => addDays(TODAY, 20 - before)))
    const found = await rows(patient_id)
    expect(found.map(({ days, passed_over }) => [days, passed_over])).toEqual([
      [-60, 'newer'],
      [-30, 'newer'],
      [-14, null],
      [-7, null],
      [-1, null],
      [0, null],
      [7, null],
      [30, null],
    ])
  })

  test('missed during downtime is caught up on with one email, not eight', async () => {
    const { patient_id } = await buildReminded(database.sql, { renewsIn: 60 })
    await plan()
    expect(await run(later(TEST_NOW, 70 * DAY))).toBe(1)
    const found = await rows(patient_id)
    expect(found.map(({ days, sent, passed_over }) => [days, sent, passed_over])).toEqual([
      ...[-60, -30, -14, -7, -1, 0].map((days) => [days, false, 'newer']),
      [7, true, null],
    ])
  })

  test('follows an unfinished questionnaire after one, three and seven days', async () => {
    const begun = { questionnaire_in_progress: true, questionnaire_started_at: later(TEST_NOW, -DAY) }
    const { patient_id } = await buildReminded(database.sql, begun)
    const sent = []
    for (let day = 0; day < 8; day += 1) sent.push(await run(later(TEST_NOW, day * DAY)))
    expect(sent.flatMap((count, day) => (count > 0 ? [day + 1] : []))).toEqual([1, 3, 7])
    expect((await entriesOf(patient_id))[0]?.description).toBe('Mailed a reminder: questionnaire begun on 2026-03-01, 1 day after')
  })

  test('waits for the morning in the time zone of the patient’s province', async () => {
    // 22:00 in Vancouver, 01:00 in Toronto.
    const night = '2026-03-03T06:00:00.000Z'
    await buildReminded(database.sql, { renewsIn: 8, province: 'BC' })
    await buildReminded(database.sql, { renewsIn: 8, province: 'NL' })
    await buildReminded(database.sql, { renewsIn: 8, province: null })
    expect(await run(night)).toBe(0)
    expect(await send('2026-03-03T11:29:59.000Z')).toBe(0)
    expect(await send('2026-03-03T11:30:00.000Z')).toBe(1)
    expect(await send('2026-03-03T13:00:00.000Z')).toBe(1)
    expect(await send('2026-03-03T15:59:59.000Z')).toBe(0)
    expect(await send('2026-03-03T16:00:00.000Z')).toBe(1)
  })

  test('planned by day and sent late waits for the next morning', async () => {
    await buildReminded(database.sql, { renewsIn: 7 })
    await plan()
    expect(await send('2026-03-03T03:00:00.000Z')).toBe(0)
    expect(await send('2026-03-03T12:59:59.000Z')).toBe(0)
    expect(await send('2026-03-03T13:00:00.000Z')).toBe(1)
  })

  test('is in the language that the patient last read the chat in (F-14)', async () => {
    await buildReminded(database.sql, { renewsIn: 7, language: 'en' })
    await run()
    await buildReminded(database.sql, { renewsIn: 8, language: 'fr' })
    await run(later(TEST_NOW, DAY))
    const [english, french] = await mails()
    expect(english).toContain('Subject: A message from your clinic')
    expect(french).toContain('Subject: Un message de votre clinique')
    expect(french).toContain('\nhttps://clinic.example/coachchat?lang=fr&back=1\n')
    expect(french).not.toMatch(/\b(the|your|you|renouvel\w+|cannabis|questionnaire)\b/i)
  })
})

describe('a follow-up that is requested (REQ-142)', () => {
  const request = async (patient_id: string, requested = true, now = TEST_NOW) =>
    requestFollowUp({ ...staffContext(database, await buildStaff(database.sql, { groups: ['admins'] })), now }, { patient_id, requested })

  test('is emailed at once, after three and after seven days, until it is answered', async () => {
    const { patient_id } = await buildReminded(database.sql, {})
    await request(patient_id)
    await request(patient_id)
    const sent: number[] = []
    for (let day = 0; day < 9; day += 1) sent.push(await run(later(TEST_NOW, day * DAY)))
    expect(sent.flatMap((count, day) => (count > 0 ? [day] : []))).toEqual([0, 3, 7])
    expect((await entriesOf(patient_id)).map(({ description }) => description)).toEqual([
      'A follow-up questionnaire is due',
      expect.stringMatching(/: follow-up requested on 2026-03-02, on the day$/),
      expect.stringMatching(/: follow-up requested on 2026-03-02, 3 days after$/),
      expect.stringMatching(/: follow-up requested on 2026-03-02, 7 days after$/),
    ])
    expect((await mails()).join()).not.toMatch(/follow|suivi/i)
  })

  test('is not emailed once it is withdrawn or answered, and again when it is requested again', async () => {
    const { patient_id } = await buildReminded(database.sql, {})
    await request(patient_id)
    expect(await run()).toBe(1)
    await request(patient_id, false, later(TEST_NOW, DAY))
    expect(await run(later(TEST_NOW, 3 * DAY))).toBe(0)
    expect((await rows(patient_id)).map(({ days, passed_over }) => [days, passed_over])).toEqual([
      [0, null],
      [3, 'changed'],
      [7, null],
    ])
    await request(patient_id, true, later(TEST_NOW, 5 * DAY))
    expect(await run(later(TEST_NOW, 5 * DAY))).toBe(1)
  })
})

describe('no reminder is sent', () => {
  test('to patients who are disabled, ineligible, without an address, unsubscribed, or did not consent (REQ-617)', async () => {
    const { sql } = database
    const planned = { renewsIn: 7 }
    const disabled = await buildReminded(sql, planned)
    const ineligible = await buildReminded(sql, planned)
    const unreachable = await buildReminded(sql, planned)
    const unsubscribed = await buildReminded(sql, planned)
    const declined = await buildReminded(sql, { ...planned, consent: 'no' })
    const unasked = await buildReminded(sql, { ...planned, consent: null })
    const withdrew = await buildReminded(sql, planned)
    await giveConsent(sql, withdrew.patient_id, { option: 'no', at: '2026-01-01T00:00:00.000Z' })
    await buildReminded(sql, { ...planned, patient_active: false })
    await plan()
    await sql`update patients set patient_active = false where patient_id = ${disabled.patient_id}`
    await sql`update patients set eligible = false, ineligible_reason = 'Other', marked_ineligible_at = ${TEST_NOW} where patient_id = ${ineligible.patient_id}`
    await sql`update patients set email = '' where patient_id = ${unreachable.patient_id}`
    await sql`insert into unsubscribed_patients values (${unsubscribed.patient_id}, ${TEST_NOW})`
    expect(await send()).toBe(0)
    expect(await mails()).toEqual([])
    const whys = await Promise.all(
      [disabled, ineligible, unreachable, unsubscribed, declined, unasked, withdrew].map(({ patient_id }) => whyOf(patient_id)),
    )
    expect(whys).toEqual(['inactive', 'ineligible', 'no-address', 'unsubscribed', 'no-consent', 'no-consent', 'no-consent'])
    expect(
      await sql`select from audit_log where action = 'Reminder Sent' and created_at > ${later(TEST_NOW, -1)} and patient_id = any(${[
        disabled.patient_id,
        declined.patient_id,
      ]})`,
    ).toEqual([])
  })

  test('for a renewal that was started, finished, booked, moved, or is with the care team', async () => {
    const { sql } = database
    await buildNp(sql)
    const seen = { renewsIn: 7, completed_appointment_at: '2025-03-09T15:00:00.000Z' }
    const begun = await buildReminded(sql, seen)
    const before = await buildReminded(sql, seen)
    const waiting = await buildReminded(sql, { ...seen, in_np_queue: true })
    const moved = await buildReminded(sql, seen)
    const talking = await buildReminded(sql, seen)
    const booked = await buildBooked(sql, { visit: 'renewal', upcoming_renewal_date: '2026-03-09' })
    await giveConsent(sql, booked.patient_id, { option: 'yes' })
    const answers = (patient_id: string, started_at: string) =>
      sql`insert into answer_sets (patient_id, key, version, answers, started_at, finished_at) values (${patient_id}, 'renewal', 1, ${sql.types.sealed({})}, ${started_at}, ${started_at})`
    await answers(begun.patient_id, '2026-02-20T15:00:00.000Z')
    await answers(before.patient_id, '2025-02-20T15:00:00.000Z')
    await plan()
    await sql`update patients set upcoming_renewal_date = '2027-03-09' where patient_id = ${moved.patient_id}`
    await giveConsent(sql, talking.patient_id, { option: 'yes', at: later(TEST_NOW, -600) })
    expect(await send()).toBe(1)
    const whys = await Promise.all([begun, before, waiting, moved, talking, booked].map(({ patient_id }) => whyOf(patient_id)))
    expect(whys).toEqual(['begun', null, 'begun', 'changed', 'talking', 'booked'])
  })

  test('for a questionnaire finished since', async () => {
    const begun = { questionnaire_in_progress: true, questionnaire_started_at: later(TEST_NOW, -DAY) }
    const { patient_id } = await buildReminded(database.sql, begun)
    await plan()
    await database.sql`update patients set questionnaire_in_progress = false where patient_id = ${patient_id}`
    expect(await send()).toBe(0)
    expect(await whyOf(patient_id)).toBe('changed')
  })
})

describe('two processes', () => {
  test('plan and send concurrently: each patient gets one email', async () => {
    const other = openDatabase(database.address, { connections: 8, name: 'second process' })
    const patients = await Promise.all(Array.from({ length: 40 }, () => buildReminded(database.sql, { renewsIn: 7 })))
    const sides = [database.sql, other.sql, database.sql, other.sql]
    await Promise.all(sides.map((sql) => planDueReminders({ sql, now: TEST_NOW, zone: ZONE, size: 7 })))
    // The process that found the other planning leaves it to that one; by the next minute the plan exists.
    await plan()
    const sent = await Promise.all(sides.map((sql) => send(TEST_NOW, files, sql)))
    await other.close()
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(patients.length)
    const to = (await mails()).map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
    expect(to.toSorted()).toEqual(patients.map(({ email }) => email).toSorted())
    expect(
      await database.sql`select from audit_log where action = 'Reminder Sent' and patient_id = any(${patients.map(({ patient_id }) => patient_id)})`,
    ).toHaveLength(40)
  })

  test('an interrupted plan is completed page by page, without duplicates', async () => {
    const patients = await Promise.all(Array.from({ length: 9 }, () => buildReminded(database.sql, { renewsIn: 0 })))
    expect(await plan(TEST_NOW, { size: 2 })).toBe(true)
    await database.sql`delete from settings where key = 'reminders_planned'`
    await database.sql`delete from patient_reminders where patient_id = ${patients[4]?.patient_id ?? ''}`
    expect(await plan(TEST_NOW, { size: 4 })).toBe(true)
    expect(await plan(TEST_NOW)).toBe(false)
    const found = await database.sql`select patient_id from patient_reminders where days = 0 and passed_over is null`
    expect(found.map(({ patient_id }) => patient_id).toSorted()).toEqual(patients.map(({ patient_id }) => patient_id).toSorted())
  })
})

test('a reminder is retried a few times after the mail server refused it, then audited', async () => {
  const { patient_id } = await buildReminded(database.sql, { renewsIn: 7 })
  await plan()
  const refusing: Mailer = { send: () => Promise.reject(Object.assign(new Error('refused'), { code: 'EENVELOPE' })), close: () => {} }
  const minute = (minutes: number) => later(TEST_NOW, minutes * 60)
  for (const minutes of [0, 4, 5, 25, 70, 150]) expect(await send(minute(minutes), refusing)).toBe(0)
  expect(await send(minute(300))).toBe(0)
  expect(await entriesOf(patient_id)).toMatchObject([{ action: 'Reminder Failed', additional_info: 'EENVELOPE' }])
})

test('a reminder reaches a real mail server with one-click unsubscribe headers (RFC 8058)', async () => {
  const got: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (bytes: Buffer) => {
        text += bytes
      })
      stream.on('end', () => {
        got.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening))
  const { port } = smtp.server.address() as { port: number }
  const mailer = openMailer({ MAIL_FROM, DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` })
  await buildReminded(database.sql, { renewsIn: 7 })
  await plan()
  expect(await send(TEST_NOW, mailer)).toBe(1)
  mailer.close()
  await new Promise<void>((closed) => smtp.close(closed))
  expect(got).toHaveLength(1)
  expect(got[0]).toMatch(/^List-Unsubscribe: <https:\/\/clinic\.example\/unsubscribe\?key=\d+\.[\w-]{43}>\r$/m)
  expect(got[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('planning a day reads one date of an index in patient order, never the table', async () => {
  const lines = await database.sql.begin(async (tx) => {
    // The test’s table is too small for the planner to prefer the index.
    await tx`set local enable_seqscan = off`
    return tx<{ 'QUERY PLAN': string }[]>`
      explain select patient_id from patients
      where upcoming_renewal_date = '2026-03-09'::date and patient_id > 'P' and patient_active and eligible and email <> '' order by patient_id limit 500`
  })
  const text = lines.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toMatch(/Index Scan using patients_renewal[\s\S]*Index Cond: \(\(upcoming_renewal_date = .* AND \(patient_id > /)
  expect(text).not.toMatch(/Sort/)
})
