import type { CallOutcome } from '@clinic/contract/patients/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readCalls } from './read-calls.ts'
import { recordCall } from './record-call.ts'
import { sendCallEmails } from './send-call-emails.ts'

let db: TestDatabase
let pcr: StaffContext
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  pcr = staffContext(db, await buildStaff(db.sql, { groups: ['pcrs'] }))
})
beforeEach(async () => {
  mails = []
  await db.sql`update contact_attempts set closed_at = at where closed_at is null`
})
afterAll(() => db.close())

const make = async () => (await buildPatient(db.sql, { in_pcr_queue: true, email: 'amina@mail.example', phone: '4165550133' })).patient_id
const record = async (patient_id: string, outcomes: readonly CallOutcome[]) => {
  for (const outcome of outcomes) await recordCall(pcr, { patient_id, outcome, after: (await readCalls(pcr, patient_id)).last_id })
}
const send = (now = TEST_NOW, morning: Record<string, string> = {}) =>
  sendCallEmails({ sql: db.sql, zone: pcr.zone, now, mailer, brand: 'TCN AI', origin: 'https://clinic.example', morning })

describe('F-3: the patient is emailed a link', () => {
  test('after the last call that was not answered, once, and not before', async () => {
    const patient_id = await make()
    await record(patient_id, ['no-answer', 'voicemail', 'busy'])
    expect(await send()).toBe(0)
    await record(patient_id, ['no-answer'])
    expect(await send()).toBe(1)
    expect(await send(later(TEST_NOW, 3600))).toBe(0)
    expect(mails[0]).toMatchObject({ to: 'amina@mail.example', subject: 'We tried to call you' })
    expect(mails[0]?.text).toContain('https://clinic.example/coachchat?back=1')
    expect(mails[0]?.text).not.toMatch(/cannabis|health|medic|nurse|4165550133/i)
    expect(mails[0]?.text).not.toContain(patient_id)
    const [entry] = await db.sql`select description from audit_log where patient_id = ${patient_id} and action = 'Call Mail Sent'`
    expect(entry?.description).toBe('Emailed the patient a link after the last call that was not answered')
  })

  test('after a wrong number, and not in the quiet hours of the patient', async () => {
    const patient_id = await make()
    await record(patient_id, ['wrong-number'])
    const until = later(TEST_NOW, 7200)
    expect(await send(TEST_NOW, { ON: until })).toBe(0)
    expect(await send(later(TEST_NOW, 7199))).toBe(0)
    expect(await send(until)).toBe(1)
    expect(mails[0]?.text).toContain('at the phone number that we have')
  })

  test('not when they unsubscribed, and not when they were reached since', async () => {
    const [one, two] = [await make(), await make()]
    await record(one, ['wrong-number'])
    await db.sql`insert into unsubscribed_patients (patient_id, unsubscribed_at) values (${one}, ${TEST_NOW})`
    await record(two, ['wrong-number', 'reached'])
    expect(await send()).toBe(0)
  })

  test('not when they are disabled, but once they are enabled (REQ-617)', async () => {
    const patient_id = await make()
    await record(patient_id, ['wrong-number'])
    await db.sql`update patients set patient_active = false where patient_id = ${patient_id}`
    expect(await send()).toBe(0)
    await db.sql`update patients set patient_active = true where patient_id = ${patient_id}`
    expect(await send()).toBe(1)
  })

  test('by one of two processes, and again after a server refused it', async () => {
    const patient_id = await make()
    await record(patient_id, ['wrong-number'])
    const refusing = { ...mailer, send: () => Promise.reject(Object.assign(new Error('no'), { code: 'EAUTH' })) }
    const post = { sql: db.sql, zone: pcr.zone, now: TEST_NOW, brand: 'TCN AI', origin: 'https://clinic.example', morning: {} }
    expect(await sendCallEmails({ ...post, mailer: refusing })).toBe(0)
    expect(await send(later(TEST_NOW, 299))).toBe(0)
    const now = later(TEST_NOW, 300)
    expect((await Promise.all([send(now), send(now)])).sort()).toEqual([0, 1])
  })
})
