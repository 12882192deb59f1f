import { beginVisit } from '@clinic/server/testing/begin-visit'
import { inDatabase } from './support/booked.ts'
import { ChatPage } from './support/chat-page.ts'
import { expectSteps } from './support/count-steps.ts'
import { expect, test } from './support/fixtures.ts'
import { codeFromEmail, emailsTo } from './support/mail.ts'
import { openTab } from './support/open-tab.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { patient } from './support/patients.ts'
import { prepareDocument } from './support/prepare-document.ts'
import { claimAs, newPatient, newPatients, newWorker } from './support/queue-people.ts'
import { raiseUrgentHelp } from './support/raise-urgent-help.ts'
import { sendAs } from './support/send-as.ts'
import { newSigner } from './support/signers.ts'
import { waitingPatient } from './support/waiting-patients.ts'

const TIME = /^\d\d:\d\d/
/** As long in every run. */
const EMAIL = `w.${String(Date.now()).slice(-8)}@mail.example`

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'keys need a keyboard'))

test('daily tasks: a caller is found by phone in any format, by birth date and by name in either order', async ({ visitor }) => {
  const id = await waitingPatient({ first_name: 'Maude', last_name: 'Lavoie' })
  await inDatabase((sql) => sql`update patients set phone = '9025550163', date_of_birth = '1957-11-03' where patient_id = ${id}`)
  const { queue, page } = await newWorker(visitor, 'pcr')
  await queue.open()
  const finds = async (words: string) => {
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    await expect(queue.row(queue.unassigned, id)).toBeVisible()
    await expect(page).toHaveURL(/q=/)
  }
  const tasks = [
    ['Find a caller by phone', '1 (902) 555-0163'],
    ['Find a caller by birth date', '3 nov 1957'],
    ['Find “lavoie maude”, in either order', 'lavoie maude'],
    ['Find “lavoie maude”, in either order', 'maude lavoie'],
  ] as const
  for (const [task, words] of tasks) {
    await expectSteps(page, task, () => finds(words))
    await page.getByRole('searchbox').fill('')
    await page.locator('body').press('Escape')
    await page.locator('body').click({ position: { x: 400, y: 5 } })
    await expect(page).not.toHaveURL(/q=/)
  }
})

test('daily tasks of a PCR: claim, read, note, call back, complete, hand over', async ({ visitor }) => {
  const [first = '', second = '', third = ''] = await newPatients('pcr', 'Daily-Task', 3)
  const { queue, page, email } = await newWorker(visitor, 'pcr')
  await claimAs(email, 'pcr', second)
  await claimAs(email, 'pcr', third)
  await queue.open()
  await queue.search('Daily-Task')
  const mine = (id: string) => queue.row(queue.mine, id)

  await expectSteps(page, 'Claim', async () => {
    await queue
      .row(queue.unassigned, first)
      .getByRole('button', { name: /^Claim/ })
      .click()
    await expect(mine(first)).toBeVisible()
  })
  await expectSteps(page, 'Read the answers', async () => {
    await mine(first).getByRole('group', { name: 'Patient Type' }).click()
    await openTab(queue.pane, 'Answers')
  })
  await mine(first).focus()
  await expectSteps(page, 'Write a note', async () => {
    await page.keyboard.press('n')
    await page.keyboard.type('works nights')
    await expect(mine(first).getByText('Saved', { exact: true })).toBeVisible()
  })
  await mine(first).focus()
  await expectSteps(page, 'Record a call and when to call back', async () => {
    await page.keyboard.press('l')
    await expect(page.getByRole('dialog', { name: 'Record a call' }).getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Call recorded\. Next call/)).toBeVisible()
  })
  await expectSteps(page, 'Hand over to the NPs', async () => {
    await mine(first)
      .getByRole('button', { name: /^Send to NP/ })
      .click()
    await queue.confirm('Send to NP queue')
    await expect(mine(first)).toHaveCount(0)
  })
  await queue.openBeside(queue.mine, second)
  await expectSteps(page, 'Complete and open the next patient', async () => {
    await queue.pane.getByRole('button', { name: 'Send to NP and next' }).click()
    await queue.confirm('Send to NP queue')
    await expect(queue.pane.getByRole('region', { name: 'Patient', exact: true })).toContainText(third)
  })
})

