import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { DocumentPage } from './support/document-page.ts'
import { decideAndWriteNote, elements, sendAndRegister, verify } from './support/document-steps.ts'
import { expect, test } from './support/fixtures.ts'
import { freshName, freshPhone } from './support/fresh-name.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { openTab } from './support/open-tab.ts'
import { QueuePage } from './support/queue-page.ts'
import { sendAs } from './support/send-as.ts'
import { newSeller, newSigner } from './support/signers.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

const CALLER = { given: 'Wilhelmina', surname: freshName('Overhill'), bornOn: '1971-03-09' }
const PHONE = freshPhone()
const NAME = `${CALLER.given} ${CALLER.surname}`
const LATER = 6
const WEEK = [1, 2, 3, 4, 5, 6, 7]

test('a caller is looked up, registered, booked, seen and treated, the document is verified and registered, and the follow-up reaches her in the chat (F-1, F-7, F-8, F-9, F-12)', async ({
  visitor,
}) => {
  test.setTimeout(240_000)
  const now = Date.now()
  const email = `overhill.${now}@mail.example`
  const seller = `Southern Meadow ${now}`
  await newSeller(seller)
  const signer = await newSigner(visitor)
  const { id: npId } = await sendAs<{ id: number }>(signer.email, { method: 'GET', path: '/api/me' })
  const hours = WEEK.map((weekday) => ({ weekday, starts: 540, ends: 1020 }))
  const path = `/api/booking/working_hours/${npId}`
  await sendAs(signer.email, { method: 'PUT', path, body: { version: 0, hours, days_off: [] } })
  const page = await visitor(STAFF.pcr)

  const id = await test.step('A PCR looks the caller up, finds no one, and registers her.', () => register(page, email))

  await test.step('The PCR books her visit.', async () => {
    const record = page.getByRole('dialog').filter({ hasText: NAME })
    await openTab(record, 'Visits')
    await record.getByRole('button', { name: 'Book a visit' }).click()
    const booking = page.getByRole('dialog', { name: `Book a visit for ${NAME}` })
    await booking
      .getByRole('radio', { name: new RegExp(signer.name) })
      // Hours away: the first one may be over before she is asked about it.
      .nth(LATER)
      .check({ force: true })
    await expect(booking).toContainText(`${NAME} gets an email with the time`)
    await booking.getByRole('button', { name: `Book ${NAME}` }).click()
    await expect(page.getByText(new RegExp(`^Visit booked for ${NAME}`))).toBeVisible()
  })

  await test.step('The PCR sends her on to the NPs.', async () => {
    const queue = new QueuePage(page, 'pcr')
    await queue.open()
    await queue.search(id)
    await queue.claim(NAME)
    await queue.act(NAME, 'Send to NP', 'Send to NP queue…')
    await queue.confirm('Send to NP queue')
    await expect(queue.row(queue.mine, NAME)).toHaveCount(0)
  })

  const documents = new DocumentPage(signer.page)
  await test.step('The NP of the visit reads the brief, claims her, decides, and signs the note.', async () => {
    await signer.page.goto(`/pages/patient?patient=${id}`)
    await expect(signer.page.getByRole('heading', { name: 'Before the visit' })).toBeVisible()
    await signer.page.getByRole('button', { name: 'Claim', exact: true }).click()
    await decideAndWriteNote(signer.page)
  })

  const number = await test.step('The medical document is signed, and a PDF library finds every element in it.', async () => {
    await openTab(signer.page, 'Documents')
    await signer.page.getByRole('button', { name: 'Prepare a medical document' }).click()
    await documents.fillIn()
    await documents.meter.getByRole('button', { name: 'Record consent' }).click()
    const consent = signer.page.getByRole('dialog', { name: /agreed to treatment/ })
    await consent.getByRole('button', { name: 'Record consent' }).click()
    await documents.explainWarnings('Seen with the patient')
    await (await documents.sign(signer.email)).click()
    await expect(documents.current.getByRole('article')).toContainText('Signed, not sent')
    const signed = (await documents.current.getByText(/^MD-/).textContent()) ?? ''
    const said = (await documents.readFile('Download PDF')).pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))
    for (const text of elements(signed, signer, CALLER)) expect(said).toContain(text)
    return signed
  })

  await test.step('A seller who calls is called back and hears match.', () => verify(visitor, { seller, number, ...CALLER }))

  await test.step('Registered with the seller: the renewal date follows, and a follow-up is asked for.', async () => {
    await sendAndRegister(documents, seller)
    const card = documents.current.getByRole('article')
    await expect(card).toContainText(`${seller}, since`)
    const ends = await card.locator('dt', { hasText: 'Ends' }).locator('xpath=following-sibling::dd').textContent()
    await openTab(signer.page, 'Summary')
    const summary = signer.page.getByRole('tabpanel', { name: /^Summary/ })
    await expect(summary).toContainText(ends ?? 'no end')
    await summary.getByRole('button', { name: 'Request a follow-up' }).click()
    await expect(summary.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
    await expectAccessible(signer.page)
  })

  await test.step('In the chat she proves who she is and is asked the follow-up.', async () => {
    const chat = new ChatPage(await visitor())
    const before = emailsTo(email)
    await chat.open()
    await chat.begin()
    await chat.send('I was here before')
    await chat.card.getByRole('textbox').fill(email)
    await chat.choose('Submit')
    await expect(chat.heading).toHaveText('And what is your date of birth?')
    await chat.send('9 March 1971')
    await expect(chat.heading).toHaveText(/six digits of the code/)
    await chat.card.getByRole('textbox').fill(await codeFromEmail(email, before))
    await chat.choose('Submit')
    await expect(chat.conversation).toContainText(`${CALLER.given}, I found your record`, { timeout: 20_000 })
    await expect(chat.conversation).toContainText('You have a visit:')
    await chat.answer('Keep it as it is')
    await takeScreenshot(chat.page, 'whole-visit-follow-up')
    await expect(chat.conversation).toContainText(/follow-up/i)
  })
})

