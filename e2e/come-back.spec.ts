import { inDatabase } from './support/booked.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect } from './support/fixtures.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { shiftedClinic as test } from './support/own-clinic.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(300_000)

const PHONE = { width: 390, height: 844 }
const DAYS_AWAY = 100
const DAY = 86_400

/** The hour’s own turn would come within an hour. */
const endSilentIntakes = () => inDatabase((sql) => sql`select graphile_worker.add_job('end_silent_intakes')`)

test('a patient whose intake ended for silence comes back after months on another phone, by a code, to the very question, and books (F-3, A-3)', async ({
  visitor,
  program,
}) => {
  const who = patient({ firstName: 'Solveig', lastName: 'Thibodeau' })
  const first = await visitor()
  await first.setViewportSize(PHONE)
  const chat = new ChatPage(first)
  await chat.open()
  await chat.reachQuestions(who)
  await chat.answerUntil(who, 'How often does pain keep you from things you want to do?')
  const stopped = (await chat.heading.textContent()) ?? ''
  await first.close()

  await test.step('Months pass without a word, and the intake ends.', async () => {
    await program.shiftClock(DAYS_AWAY * DAY)
    await endSilentIntakes()
    const ended = () =>
      inDatabase((sql) => sql`select abandoned_at is not null as ended, patient_active from patients where email = ${who.personal.email}`)
    await expect.poll(ended).toEqual([{ ended: true, patient_active: false }])
  })

  const page = await visitor()
  await page.setViewportSize(PHONE)
  const other = new ChatPage(page)
  await test.step('On another phone a code leads to the same question.', async () => {
    const before = emailsTo(who.personal.email)
    await other.open()
    await other.begin()
    await other.choose('I’ve been here before')
    await other.card.getByRole('textbox').fill(who.personal.email)
    await other.choose('Submit')
    await expect(other.heading).toHaveText('And what is your date of birth?')
    await other.send('17 May 1980')
    await expect(other.heading).toHaveText(/the six digits of the code/)
    await other.card.getByRole('textbox').fill(await codeFromEmail(who.personal.email, before))
    await other.choose('Submit')
    await expect(other.conversation).toContainText('I found your record and opened it again', { timeout: 20_000 })
    await expect(other.heading).toHaveText(/Shall we pick up where you left off\?$/)
    await takeScreenshot(page, 'come-back-found')
    await other.answer('Yes, pick up where I left off')
    await expect(other.heading).toHaveText(stopped, { timeout: 20_000 })
    await takeScreenshot(page, 'come-back-question')
  })

  await test.step('They answer the rest and book a visit.', async () => {
    await other.answerUntil(who, 'Choose a time')
    const times = other.dialog('Choose a time')
    await times.getByRole('radio').first().check()
    await times.getByRole('button', { name: 'Choose this time' }).click()
    await expect(other.heading).toHaveText('Shall I book it?')
    await other.choose('Yes, book it')
    await expect(other.heading).toHaveText('You are in line for our care team')
    await takeScreenshot(page, 'come-back-booked')
    const rows = await inDatabase(
      (sql) => sql`
        select p.patient_active, p.in_pcr_queue, a.state from patients p join appointments a using (patient_id) where p.email = ${who.personal.email}`,
    )
    expect(rows).toEqual([{ patient_active: true, in_pcr_queue: true, state: 'booked' }])
  })
})
