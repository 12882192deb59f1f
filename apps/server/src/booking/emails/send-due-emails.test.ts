import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { askAboutDeath } from '../../care/next-steps/ask-about-death.ts'
import { recordDeath } from '../../care/patients/death/record-death.ts'
import { keepApart } from '../../care/patients/merging/keep-apart.ts'
import { claim } from '../../care/queues/claim.ts'
import { completeHelp } from '../../care/queues/complete-help.ts'
import { later } from '../../platform/clock.ts'
import { change } from '../../platform/db/change.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { type Mailer, openMailer } from '../../platform/mail/mail.ts'
import { lockAppointment } from '../appointments/appointment-store.ts'
import { cancelBooked } from '../appointments/cancel-booked.ts'
import { book, buildBooked, buildNp, clearBooking, free, hold, SECRET, ZONE } from '../booked.harness.ts'
import { changed } from '../magic-links/change-by-link.ts'
import { restoreByLink } from '../magic-links/restore-by-link.ts'
import { sendDueEmails } from './send-due-emails.ts'

const MINUTE = 60
const HOUR = 3600
const MAIL_FROM = 'TCN AI <no-reply@clinic.example>'
const POST = { brand: 'TCN AI', origin: 'https://clinic.example', secret: SECRET, from: MAIL_FROM, zone: ZONE }

let database: TestDatabase
let folder: string
let files: Mailer
beforeAll(async () => {
  database = await openTestDatabase({ connections: 12 })
})
beforeEach(async () => {
  await clearBooking(database.sql)
  await buildNp(database.sql)
  folder = await mkdtemp(join(tmpdir(), 'clinic-mail-'))
  files = openMailer({ MAIL_FROM, DATA_DIR: folder, SMTP_URL: undefined })
  return () => rm(folder, { recursive: true, force: true })
})
afterAll(() => database.close())

const send = (now: string, mailer = files, sql = database.sql) => sendDueEmails({ ...POST, sql, now, mailer }, askAboutDeath)
const minute = (minutes: number) => later(TEST_NOW, minutes * MINUTE)
const cancel = (id: number, now: string) =>
  change(nobodyContext(database, now), async (tx) => {
    const found = await lockAppointment(tx, id)
    if (!found) throw new Error('no such appointment')
    return changed(null, await cancelBooked(tx, found, { now, zone: ZONE }))
  })
async function mails(): Promise<string[]> {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.sort().map((name) => readFile(join(folder, 'mail', name), 'utf8')))
}
const subjects = async () => (await mails()).map((mail) => /^Subject: TCN AI: (.*)$/m.exec(mail)?.[1])

