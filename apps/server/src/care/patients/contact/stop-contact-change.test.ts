import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, nobodyContext, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import { findClaimed } from '../find-claimed.ts'
import { readPatient } from '../read-patient.ts'
import { correctContact } from './correct-contact.ts'
import { sendContactEmails } from './send-contact-emails.ts'
import { readContactChange, stopContactChange } from './stop-contact-change.ts'

const SECRET = 'a secret for tests'
let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const linked = (now = TEST_NOW) => ({ ...nobodyContext(db, now), secret: SECRET })

/** Changes an email and returns the key that the old address got; `again` changes it again. */
async function changeEmail(now = new Date().toISOString()) {
  const admin = await buildStaff(db.sql, { groups: ['admins'] })
  const [old, next] = [`old.${admin.id}@mail.example`, `new.${admin.id}@mail.example`]
  const { patient_id } = await buildPatient(db.sql, { email: old, phone: '4165550101' })
  const mails: { to: string; text: string }[] = []
  const mailer = { send: async (mail: { to: string; text: string }) => void mails.push(mail), close: () => {} }
  const post = {
    sql: db.sql,
    now,
    zone: 'America/Toronto',
    brand: 'TCN',
    contact: null,
    secret: SECRET,
    reach: { origin: 'https://clinic.example' },
  }
  const change = async (version: number, email: string) => {
    await correctContact(staffContext(db, admin, now), {
      ...{ patient_id, version, contact: { email }, reason: 'changed', note: '', checked_by: 'call-back' },
    })
    await sendContactEmails({ ...post, mailer: mailer as never })
  }
  const keyTo = (email: string) => /contact-change\?key=(\S+)/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  await change(1, next)
  const again = async (email: string) => {
    await change(2, email)
    return keyTo(next)
  }
  return { patient_id, key: keyTo(old), old, fresh: mails.find(({ to }) => to === next)?.text ?? '', now, again }
}

test('the old address stops a changed email within 24 hours, and a PCR is asked to call (F-12)', async () => {
  const { patient_id, key, old, fresh, now } = await changeEmail()
  expect(fresh).not.toContain('contact-change')
  expect(await findClaimed(db.sql, { who: old, born: '1980-05-17' })).toBeNull()
  expect(await readContactChange(linked(now), key)).toEqual({ state: 'open', language: 'en' })
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ in_pcr_queue: false })
  expect(await stopContactChange(linked(now), key)).toEqual({ state: 'stopped', language: 'en' })
  expect(await stopContactChange(linked(now), key)).toEqual({ state: 'stopped', language: 'en' })
  expect(await findClaimed(db.sql, { who: old, born: '1980-05-17' })).toEqual({ patient_id, email: old })
  expect(await readPatient(db.sql, patient_id)).toMatchObject({ in_pcr_queue: true, need_pcr_help_flag: true })
  const entries = await db.sql`select from audit_log where patient_id = ${patient_id} and action = 'Contact Change Stopped'`
  expect(entries).toHaveLength(1)
})

test('a second change does not take the link from the old address, and the address in between cannot stop what it restored (F-12)', async () => {
  const { patient_id, key, old, now, again } = await changeEmail()
  const between = await again(`third.${patient_id}@mail.example`)
  expect(await readContactChange(linked(now), key)).toMatchObject({ state: 'open' })
  expect(await stopContactChange(linked(now), key)).toMatchObject({ state: 'stopped' })
  expect(await stopContactChange(linked(now), between)).toMatchObject({ state: 'stopped' })
  expect(await findClaimed(db.sql, { who: old, born: '1980-05-17' })).toEqual({ patient_id, email: old })
})

test('after 24 hours, or with another key, it cannot be stopped (F-12)', async () => {
  const { key, now } = await changeEmail()
  const late = later(now, 24 * 3600 + 1)
  expect(await readContactChange(linked(late), key)).toMatchObject({ state: 'over' })
  expect(await stopContactChange(linked(late), key)).toMatchObject({ state: 'over' })
  for (const wrong of ['', '1', `${key}x`, '999999.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])
    await expect(stopContactChange(linked(now), wrong)).rejects.toMatchObject({ code: 'contact-link-invalid' })
})
