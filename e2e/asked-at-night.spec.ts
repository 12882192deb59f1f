import { expectAccessible } from './support/accessible.ts'
import { inDatabase } from './support/booked.ts'
import { FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { enableFrench, expectFrench } from './support/enable-french.ts'
import { expect } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { shiftedClinic as test } from './support/own-clinic.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { patient } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { sendAs } from './support/send-as.ts'
import { keepSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: 8 * 60, ends: 17 * 60 }))
const HOURS = { weekly: WEEK, holidays: false, days_off: [], offer_minutes: 10 }
const MINUTE = 60
const UNTIL_MORNING = (10 * 60 + 10) * MINUTE

/** Seconds until it is 22:00 in the clinic on a day before a working day. */
function untilNight(): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Toronto', weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  const isNight = (ms: number) => /^(?:Mon|Tue|Wed|Thu),? 22$/.test(clock.format(ms))
  const now = Date.now()
  for (let seconds = 0; seconds < 8 * 24 * 60 * MINUTE; seconds += MINUTE) if (isNight(now + seconds * 1000)) return seconds
  throw new Error('no such night within a week')
}

test('at 22:00 a patient asks in French for a person, is told when the team is back and can be written to instead; in the morning both sides know (F-10, F-11)', async ({
  visitor,
  program,
}) => {
  await keepSession(STAFF.admin)
  await enableFrench()
  await sendAs(STAFF.admin, { method: 'PUT', path: '/api/conversations/opening_hours', body: HOURS })
  const night = untilNight()
  await program.shiftClock(night)
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone, FRENCH)
  const readId = patientIdFromChat(phone)
  const looks = async (name: string) => {
    await expectFrench(phone)
    await expectAccessible(phone)
    await takeScreenshot(phone, `night-${name}`)
  }
  await chat.open('?lang=fr')
  await chat.reachQuestions(patient({ firstName: 'Maude', lastName: 'De-Nuit' }))
  const id = await readId()

  await test.step('She is told that the team is away, when it is back, and what she can do instead.', async () => {
    await chat.send('je voudrais parler à une personne')
    await expect(chat.heading).toHaveText('Une personne va vous aider')
    await expect(chat.conversation).toContainText(
      /Notre équipe n’est pas là en ce moment\. Elle revient le (?:mardi|mercredi|jeudi|vendredi) .+, 8\u00a0h\u00a000 \(heure de l’Est\)\. Vous gardez votre place\./,
    )
    await looks('asked')
    const offers = phone.getByRole('group', { name: 'Vous pouvez aussi' })
    await expect(offers.getByRole('button')).toHaveCount(3)
    await offers.scrollIntoViewIfNeeded()
    await looks('offers')
    await offers.getByRole('button').nth(1).click()
    await expect(chat.conversation).toContainText('vous recevrez un courriel dès qu’un message vous attendra.')
    expect(await offers.getByRole('button').allTextContents()).toEqual(['Je n’ai plus besoin d’une personne'])
    await looks('email')
  })

  await program.shiftClock(night + UNTIL_MORNING)
  await inDatabase((sql) => sql`select graphile_worker.add_job('tell_waiting')`)
  await test.step('In the morning her page says that the team is there, and until when.', async () => {
    await expect(chat.conversation).toContainText('Notre équipe est là maintenant, jusqu’à 17\u00a0h\u00a000 (heure de l’Est).', {
      timeout: 40_000,
    })
    await looks('morning')
  })

  await test.step('A PCR finds her in the queue with the reason and the wait, and reads what she was told.', async () => {
    await keepSession(STAFF.pcr)
    const staff = await visitor(STAFF.pcr)
    await staff.setViewportSize({ width: 1440, height: 900 })
    const queue = new QueuePage(staff, 'pcr')
    await queue.open()
    await takeScreenshot(staff, 'night-queue-whole')
    await queue.search(id)
    await expect(queue.unassigned).toContainText('Asked for a person')
    await takeScreenshot(staff, 'night-queue')
    const record = await queue.openDetails(queue.unassigned, id)
    await openTab(record, 'Conversation')
    await expect(record.getByText(/^The patient asked for a person/)).toBeVisible()
    await expectAccessible(staff)
    await takeScreenshot(staff, 'night-record')
  })
})
