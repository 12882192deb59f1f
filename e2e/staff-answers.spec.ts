import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { patient } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(180_000)

test('staff take the patient’s words as the answer: it is marked as theirs, and the patient continues with the next question (F-11)', async ({
  visitor,
}) => {
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  const readId = patientIdFromChat(phone)
  await chat.open()
  await chat.reachQuestions(patient({ firstName: 'Maëlle', lastName: 'Answered-For' }))
  const question = (await chat.heading.textContent()) ?? ''
  const [, first = ''] = await chat.card.getByRole('combobox').getByRole('option').allTextContents()
  await chat.send('I would like to talk to a person')
  const id = await readId()

  const staff = await visitor(STAFF.pcr)
  await staff.setViewportSize({ width: 1440, height: 900 })
  const queue = new QueuePage(staff, 'pcr')
  await queue.open()
  await queue.search(id)
  const record = await queue.openDetails(queue.unassigned, id)
  await openTab(record, 'Conversation')
  await record.getByRole('button', { name: 'Join the conversation' }).click()
  await expect(chat.conversation).toContainText('has joined', { timeout: 20_000 })
  await chat.send('The first one fits me best')

  const log = record.getByRole('list', { name: 'Conversation' })
  await log.getByRole('listitem').filter({ hasText: 'The first one fits me best' }).getByRole('button', { name: 'Take as answer…' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Questions of the questionnaire' })
  await expect(dialog.getByRole('combobox', { name: 'Question' }).locator('option:checked')).toHaveText(`${question} (waits now)`)
  await dialog.getByRole('checkbox', { name: first, exact: true }).check()
  await expectAccessible(staff)
  await takeScreenshot(staff, 'staff-answer')
  await dialog.getByRole('button', { name: 'Take as answer', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await log.getByRole('listitem').filter({ hasText: 'The first one fits me best' }).getByRole('button', { name: 'Take as answer…' }).click()
  await dialog.getByRole('combobox', { name: 'Question' }).selectOption({ label: question })
  await expect(dialog).toContainText(`Answered: ${first}, entered by Amara`)
  await takeScreenshot(staff, 'staff-answer-entered')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await record.getByRole('button', { name: 'Hand back to assistant' }).click()
  await expect(chat.conversation).toContainText('The assistant continues where you stopped')
  await expect(chat.heading).not.toHaveText(question)
  await expect(chat.heading).not.toHaveText('A person will help you')
})