test('daily tasks of a PCR: book, move and cancel a visit', async ({ visitor }) => {
  const { id, name } = await newPatient('pcr', 'Daily-Visit')
  const { queue, page } = await newWorker(visitor, 'pcr')
  await queue.open()
  await queue.search(id)
  const row = queue.row(queue.unassigned, id).getByRole('group', { name: 'Patient Type' })
  const visits = page.getByRole('tabpanel', { name: 'Visits' })
  const again = async () => {
    await page.reload()
    await page.goto(`/pages/userqueue?q=${id}`)
    await queue.showsLists()
  }
  await expectSteps(page, 'Book a visit', async () => {
    await row.click()
    await openTab(queue.pane, 'Visits')
    await visits.getByRole('button', { name: 'Book a visit' }).click()
    const booking = page.getByRole('dialog', { name: `Book a visit for ${name}` })
    await booking.getByRole('radio', { name: TIME }).first().check({ force: true })
    await booking.getByRole('button', { name: `Book ${name}` }).click()
    await expect(page.getByText(new RegExp(`^Visit booked for ${name}`))).toBeVisible()
  })
  await again()
  await expectSteps(page, 'Move a visit', async () => {
    await row.click()
    await openTab(queue.pane, 'Visits')
    await visits.getByRole('button', { name: /^Move/ }).click()
    const moving = page.getByRole('dialog', { name: `Move the visit of ${name}` })
    await moving.getByRole('radio', { name: TIME }).nth(2).check({ force: true })
    await moving.getByRole('button', { name: `Move ${name}` }).click()
    await expect(page.getByText(new RegExp(`^Visit moved for ${name}`))).toBeVisible()
  })
  await again()
  await expectSteps(page, 'Cancel a visit', async () => {
    await row.click()
    await openTab(queue.pane, 'Visits')
    await visits.getByRole('button', { name: /^Cancel visit/ }).click()
    const question = page.getByRole('dialog', { name: `Cancel the visit of ${name}?` })
    await question.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option', { name: 'The patient asked' }).click()
    await question.getByRole('button', { name: 'Cancel visit' }).click()
    await expect(page.getByText(`Visit of ${name} cancelled.`)).toBeVisible()
  })
})

test('daily tasks in the chat: answer a patient who asked for a person', async ({ visitor }) => {
  const chat = new ChatPage(await visitor())
  const readId = patientIdFromChat(chat.page)
  await chat.open()
  await chat.reachQuestions(patient({ firstName: 'Daily', lastName: 'Writer' }))
  await chat.send('I want to talk to a person')
  await expect(chat.heading).toHaveText('A person will help you')
  const id = await readId()
  const { queue, page } = await newWorker(visitor, 'pcr')
  await queue.open()
  await queue.search(id)
  await expectSteps(page, 'Join a chat and send a reply', async () => {
    await queue.row(queue.unassigned, id).getByRole('group', { name: 'Patient Type' }).click()
    await openTab(queue.pane, 'Conversation')
    await queue.pane.getByRole('button', { name: 'Join the conversation' }).click()
    await expect(queue.pane.getByRole('textbox', { name: 'To the patient' })).toBeFocused()
    await page.keyboard.type('hello, i am here')
    await page.keyboard.press('Enter')
    await expect(chat.conversation).toContainText('hello, i am here', { timeout: 30_000 })
  })
})

