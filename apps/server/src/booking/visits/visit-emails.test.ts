import type { Staff } from '@clinic/core/authorization/staff'
import { writeSlotId } from '@clinic/core/booking/slot-id'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPatient, buildStaff, nobodyContext, staffContext } from '../../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { askAboutDeath } from '../../care/next-steps/ask-about-death.ts'
import { later } from '../../platform/clock.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { book, buildNp, free, hold, SECRET, ZONE } from '../booked.harness.ts'
import { sendDueEmails } from '../emails/send-due-emails.ts'
import { cancelByLink } from '../magic-links/cancel-by-link.ts'
import { bookVisit } from './book-visit.ts'
import { cancelVisit } from './cancel-visit.ts'
import { moveVisit } from './move-visit.ts'

/** The database decides by its own clock who may open a record. */
const NOW = new Date().toISOString()
const MINUTE = 60
const HALF_HOUR = 30 * MINUTE
const HOUR = 2 * HALF_HOUR
const POST = { brand: 'TCN AI', origin: 'https://clinic.example', secret: SECRET, from: 'TCN AI <no-reply@clinic.example>', zone: ZONE }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each(['en', 'fr'] as const)(
  'a patient is emailed the same, at the same times, about a visit that staff book, move and cancel as about their own (F-9, %s)',
  async (language) => {
    const [one, other] = [await buildNp(database.sql), await buildNp(database.sql)]
    const pcr = await buildStaff(database.sql, { groups: ['pcrs'] })
    const patient = (name: string) => buildPatient(database.sql, { in_pcr_queue: true, email: `${name}.${language}@example.org` })
    const [own, by] = [await patient('own'), await patient('by.staff')]
    for (const { patient_id } of [own, by])
      await database.sql`update patient_details set language = ${language} where patient_id = ${patient_id}`
    const emails = followEmails()
    const starts = (await free(database.sql, { now: NOW })).map(({ startAt }) => startAt)
    const last = starts.at(-1) ?? ''
    const first = starts.findLast((start) => start < later(last, -72 * HOUR)) ?? ''
    const slotId = (np: Staff, starts_at: string) => writeSlotId({ user_id: np.id, starts_at, visit: 'new' })
    const as = (now: string) => ({ ...staffContext(database, pcr, now), secret: SECRET, video: null })
    const [on, then] = [{ province: 'ON', way: 'phone' } as const, later(NOW, HOUR)]

    await hold(database.sql, { ...own, slotId: slotId(one, first), now: NOW })
    const key = (await book(database.sql, own.patient_id, NOW))?.link?.split('key=')[1] ?? ''
    const { id } = await bookVisit(as(NOW), { ...by, slotId: slotId(other, first), ...on })
    await emails.until(later(NOW, HALF_HOUR))
    await hold(database.sql, { ...own, slotId: slotId(one, last), now: then })
    await book(database.sql, own.patient_id, then)
    await moveVisit(as(then), { ...by, id: String(id), slotId: slotId(other, last), ...on })
    const end = later(last, -HOUR)
    await emails.until(end)
    await cancelByLink({ ...nobodyContext(database, end), ...POST }, key)
    await cancelVisit(as(end), { ...by, id: String(id), reason: 'patient' })
    await emails.until(later(end, HALF_HOUR))

    const [mine, theirs] = [emails.to(`own.${language}@example.org`), emails.to(`by.staff.${language}@example.org`)]
    expect(theirs).toEqual(mine)
    const begin = language === 'en' ? 'TCN AI: your appointment ' : 'TCN AI\u00A0: votre rendez-vous '
    const ends = {
      en: ['is booked', 'was rescheduled', 'is coming up', 'is today', 'is cancelled'],
      fr: ['est réservé', 'a été déplacé', 'approche', 'est aujourd’hui', 'est annulé'],
    }
    expect(mine.map(({ subject }) => subject)).toEqual(ends[language].map((words) => `${begin}${words}`))
  },
)

/** What is sent from now on, every half hour; what differs for two patients with the same visit is taken out: address, link and number. */
function followEmails() {
  const sent: (Mail & { at: string })[] = []
  const mailer = { send: async (mail: Mail, at: string) => void sent.push({ ...mail, at }), close: () => {} }
  let now = later(NOW, 2 * MINUTE)
  return {
    async until(end: string): Promise<void> {
      for (; now <= end; now = later(now, HALF_HOUR)) await sendDueEmails({ ...POST, sql: database.sql, now, mailer }, askAboutDeath)
      now = later(end, 2 * MINUTE)
      await sendDueEmails({ ...POST, sql: database.sql, now, mailer }, askAboutDeath)
    },
    to: (address: string) =>
      sent
        .filter(({ to }) => to === address)
        .map(({ to, text, calendar, ...rest }) => ({
          ...rest,
          text: text.replace(/key=\S+/, 'key='),
          calendar: calendar && {
            ...calendar,
            content: calendar.content
              .replace(/\r\n /g, '')
              .replaceAll(to, '')
              .replace(/^UID:.*$/m, 'UID:'),
          },
        })),
  }
}
