import type { ContactOrder } from '@clinic/contract/patients/contact'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { findClaimed } from '../find-claimed.ts'
import { correctContact } from './correct-contact.ts'
import { readContact } from './read-contact.ts'
import { sendContactEmails } from './send-contact-emails.ts'

let db: TestDatabase
let pcr: Staff
beforeAll(async () => {
  db = await openTestDatabase()
  pcr = await buildStaff(db.sql, { groups: ['pcrs'] })
})
afterAll(() => db.close())

const now = new Date().toISOString()
const buildListed = (parts: object = {}) =>
  buildPatient(db.sql, { in_pcr_queue: true, phone: '9025550147', email: 'old@mail.example', ...parts })
const correct = (patient_id: string, contact: ContactOrder['contact'], rest: Partial<ContactOrder> = {}, as = pcr) =>
  correctContact(staffContext(db, as, now), {
    patient_id,
    version: 1,
    contact,
    reason: 'changed',
    note: '',
    checked_by: 'call-back',
    ...rest,
  })
const read = (patient_id: string) => readContact(staffContext(db, pcr, now), patient_id)

test('contact details are corrected with a reason, both values kept, the audit log without them (F-12, A-13)', async () => {
  const { patient_id } = await buildListed()
  await correct(
    patient_id,
    { phone: '(902) 555-0199', city: 'Halifax', postal_code: 'b3j1s9' },
    { reason: 'other', note: 'Moved in with family' },
  )
  const { contact, version, corrections } = await read(patient_id)
  expect(contact).toEqual({ phone: '9025550199', email: 'old@mail.example', street_address: '', city: 'Halifax', postal_code: 'B3J 1S9' })
  expect(version).toBe(2)
  expect(corrections).toEqual([
    {
      ...{
        corrected_at: now,
        corrected_by: pcr.name,
        reason: 'other',
        note: 'Moved in with family',
        checked_by: 'call-back',
        codes_from: null,
      },
      before: { phone: '9025550147', city: '', postal_code: '' },
      after: { phone: '9025550199', city: 'Halifax', postal_code: 'B3J 1S9' },
    },
  ])
  const [entry] = await db.sql<{ all: string; description: string }[]>`
    select a::text as all, description from audit_log a where patient_id = ${patient_id} and action = 'Correct Contact Details'`
  expect(entry?.description).toBe('Corrected phone, city, postal code after a call back to the number on file')
  expect(entry?.all).not.toMatch(/9025550199|Halifax|family/)
})

test('an outdated version, invalid details, an unconfirmed caller and a patient not visible are refused, and nothing is written (F-12)', async () => {
  const { patient_id } = await buildListed()
  const elsewhere = await buildStaff(db.sql, { groups: ['pcrs'], provinces: ['BC'] })
  const refusals = [
    [() => correct(patient_id, { phone: '9025550199' }, { version: 7 }), 'version-conflict'],
    [() => correct(patient_id, { email: 'nonsense' }), 'invalid-input'],
    [
      () => correct(patient_id, { phone: '9025550199' }, { checked_by: 'identifiers', identifiers: { patient_id } }),
      'caller-not-confirmed',
    ],
    [() => correct(patient_id, { phone: '9025550199' }, { checked_by: 'photo-id' }), 'photo-needs-manager'],
    [() => correct(patient_id, { phone: '9025550199' }, {}, elsewhere), 'patient-not-found'],
  ] as const
  for (const [refused, code] of refusals) await expect(refused()).rejects.toMatchObject({ code })
  expect((await read(patient_id)).corrections).toEqual([])
  expect((await read(patient_id)).version).toBe(1)
})

test('details that are so already change nothing and leave no entry', async () => {
  const { patient_id } = await buildListed()
  expect(await correct(patient_id, { phone: '902 555 0147', email: 'old@mail.example' })).toEqual({ version: 1 })
  expect(await db.sql`select from audit_log where patient_id = ${patient_id}`).toHaveLength(0)
})

test('of two corrections of the same version one wins (F-12)', async () => {
  const { patient_id } = await buildListed()
  const outcomes = await Promise.allSettled(['9025550191', '9025550192'].map((phone) => correct(patient_id, { phone })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await read(patient_id)).corrections).toHaveLength(1)
})

test('a changed email is announced to both addresses once, and receives no codes for a day (F-12)', async () => {
  const { patient_id } = await buildListed({ email: 'before@mail.example', date_of_birth: '1931-01-02' })
  await correct(patient_id, { email: 'after@mail.example' })
  const claimed = () => findClaimed(db.sql, { who: 'after@mail.example', born: '1931-01-02' })
  expect(await claimed()).toBeNull()
  const sent: Mail[] = []
  const post = (at: string, fails = false) =>
    sendContactEmails({
      ...{ sql: db.sql, now: at, zone: 'America/Toronto', brand: 'Clinic', contact: '1-800-555-0100' },
      ...{ secret: 'a secret for tests', reach: { origin: null } },
      mailer: {
        close: async () => undefined,
        send: async (mail) => {
          if (fails) throw new Error('down')
          sent.push(mail)
        },
      },
    })
  expect(await post(now, true)).toBe(0)
  expect(await post(now)).toBe(0)
  expect(await post(later(now, 300))).toBe(2)
  expect(await post(later(now, 9000))).toBe(0)
  expect(sent.map(({ to }) => to).sort()).toEqual(['after@mail.example', 'before@mail.example'])
  for (const { to, text } of sent) {
    expect(text).toContain('contact the clinic within 24 hours: 1-800-555-0100')
    expect(text).not.toContain(to === 'after@mail.example' ? 'before@' : 'after@')
  }
  await db.sql`update contact_corrections set codes_from = now() - interval '1 second' where patient_id = ${patient_id}`
  expect(await claimed()).toMatchObject({ patient_id })
})

test('a changed email of a disabled patient is announced to no one until they are enabled (REQ-617, F-12)', async () => {
  const { patient_id } = await buildListed({ email: 'quiet@mail.example', date_of_birth: '1932-01-02' })
  await correct(patient_id, { email: 'quieter@mail.example' })
  await db.sql`update patients set patient_active = false where patient_id = ${patient_id}`
  const sent: string[] = []
  const post = () =>
    sendContactEmails({
      ...{ sql: db.sql, now, zone: 'America/Toronto', brand: 'Clinic', contact: null, secret: 'a secret', reach: { origin: null } },
      mailer: { close: async () => undefined, send: async ({ to }) => void sent.push(to) },
    })
  expect(await post()).toBe(0)
  await db.sql`update patients set patient_active = true where patient_id = ${patient_id}`
  expect(await post()).toBe(2)
  expect(sent.sort()).toEqual(['quiet@mail.example', 'quieter@mail.example'])
})
