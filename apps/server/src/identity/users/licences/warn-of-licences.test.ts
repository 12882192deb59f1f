import type { Staff } from '@clinic/core/authorization/staff'
import { addDays } from '@clinic/core/shared/dates'
import { frenchDate } from '@clinic/core/shared/french-date'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { later } from '../../../platform/clock.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { writePreferences } from '../../auth/profile/write-preferences.ts'
import { saveLicence } from './save-licence.ts'
import { warnOfLicences } from './warn-of-licences.ts'

const TODAY = TEST_NOW.slice(0, 10)
let db: TestDatabase
let admin: Staff
let np: Staff
let boss: Staff
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  admin = await buildStaff(db.sql, { groups: ['admins'] })
  boss = await buildStaff(db.sql, { groups: ['npManagers'], provinces: [] })
})
beforeEach(async () => {
  await db.sql`update users set licensed_provinces = '{}' where id <> ${boss.id}`
  np = await buildStaff(db.sql, { groups: ['nps'], provinces: ['ON', 'SK'] })
})
afterEach(() => {
  mails = []
})
afterAll(() => db.close())

const post = (seconds = 0) => ({
  ...{
    sql: db.sql,
    zone: 'America/Toronto',
    now: later(TEST_NOW, seconds),
    mailer,
    brand: 'TCN AI',
    secret: 'x',
    origin: 'https://clinic.example',
  },
})
const save = (days: number, { province = 'ON', version = 0, suspended_on = null as string | null } = {}) =>
  saveLicence(staffContext(db, admin), {
    ...{ id: String(np.id), province: province as 'ON', version, college: 'CNO', number: '1234567', valid_from: '2020-01-01' },
    ...{ valid_to: addDays(TODAY, days), suspended_on, restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: TODAY },
  })
const addressOf = async (id: number) => (await db.sql<{ email: string }[]>`select email from users where id = ${id}`)[0]?.email

test('60 days before a licence ends the NP, the managers of NPs and administrators are emailed, once, with all that end (F-7)', async () => {
  await save(61)
  expect(await warnOfLicences(post())).toBe(0)
  await save(60, { province: 'SK' })
  await save(60, { version: 1 })
  expect((await Promise.all([warnOfLicences(post()), warnOfLicences(post())])).reduce((a, b) => a + b)).toBe(3)
  expect(await warnOfLicences(post(3600))).toBe(0)
  expect(await warnOfLicences(post(86_400))).toBe(0)
  expect(mails.map(({ to }) => to).sort()).toEqual((await Promise.all([np, boss, admin].map(({ id }) => addressOf(id)))).sort())
  const own = mails.find(({ subject }) => subject === 'TCN AI: your licence ends soon')
  expect(own?.text).toContain(`- Ontario: last day ${addDays(TODAY, 60)}\n- Saskatchewan: last day ${addDays(TODAY, 60)}`)
  const entries = await db.sql`select action, user_name from audit_log where entity_id = ${String(np.id)} and action like 'Licence Mail%'`
  expect(entries).toEqual([
    { action: 'Licence Mail Sent', user_name: 'Schedule' },
    { action: 'Licence Mail Sent', user_name: 'Schedule' },
    { action: 'Licence Mail Sent', user_name: 'Schedule' },
  ])
})

test('each is emailed in the language that they chose (F-15)', async () => {
  await writePreferences(staffContext(db, np), { language: 'fr-CA' })
  await save(30, { province: 'SK' })
  expect(await warnOfLicences(post())).toBe(3)
  const own = mails.find(({ subject }) => subject === 'TCN AI\u00A0: votre permis expire bientôt')
  expect(own?.to).toBe(await addressOf(np.id))
  expect(own?.text).toContain(`- Saskatchewan\u00A0: dernier jour le ${frenchDate(addDays(TODAY, 30))}`)
  expect(mails.filter(({ subject }) => subject === `TCN AI: a licence of ${np.name} ends soon`)).toHaveLength(2)
})

test('a renewed licence is warned of again only before its new end, and a suspended or expired one is not', async () => {
  await save(30)
  expect(await warnOfLicences(post())).toBe(3)
  await save(400, { version: 1 })
  expect(await warnOfLicences(post())).toBe(0)
  expect(await warnOfLicences(post(86_400 * 341))).toBe(3)
  await save(20, { province: 'SK', suspended_on: TODAY })
  expect(await warnOfLicences(post())).toBe(0)
  await save(-1, { province: 'SK', version: 1 })
  expect(await warnOfLicences(post())).toBe(0)
})

test('one that the server for email refused is tried again; one that was renewed before is not sent', async () => {
  await save(30)
  const refusing = { send: () => Promise.reject(Object.assign(new Error('no'), { code: 'EAUTH' })), close: () => {} }
  expect(await warnOfLicences({ ...post(), mailer: refusing })).toBe(0)
  expect(await warnOfLicences(post(200))).toBe(0)
  expect(await warnOfLicences(post(301))).toBe(3)
  await save(29, { province: 'SK' })
  await warnOfLicences({ ...post(), mailer: refusing })
  await save(500, { province: 'SK', version: 1 })
  expect(await warnOfLicences(post(301))).toBe(0)
})