/** Looks for someone who is not there, registers her, and answers her id. */
async function register(page: Page, email: string): Promise<string> {
  await new QueuePage(page, 'pcr').open()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Search patients, pages and actions' }).fill('look up')
  await page.getByRole('option', { name: /^Look up caller/ }).click()
  const lookUp = page.getByRole('dialog', { name: 'Look up caller' })
  await lookUp.getByRole('textbox', { name: 'Name' }).fill(NAME)
  await lookUp.getByRole('textbox', { name: 'Date of birth' }).fill('9 March 1971')
  await lookUp.getByRole('textbox', { name: 'Phone' }).fill(PHONE)
  await lookUp.getByRole('combobox', { name: 'Reason' }).selectOption('Caller on the line')
  await lookUp.getByRole('button', { name: 'Look up' }).click()
  await lookUp.getByRole('button', { name: 'Register as a new patient' }).click()
  const form = page.getByRole('dialog', { name: 'Register caller' })
  const fill = (name: string, value: string) => form.getByRole('textbox', { name, exact: true }).fill(value)
  await fill('First name', CALLER.given)
  await fill('Last name', CALLER.surname)
  await fill('Date of birth', '9 March 1971')
  await fill('Phone', PHONE)
  await fill('Email', email)
  await fill('Street address', '41 Colborne Street')
  await fill('City', 'Brantford')
  await fill('Postal code', 'N3T 2G4')
  await form.getByRole('combobox', { name: 'Province' }).selectOption('Ontario')
  await form.getByRole('combobox', { name: 'Sex' }).selectOption('Female')
  await form.getByRole('button', { name: 'Register caller' }).click()
  await expect(page.getByText(`${NAME} is registered and waits in the PCR queue.`)).toBeVisible()
  const record = page.getByRole('dialog').filter({ hasText: NAME })
  return (
    (await record
      .getByText(/^TCN-\d+$/)
      .first()
      .textContent()) ?? ''
  )
}