describe('emails about appointments (E-7)', () => {
  test('confirm two minutes after booking, with link and calendar file, without the reason for the visit', async () => {
    const { key, email, patient_id } = await buildBooked(database.sql, { visit: 'renewal', first_name: 'Wilhelmina' })
    expect(await send(later(TEST_NOW, 119))).toBe(0)
    expect(await send(minute(2))).toBe(1)
    expect(await send(minute(3))).toBe(0)
    const [mail = ''] = await mails()
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain(`\nhttps://clinic.example/appointment?key=${key}\n`)
    expect(mail).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST; name=appointment\.ics$/m)
    expect(mail).toContain('SUMMARY:Appointment\\, TCN AI')
    expect(mail.replace(key, '')).not.toMatch(/Wilhelmina|renewal|cannabis|medical|Tester/i)
    expect(mail).not.toContain(patient_id)
  })

  test('contain the clinic’s video link for a video visit, in the patient’s language, and for no other (F-9)', async () => {
    const video = 'https://video.example/clinic'
    const sendNow = () => sendDueEmails({ ...POST, sql: database.sql, now: minute(2), mailer: files, video }, askAboutDeath)
    const visits = [await buildBooked(database.sql), await buildBooked(database.sql), await buildBooked(database.sql)]
    const ids = visits.slice(0, 2).map(({ id }) => id)
    await database.sql`update appointments set way = 'video' where id = any(${ids})`
    await database.sql`update patient_details set language = 'fr' where patient_id = ${visits[1]?.patient_id ?? ''}`
    expect(await sendNow()).toBe(3)
    const all = await mails()
    const mailOf = (place: number) => all.find((mail) => mail.includes(`To: ${visits[place]?.email}`)) ?? ''
    expect(mailOf(0)).toContain(video)
    expect(mailOf(1)).toContain(video)
    expect(mailOf(2)).not.toContain(video)
  })

  test('are not sent if cancelled before the confirmation left', async () => {
    const { id } = await buildBooked(database.sql)
    await cancel(id, minute(1))
    expect(await send(minute(10))).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('announce a move and a cancellation once each, with an updated calendar entry', async () => {
    const { id, patient_id } = await buildBooked(database.sql)
    await send(minute(2))
    const slots = await free(database.sql)
    for (const place of [5, 8]) {
      await hold(database.sql, { patient_id, slotId: slots[place]?.slotId ?? '', now: minute(10) })
      await book(database.sql, patient_id, minute(10))
    }
    expect(await send(minute(12))).toBe(1)
    await cancel(id, minute(20))
    expect(await send(minute(22))).toBe(1)
    expect(await subjects()).toEqual(['your appointment is booked', 'your appointment was rescheduled', 'your appointment is cancelled'])
    const [booked, moved, cancelled] = await mails()
    const uid = (mail = '') => /^UID:(.*)$/m.exec(mail)?.[1]
    expect([uid(moved), uid(cancelled)]).toEqual([uid(booked), uid(booked)])
    expect(moved).toContain('SEQUENCE:2\n')
    expect(cancelled).toContain('SEQUENCE:3\n')
    expect(cancelled).toContain('METHOD:CANCEL\n')
  })

  test('skip a cancellation that was undone, and remind as before', async () => {
    const { id, key, slot } = await buildBooked(database.sql, { startAt: '2026-03-10T15:00:00.000Z' })
    await send(minute(2))
    await cancel(id, minute(5))
    await restoreByLink({ ...nobodyContext(database, minute(5.5)), ...POST }, key)
    expect(await send(minute(10))).toBe(0)
    expect(await send(later(slot.startAt, -2 * HOUR))).toBe(1)
  })

  test('remind two days and two hours before, once each across two processes, audited', async () => {
    const other = openDatabase(database.address, { connections: 4 })
    const { slot, patient_id } = await buildBooked(database.sql)
    await hold(database.sql, { patient_id, slotId: (await free(database.sql)).at(-1)?.slotId ?? '' })
    const moved = await book(database.sql, patient_id)
    await send(minute(2))
    const start = moved?.slot.startAt ?? slot.startAt
    for (const before of [48 * HOUR, 2 * HOUR]) {
      const now = later(start, -before)
      expect(await send(later(now, -1))).toBe(0)
      const sent = await Promise.all([send(now), send(now, files, other.sql), send(now), send(now, files, other.sql)])
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
    }
    await other.close()
    expect(await subjects()).toEqual(['your appointment is booked', 'your appointment is coming up', 'your appointment is today'])
    const entries = await database.sql`select from audit_log where patient_id = ${patient_id} and action = 'Appointment Reminder Sent'`
    expect(entries).toHaveLength(2)
  })

  test('wait for the morning in the patient’s time zone', async () => {
    const west = { patient_zone: 'America/Vancouver' }
    await buildBooked(database.sql, { ...west, startAt: '2026-03-10T15:30:00.000Z' })
    await buildBooked(database.sql, { ...west, startAt: '2026-03-10T13:00:00.000Z' })
    await send(minute(2))
    await database.sql`delete from appointment_mails where kind = 'reminder_48h'`
    expect(await send('2026-03-10T14:59:59.000Z')).toBe(0)
    expect(await send('2026-03-10T15:00:00.000Z')).toBe(1)
    expect(await database.sql`select from appointment_mails where sent_at is null`).toEqual([])
  })

  test('that fell due during downtime are sent late, not at night', async () => {
    await buildBooked(database.sql, { startAt: '2026-03-10T13:00:00.000Z' })
    await send(minute(2))
    expect(await send('2026-03-09T01:30:00.000Z')).toBe(0)
    expect(await send('2026-03-09T12:00:00.000Z')).toBe(1)
    expect(await subjects()).toEqual(['your appointment is booked', 'your appointment is coming up'])
  })

  test('are not sent to disabled patients or ones without an address, nor after the visit started (REQ-617)', async () => {
    const disabled = await buildBooked(database.sql)
    await database.sql`update patients set patient_active = false where patient_id = ${disabled.patient_id}`
    await buildBooked(database.sql, { email: '' })
    expect(await send(minute(2))).toBe(0)
    const late = await buildBooked(database.sql)
    expect(await send(later(late.slot.startAt, 1))).toBe(0)
    expect(await database.sql`select from appointment_mails`).toEqual([])
  })

  test('do not leave to the address of someone who has died: a PCR is asked to call, until a manager says that they are two people', async () => {
    const admin = staffContext(database, await buildStaff(database.sql, { groups: ['admins', 'pcrs'] }))
    const same = { first_name: 'Ruth', last_name: 'Lavoie', date_of_birth: '1950-04-02' }
    const dead = await buildPatient(database.sql, { ...same, email: 'ruth@mail.example' })
    await recordDeath(admin, { patient_id: dead.patient_id, reported_by: 'family', died_on: null })
    const { patient_id } = await buildBooked(database.sql, { ...same, email: 'Ruth@mail.example', startAt: '2026-03-10T15:00:00.000Z' })
    const patient = async () => (await database.sql`select * from patients where patient_id = ${patient_id}`)[0]
    expect(await send(minute(2))).toBe(0)
    expect(await patient()).toMatchObject({
      ...{ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' },
      system_notes: expect.stringMatching(new RegExp(`those of ${dead.patient_id}, whose death is recorded.* Call the patient`)),
    })
    const entries = await database.sql`
      select description from audit_log where patient_id = ${patient_id} and action = 'Appointment Mail Failed'`
    expect(entries).toEqual([{ description: 'Not emailed: birth date and email are those of someone whose death is recorded' }])
    await claim(admin, { patient_id, queue: 'pcr' })
    await completeHelp(admin, patient_id)
    expect(await patient()).toMatchObject({ in_pcr_queue: false, need_pcr_help_flag: false })
    expect(await send('2026-03-08T15:00:00.000Z')).toBe(0)
    expect(await patient()).toMatchObject({ in_pcr_queue: true, need_pcr_help_flag: true })
    await keepApart(admin, { one_id: patient_id, other_id: dead.patient_id })
    expect(await send('2026-03-10T13:00:00.000Z')).toBe(1)
    expect(await subjects()).toEqual(['your appointment is today'])
  })

  test('are retried a few times after the mail server refused them, then audited', async () => {
    const { patient_id } = await buildBooked(database.sql)
    await database.sql`delete from appointment_mails where kind <> 'confirmed'`
    const refusing: Mailer = {
      send: () => Promise.reject(Object.assign(new Error('refused'), { code: 'EENVELOPE' })),
      close: () => {},
    }
    expect(await send(minute(2), refusing)).toBe(0)
    expect(await send(minute(6), refusing)).toBe(0)
    for (const minutes of [7, 27, 72, 152]) await send(minute(minutes), refusing)
    expect(await send(minute(1000))).toBe(0)
    const entries = await database.sql`
      select additional_info from audit_log where patient_id = ${patient_id} and action = 'Appointment Mail Failed'`
    expect(entries).toEqual([{ additional_info: 'EENVELOPE' }])
  })

  test('reach a real mail server as text with an invitation', async () => {
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
    await buildBooked(database.sql)
    expect(await send(minute(2), mailer)).toBe(1)
    mailer.close()
    await new Promise<void>((closed) => smtp.close(closed))
    expect(got).toHaveLength(1)
    expect(got[0]).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m)
  })
})
