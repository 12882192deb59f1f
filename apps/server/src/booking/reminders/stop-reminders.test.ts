import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { openProgram, type Program } from '../../../test/program.ts'
import { later } from '../../platform/clock.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { SECRET, ZONE } from '../booked.harness.ts'
import { buildReminded } from '../reminded.harness.ts'
import { makeReminderToken, readReminderKey } from './make-reminder-token.ts'
import { planDueReminders } from './plan-due-reminders.ts'
import { sendDueReminders } from './send-due-reminders.ts'
import { resumeReminders, stopReminders } from './stop-reminders.ts'

let program: Program
beforeAll(async () => {
  program = await openProgram()
})
afterAll(() => program.close())

const HOUR = 3600
const nowhere: Mailer = { send: async () => {}, close: () => {} }

/** A patient who got a reminder, and its token. */
async function buildMailed() {
  const { sql } = program.database
  const { patient_id } = await buildReminded(sql, { renewsIn: 7 })
  await sql`delete from settings where key = 'reminders_planned'`
  await planDueReminders({ sql, now: TEST_NOW, zone: ZONE })
  await sendDueReminders({
    sql,
    now: TEST_NOW,
    zone: ZONE,
    mailer: nowhere,
    brand: 'TCN AI',
    origin: 'https://clinic.example',
    secret: SECRET,
  })
  const [row] = await sql<{ id: number }[]>`select id from patient_reminders where patient_id = ${patient_id} and sent_at is not null`
  if (!row) throw new Error('no reminder was sent')
  return { patient_id, key: makeReminderToken(SECRET, row.id) }
}
const read = (key: string) => program.call('GET', `/api/booking/reminders?key=${key}`)
const stop = (key: string) => program.call('POST', '/api/booking/reminders/stop', { body: { key } })
const resume = (key: string) => program.call('POST', '/api/booking/reminders/resume', { body: { key } })
const told = (patient_id: string) =>
  program.database.sql<{ action: string; user_name: string; additional_info: string }[]>`
    select action, user_name, additional_info from audit_log where patient_id = ${patient_id} and action like 'Reminders %' order by id`

describe('the link in a reminder', () => {
  test('shows whether reminders are on, and stops and restarts them, each audited once', async () => {
    const { patient_id, key } = await buildMailed()
    expect((await read(key)).body).toEqual({ subscribed: true, language: 'en' })
    expect((await stop(key)).body).toEqual({ subscribed: false, language: 'en' })
    expect((await stop(key)).body).toEqual({ subscribed: false, language: 'en' })
    expect((await read(key)).body).toEqual({ subscribed: false, language: 'en' })
    expect((await resume(key)).body).toEqual({ subscribed: true, language: 'en' })
    expect((await resume(key)).body).toEqual({ subscribed: true, language: 'en' })
    const by = { user_name: 'Patient, by link', additional_info: '' }
    expect(await told(patient_id)).toEqual([
      { action: 'Reminders Stopped', ...by },
      { action: 'Reminders Resumed', ...by },
    ])
  })

  test('changes nothing when opened, however often: mail scanners follow links', async () => {
    const { patient_id, key } = await buildMailed()
    for (const path of [`/unsubscribe?key=${key}`, `/api/booking/reminders?key=${key}`, `/api/booking/reminders/stop?key=${key}`]) {
      await program.call('GET', path)
      await program.call('HEAD', path)
    }
    expect((await read(key)).body).toMatchObject({ subscribed: true })
    expect(await told(patient_id)).toEqual([])
  })

  test('is refused when forged, without revealing whether the reminder exists', async () => {
    const { key } = await buildMailed()
    const [id = '', signature = ''] = key.split('.')
    for (const wrong of [
      `${Number(id) + 1}.${signature}`,
      `${id}.${signature.slice(1)}A`,
      id,
      'x',
      makeReminderToken('other', Number(id)),
      makeReminderToken(SECRET, 999_999),
    ]) {
      for (const ask of [read, stop, resume])
        expect(await ask(wrong)).toMatchObject({ status: 404, body: { error: { code: 'reminder-link-invalid' } } })
    }
    expect(readReminderKey(SECRET, key)).toBe(Number(id))
  })

  test('keeps planned emails from being sent', async () => {
    const { sql } = program.database
    const { patient_id, key } = await buildMailed()
    await sql`insert into patient_reminders (patient_id, kind, due_on, days, mail_at) values (${patient_id}, 'renewal', '2026-03-09', -1, ${later(TEST_NOW, HOUR)})`
    await stop(key)
    const waiting = await sql`select from patient_reminders where patient_id = ${patient_id} and claimed_at is null and passed_over is null`
    expect(waiting).toEqual([])
  })

  test('pressed many times concurrently unsubscribes once', async () => {
    const { patient_id, key } = await buildMailed()
    const context = { ...nobodyContext(program.database), secret: SECRET }
    const answers = await Promise.all(Array.from({ length: 10 }, () => stopReminders(context, key)))
    expect(answers.every(({ subscribed }) => !subscribed)).toBe(true)
    const back = await Promise.all(Array.from({ length: 10 }, () => resumeReminders(context, key)))
    expect(back.every(({ subscribed }) => subscribed)).toBe(true)
    expect((await told(patient_id)).map(({ action }) => action)).toEqual(['Reminders Stopped', 'Reminders Resumed'])
  })
})

describe('an email client’s unsubscribe button (RFC 8058)', () => {
  const press = (key: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${program.url}/unsubscribe?key=${key}`, { method: 'POST', body, headers })
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

  test('stops reminders with one post, in either form encoding', async () => {
    const form = new FormData()
    form.append('List-Unsubscribe', 'One-Click')
    for (const [body, headers] of [
      ['List-Unsubscribe=One-Click', FORM],
      [form, {}],
    ] as const) {
      const { patient_id, key } = await buildMailed()
      const answer = await press(key, body, headers)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
      expect((await read(key)).body).toMatchObject({ subscribed: false })
      expect(await told(patient_id)).toMatchObject([{ action: 'Reminders Stopped', additional_info: 'By the mail program’s own button' }])
    }
  })

  test('does nothing with another form, token or content type', async () => {
    const { patient_id, key } = await buildMailed()
    expect((await press(key, 'a=b', FORM)).status).toBe(400)
    expect((await press(`${key}x`, 'List-Unsubscribe=One-Click', FORM)).status).toBe(404)
    expect((await press(key, 'List-Unsubscribe=One-Click', { 'content-type': 'text/xml' })).status).toBe(415)
    expect((await press(key, `List-Unsubscribe=One-Click${'x'.repeat(5000)}`, FORM)).status).toBe(413)
    expect(await told(patient_id)).toEqual([])
  })

  test('accepts forms at that address only', async () => {
    const { key } = await buildMailed()
    const answer = await fetch(`${program.url}/api/booking/reminders/stop`, { method: 'POST', body: `key=${key}`, headers: FORM })
    expect(answer.status).toBe(415)
  })
})