test('daily tasks of an NP: hold, mark an arrival, decide', async ({ visitor }) => {
  const [held = '', seen = ''] = await newPatients('np', 'Daily-Seen', 2)
  const { queue, page, email } = await newWorker(visitor, 'np')
  const { id: np_id } = await sendAs<{ id: number }>(email, { method: 'GET', path: '/api/me' })
  for (const id of [held, seen]) await claimAs(email, 'np', id)
  await inDatabase((sql) => beginVisit(sql, { patient_id: seen, np_id }))
  await queue.open()
  await queue.row(queue.mine, held).focus()
  await expectSteps(page, 'Hold until tomorrow', async () => {
    await page.keyboard.press('h')
    await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow morning' }).click()
    await queue.expectMessage('Patient placed on hold')
  })
  await expectSteps(page, 'Mark an arrival', async () => {
    await queue.row(queue.mine, seen).getByRole('group', { name: 'Patient Type' }).click()
    await openTab(queue.pane, 'Visits')
    await queue.pane.getByRole('button', { name: /^Arrived/ }).click()
    await expect(page.getByText(/has arrived\.$/)).toBeVisible()
  })
  await queue.row(queue.mine, seen).focus()
  await expectSteps(page, 'Decide: authorize 1.5 g for 12 months', async () => {
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog', { name: /^Complete the appointment of / })
    await dialog.getByRole('radio', { name: 'Authorize', exact: true }).check()
    await dialog.getByLabel('Grams a day').click()
    await page.keyboard.type('1.5')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  })
})

test('daily tasks of an NP: sign a document', async ({ visitor }) => {
  const signer = await newSigner(visitor)
  const documents = await prepareDocument(signer, 'Daily-Signed')
  await documents.explainWarnings('Seen with the patient')
  const { page } = signer
  await expectSteps(page, 'Sign a medical document that is ready', async () => {
    await documents.draft.getByRole('button', { name: 'Sign…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Sign the medical document of / })
    await dialog.getByRole('checkbox', { name: /correct and complete/ }).check()
    const before = emailsTo(signer.email)
    await dialog.getByRole('button', { name: 'Confirm it is you' }).click()
    await expect(dialog.getByLabel('Code that we sent to your email')).toBeFocused()
    await page.keyboard.type(await codeFromEmail(signer.email, before))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/^It is you, confirmed until/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Sign for / }).click()
    await expect(documents.current.getByRole('article')).toContainText('Signed, not sent')
  })
})

test('daily tasks of everyone: complete a help request, take an alarm, look up and register a caller', async ({ visitor }) => {
  const { id } = await newPatient('pcr', 'Daily-Help')
  await raiseUrgentHelp(id)
  const { queue, page, email, name } = await newWorker(visitor, 'pcr')
  await claimAs(email, 'pcr', id)
  await queue.open()
  await expectSteps(page, 'Complete a request for help', async () => {
    await queue
      .row(queue.mine, id)
      .getByRole('button', { name: /^Complete help/ })
      .click()
    await queue.confirm('Complete urgent request')
    await expect(queue.row(queue.mine, id)).toHaveCount(0)
  })

  const words = `I want to kill myself, says ${Math.random().toString(36).slice(2, 10)}`
  const chat = new ChatPage(await visitor())
  await chat.open()
  await chat.begin()
  await chat.send(words)
  const alarm = page.getByRole('region', { name: 'Open alarms' }).getByRole('listitem').filter({ hasText: words })
  await expect(alarm).toBeVisible()
  await expectSteps(page, 'Take an alarm', async () => {
    await alarm.getByRole('button', { name: `Take as ${name.split(' ')[0]}` }).click()
    await expect(alarm).toContainText(`Taken by ${name}`)
  })

  const next = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab')
      if (text !== '') await page.keyboard.type(text)
    }
  }
  await expectSteps(page, 'Look up a caller in vain and register them', async () => {
    await page.getByRole('button', { name: 'Look up caller' }).click()
    const lookUp = page.getByRole('dialog', { name: 'Look up caller' })
    await expect(lookUp.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('wilma dailytask')
    await next('9 mar 1971', '416-555-0143', '', 'n3t 2g4', '', '')
    await next('c', '')
    await page.keyboard.press('Enter')
    await lookUp.getByRole('button', { name: 'Register as a new patient' }).click()
    const form = page.getByRole('dialog', { name: 'Register caller' })
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('wilma')
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await page.keyboard.type(EMAIL)
    await next('41 colborne street', 'brantford', '', 'on', 'f')
    await form.getByRole('button', { name: 'Register caller' }).click()
    await expect(page.getByText('wilma dailytask is registered and waits in the PCR queue.')).toBeVisible()
  })
})
