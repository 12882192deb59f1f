import type { OnCall } from '@clinic/contract/alarms'
import type { Staff } from '@clinic/core/authorization/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../test/build.ts'
import { openTestClinic, type TestClinic } from '../../../test/clinic.ts'
import { writePreferences } from '../../identity/auth/profile/write-preferences.ts'
import { later } from '../../platform/clock.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { buildAlarm } from './alarm.harness.ts'
import { escalateAlarms } from './escalation/escalate-alarms.ts'
import { listOnCallWarnings } from './list-on-call-warnings.ts'
import { sendAlarmEmails } from './send-alarm-emails.ts'

let clinic: TestClinic
let manager: Staff
let admin: Staff
beforeAll(async () => {
  clinic = await openTestClinic({ connections: 8 })
  manager = await buildStaff(clinic.sql, { groups: ['pcrManagers'], queue_enabled: false })
  admin = await buildStaff(clinic.sql, { groups: ['admins'], queue_enabled: false })
})
afterAll(() => clinic.close())
beforeEach(async () => {
  await clinic.sql`delete from alarm_emails`
  await clinic.sql`delete from settings where key = 'alarm_on_call'`
})

function post(now: string, { failing = () => false }: { failing?: (mail: Mail) => boolean } = {}) {
  const mails: Mail[] = []
  const mailer: Mailer = {
    send: async (mail) => {
      if (failing(mail)) throw Object.assign(new Error('refused'), { code: 'EENVELOPE' })
      mails.push(mail)
    },
    close: () => {},
  }
  const send = () =>
    sendAlarmEmails({ sql: clinic.sql, now, zone: 'America/Toronto', mailer, brand: 'TCN AI', origin: 'https://clinic.example' })
  return { mails, send }
}
const onCall = (emails: string[]) => clinic.as<OnCall>(manager, 'PUT /api/alarms/on_call', { emails })
/** An alarm of a clinic where no one is on shift, so that the on-call list is emailed at once. */
const raise = async () => {
  const id = await buildAlarm(clinic.sql, (await buildPatient(clinic.sql, { first_name: 'Wilhelmina' })).patient_id)
  await escalateAlarms({ sql: clinic.sql, now: TEST_NOW, zone: 'America/Toronto' })
  return id
}

test('managers and administrators edit the on-call list, each time with an entry; an empty one is a warning of /readyz (F-4)', async () => {
  expect(await listOnCallWarnings(clinic)).toEqual(['on-call-list-empty'])
  expect(await onCall(['Night@Clinic.example', 'night@clinic.example', 'b@clinic.example'])).toMatchObject({
    status: 200,
    emails: ['night@clinic.example', 'b@clinic.example'],
  })
  expect(await clinic.as<OnCall>(admin, 'GET /api/alarms/on_call')).toMatchObject({ emails: ['night@clinic.example', 'b@clinic.example'] })
  expect(await listOnCallWarnings(clinic)).toEqual([])
  const [entry] = await clinic.sql`select user_name, changes from audit_log where action = 'On-Call List Changed' order by id desc limit 1`
  expect(entry).toEqual({ user_name: manager.name, changes: { emails: { from: [], to: ['night@clinic.example', 'b@clinic.example'] } } })
  expect(await onCall(['not an address'])).toMatchObject({ status: 400, error: { code: 'invalid-input' } })
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], queue_enabled: false })
  expect(await clinic.as(pcr, 'PUT /api/alarms/on_call', { emails: [] })).toMatchObject({ status: 403 })
  expect(await clinic.as(pcr, 'GET /api/alarms/on_call')).toMatchObject({ status: 403 })
})

test('an alarm is emailed once to each address, without health information, by any number of processes', async () => {
  await onCall(['a@clinic.example', 'b@clinic.example'])
  const id = await raise()
  const { mails, send } = post(TEST_NOW)
  const counts = await Promise.all([send(), send(), send(), send()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await post(later(TEST_NOW, 3600)).send()).toBe(0)
  expect(mails.map(({ to }) => to).sort()).toEqual(['a@clinic.example', 'b@clinic.example'])
  expect(mails[0]).toMatchObject({ subject: 'TCN AI: an urgent item is waiting', kind: 'alarm' })
  expect(mails[0]?.text).toContain("An urgent item is waiting in the clinic's system")
  expect(mails[0]?.text).toContain('\nhttps://clinic.example/\n')
  expect(JSON.stringify(mails)).not.toMatch(/suicid|die|crisis|Wilhelmina|patient|P\d+-/i)
  const entries = await clinic.sql`select 1 from audit_log where action = 'Alarm Mail Sent' and entity_id = ${String(id)}`
  expect(entries).toHaveLength(2)
})

test('a member of staff who chose French is emailed in French (F-15)', async () => {
  await writePreferences(staffContext(clinic, manager), { language: 'fr-CA' })
  const [row] = await clinic.sql<{ email: string }[]>`select email from users where id = ${manager.id}`
  await onCall([row?.email ?? '', 'outside@clinic.example'])
  await raise()
  const { mails, send } = post(TEST_NOW)
  expect(await send()).toBe(2)
  const [theirs, other] = [row?.email.toLowerCase(), 'outside@clinic.example'].map((to) => mails.find((mail) => mail.to === to))
  expect(theirs?.subject).toBe('TCN AI\u00A0: une demande urgente attend une réponse')
  expect(theirs?.text).toContain('Veuillez vous connecter maintenant')
  expect(other?.subject).toBe('TCN AI: an urgent item is waiting')
})

test('an email that cannot leave is tried again, also after its process died, and does not hold up the others', async () => {
  await onCall(['bad@clinic.example', 'good@clinic.example'])
  const id = await raise()
  const failing = ({ to }: Mail) => to.startsWith('bad')
  expect(await post(TEST_NOW, { failing }).send()).toBe(1)
  expect(await post(later(TEST_NOW, 59), { failing }).send()).toBe(0)
  for (const minutes of [1, 3, 7, 15, 30]) expect(await post(later(TEST_NOW, minutes * 60), { failing }).send()).toBe(0)
  const failed = await clinic.sql`select additional_info from audit_log where action = 'Alarm Mail Failed' and entity_id = ${String(id)}`
  expect(failed).toEqual([{ additional_info: 'EENVELOPE' }])
  expect(await post(later(TEST_NOW, 46 * 60)).send()).toBe(1)
})

test('an alarm that someone has taken is not emailed, and is once they gave it back', async () => {
  await onCall(['a@clinic.example'])
  const id = await raise()
  await clinic.as(admin, `POST /api/alarms/${id}/take`, {})
  expect(await post(TEST_NOW).send()).toBe(0)
  await clinic.as(admin, `POST /api/alarms/${id}/give_back`)
  expect(await post(TEST_NOW).send()).toBe(1)
})

test('a closed alarm is no longer emailed, and one raised while the list was empty is not emailed later', async () => {
  await raise()
  await onCall(['a@clinic.example'])
  const id = await raise()
  await clinic.as(admin, `POST /api/alarms/${id}/close`, { outcome: 'reached-safe', next_step: 'None' })
  expect(await post(later(TEST_NOW, 60)).send()).toBe(0)
})
