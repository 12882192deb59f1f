import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPatient } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openTestHttp } from '../../test/http.ts'
import { later } from '../platform/clock.ts'
import { mountDemo } from './routes.ts'

const people = [{ email: 'nora@clinic.example', name: 'Nora Nightingale', role: 'Nurse practitioner', password: 'Qu7iet&harbour' }]
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ connections: 2 })
})
afterAll(() => db.close())
beforeEach(() => mark({ demo: true, demo_people: people }))

async function mark(settings: Record<string, unknown>) {
  await db.sql`delete from settings`
  for (const [key, value] of Object.entries(settings))
    await db.sql`insert into settings (key, value) values (${key}, ${db.sql.json(value as never)})`
}
async function open(settings: Record<string, string> = {}) {
  const http = await openTestHttp(db, mountDemo, settings)
  onTestFinished(() => http.close())
  return http
}

test('the demo clinic returns its logins and mailbox', async () => {
  const http = await open()
  expect((await http.call('/api/demo')).json()).toEqual({ people, mailbox: '/demo/mailbox' })
})

test.each([
  ['with DEMO=0', { DEMO: '0' }, {}],
  ['where mail goes out', { SMTP_URL: 'smtp://127.0.0.1:2525' }, {}],
  ['from another machine', {}, { remoteAddress: '192.0.2.7' }],
  ['through a proxy', {}, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through a proxy that is trusted', { TRUST_PROXY: '127.0.0.1' }, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
])('%s there is neither', async (_, settings, call) => {
  const http = await open(settings)
  for (const url of ['/api/demo', '/api/demo/mailbox']) expect((await http.call(url, call)).statusCode).toBe(404)
  expect((await http.call('/api/demo/crisis', { method: 'POST', ...call })).statusCode).toBe(404)
})

test.each([{}, { demo: false, demo_people: people }, { demo: 'true', demo_people: people }])(
  'on a database marked %j there is neither',
  async (settings) => {
    await mark(settings)
    const http = await open()
    for (const url of ['/api/demo', '/api/demo/mailbox']) expect((await http.call(url)).statusCode).toBe(404)
  },
)

test('the demo clinic raises an alarm of one of its patients, with its entry (F-23)', async () => {
  const http = await open()
  const { patient_id } = await buildPatient(db.sql, { phone: '416-555-0100' })
  const { id } = (await http.call('/api/demo/crisis', { method: 'POST' })).json<{ id: number }>()
  const [alarm] = await db.sql`select patient_id, kind, level, words, closed_at from crisis_alarms where id = ${id}`
  expect(alarm).toMatchObject({ patient_id, kind: 'suicide', level: 'acute', words: expect.stringContaining('tonight'), closed_at: null })
  const entries = await db.sql`select action, user_name from audit_log where entity_kind = 'alarm' and entity_id = ${String(id)}`
  expect(entries).toEqual([{ action: 'Alarm Raised', user_name: 'AI Assistant' }])
})

test('the mailbox shows the newest fifty emails, newest first, without unfinished ones', async () => {
  const http = await open()
  expect((await http.call('/api/demo/mailbox')).json()).toEqual([])
  const { mailer, now, config } = http.services
  for (let turn = 0; turn < 53; turn += 1) {
    await mailer.send(
      {
        to: `p${turn}@clinic.example`,
        subject: 'Clé à usage unique — “TCN AI” for you and everybody else',
        text: `Bonjour\n\n${turn}`,
        kind: 'test',
      },
      later(now(), turn),
    )
  }
  await mkdir(join(config.DATA_DIR, 'mail', 'folder.eml.d'))
  await writeFile(join(config.DATA_DIR, 'mail', '.2999-half.eml'), 'To: x')
  const mails = (await http.call('/api/demo/mailbox')).json<Record<string, string>[]>()
  expect(mails).toHaveLength(50)
  expect(mails[0]).toEqual({
    id: `${later(now(), 52).replaceAll(':', '-')}-p52@clinic.example`,
    at: later(now(), 52),
    to: 'p52@clinic.example',
    subject: 'Clé à usage unique — “TCN AI” for you and everybody else',
    text: 'Bonjour\n\n52\n',
  })
  expect(mails.at(-1)?.to).toBe('p3@clinic.example')
})

test('an email with a calendar file is one valid message, and the mailbox shows only its text', async () => {
  const http = await open()
  const { mailer, now, config } = http.services
  const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const
  await mailer.send({ to: 'pat@clinic.example', subject: 'Times', text: 'Bonjour\n\nla clé', kind: 'test', calendar }, now())
  const [mail] = (await http.call('/api/demo/mailbox')).json<Record<string, string>[]>()
  expect(mail).toMatchObject({ to: 'pat@clinic.example', subject: 'Times', text: 'Bonjour\n\nla clé\n\n' })
  const [name = ''] = await readdir(join(config.DATA_DIR, 'mail'))
  const content = await readFile(join(config.DATA_DIR, 'mail', name), 'utf8')
  expect(content.match(/^Content-Type:/gm)).toHaveLength(3)
  expect(content.trimEnd().endsWith('--')).toBe(true)
})
