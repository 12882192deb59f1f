import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTERS } from '../../../../content/starters.ts'
import { buildPatient, buildStaff, staffContext, TEST_NOW } from '../../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { publishApproved } from '../../../../test/publish-approved.ts'
import { sayInConversation } from '../../../assistant/chat/attention/say-in-conversation.ts'
import { sendReplyEmails } from '../../../assistant/chat/waiting/send-reply-emails.ts'
import { buildNp, clearBooking, free, SECRET, ZONE } from '../../../booking/booked.harness.ts'
import { sendDueEmails } from '../../../booking/emails/send-due-emails.ts'
import { buildReminded } from '../../../booking/reminded.harness.ts'
import { planDueReminders } from '../../../booking/reminders/plan-due-reminders.ts'
import { sendDueReminders } from '../../../booking/reminders/send-due-reminders.ts'
import { bookVisit } from '../../../booking/visits/book-visit.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { openChat } from '../../alarms/alarm.harness.ts'
import { readCalls } from '../../calls/read-calls.ts'
import { recordCall } from '../../calls/record-call.ts'
import { sendCallEmails } from '../../calls/send-call-emails.ts'
import { askAboutDeath } from '../../next-steps/ask-about-death.ts'
import { sayVisitMessages } from '../../next-steps/visit-messages/say-visit-messages.ts'
import { sendVisitEmails } from '../../next-steps/visit-messages/send-visit-emails.ts'
import { completeAppointment } from '../../queues/complete-appointment.ts'
import { correctContact } from '../contact/correct-contact.ts'
import { sendContactEmails } from '../contact/send-contact-emails.ts'
import { requestFollowUp } from '../request-follow-up.ts'
import { recordDeath } from './record-death.ts'

/** Milliseconds: the chat loads its models, on a busy machine. */
const PATIENCE = 120_000
const HOUR = 3600
const DAY = 86_400
let db: TestDatabase
let admin: StaffContext
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => {} }
beforeAll(async () => {
  db = await openTestDatabase()
  await publishApproved(db.sql, STARTERS)
  await clearBooking(db.sql)
  await buildNp(db.sql, { provinces: ['ON'] })
  admin = staffContext(db, await buildStaff(db.sql, { groups: ['admins', 'nps', 'pcrs'], provinces: ['ON'] }))
})
afterAll(() => db.close())

let made = 0
const emailOf = () => `reader${++made}@mail.example`
const build = async (parts: object = {}) => {
  const email = emailOf()
  return { email, patient_id: (await buildPatient(db.sql, { province: 'ON', email, phone: '4165550133', ...parts })).patient_id }
}

/** What each kind of email to a patient is planned by, as staff and patients do it. */
const KINDS: Readonly<Record<string, () => Promise<{ patient_id: string; email: string }>>> = {
  'an appointment': async () => {
    const patient = await build()
    const slotId = (await free(db.sql)).at(-1)?.slotId ?? ''
    await bookVisit({ ...admin, secret: SECRET, video: null }, { ...patient, slotId, province: 'ON', way: 'phone' })
    return patient
  },
  'a renewal': () => buildReminded(db.sql, { renewsIn: 7 }),
  'an intake that stopped': () =>
    buildReminded(db.sql, { questionnaire_in_progress: true, questionnaire_started_at: later(TEST_NOW, -DAY) }),
  'a follow-up': async () => {
    const patient = await buildReminded(db.sql)
    await requestFollowUp(admin, { patient_id: patient.patient_id, requested: true })
    return patient
  },
  'calls that were not answered': async () => {
    const patient = await build({ in_pcr_queue: true })
    const after = (await readCalls(admin, patient.patient_id)).last_id
    await recordCall(admin, { patient_id: patient.patient_id, outcome: 'wrong-number', after })
    return patient
  },
  'a decision after a visit': async () => {
    const patient = await build({ in_np_queue: true, assigned_np: admin.staff.id })
    await completeAppointment(admin, patient.patient_id, { kind: 'authorize', grams_per_day: 1.5, months: 12, reason: '' })
    return patient
  },
  'a changed address': async () => {
    const patient = await build()
    const contact = { email: patient.email }
    await db.sql`update patients set email = ${`old.${patient.email}`} where patient_id = ${patient.patient_id}`
    await correctContact(admin, {
      patient_id: patient.patient_id,
      version: 1,
      contact,
      reason: 'changed',
      note: '',
      checked_by: 'photo-id',
    } as never)
    return patient
  },
  'a message of the team in the chat': async () => {
    const [ask, id] = [await openChat(db), `death${String(++made).padStart(7, '0')}`]
    const first = await ask(id, '', { query: 'book with tcn' })
    await ask(id, first.key, { query: 'I want to talk to a person' })
    const email = emailOf()
    const [row] = await db.sql<{ patient_id: string }[]>`
      update patients p set email = ${email}, date_of_birth = '1980-02-03', province = 'ON' from conversations c
      where c.id = ${id} and p.patient_id = c.patient_id returning p.patient_id`
    await sayInConversation(admin, id, { text: 'We have an answer', client_id: `say-${id}`, turn: 2 })
    return { patient_id: row?.patient_id ?? '', email }
  },
}

/** Every job that writes to patients, at a moment. */
async function sendAll(now: string): Promise<void> {
  const at = { sql: db.sql, now, zone: ZONE }
  const post = {
    ...at,
    mailer,
    brand: 'TCN AI',
    origin: 'https://clinic.example',
    secret: SECRET,
    from: 'TCN AI <no-reply@clinic.example>',
    video: null,
  }
  await planDueReminders(at)
  await sendDueReminders(post)
  await sendDueEmails(post, askAboutDeath)
  await sendCallEmails({ ...post, morning: {} })
  await sayVisitMessages(at as never)
  await sendVisitEmails(post)
  await sendReplyEmails(post)
  await sendContactEmails({ ...post, contact: null, reach: { origin: null } })
}

test.each(Object.keys(KINDS))(
  'of someone who died no email about %s is sent, which others get',
  async (kind) => {
    mails = []
    const [alive, dead] = [await KINDS[kind]?.(), await KINDS[kind]?.()]
    await planDueReminders({ sql: db.sql, now: TEST_NOW, zone: ZONE })
    await recordDeath({ ...admin, now: later(TEST_NOW, 30) }, { patient_id: dead?.patient_id ?? '', reported_by: 'family', died_on: null })
    for (const seconds of [40, 180, HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY]) await sendAll(later(TEST_NOW, seconds))
    const to = (whose: { email: string } | undefined) => mails.filter((mail) => mail.to.endsWith(whose?.email ?? '-')).length
    expect(to(alive)).toBeGreaterThan(0)
    expect(to(dead)).toBe(0)
  },
  PATIENCE,
)
