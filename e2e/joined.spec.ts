import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test('staff join a patient’s chat, both see the same messages, and the assistant repeats its question afterwards (F-11)', async ({
  visitor,
}) => {
  const patient = await visitor()
  await patient.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(patient)
  await chat.open()
  await chat.begin()
  await chat.choose('New Patient Intake')
  const form = await chat.goOnToConsent()
  await form.getByRole('button', { name: 'Close' }).first().click()
  const id = await patient.evaluate(() => JSON.parse(localStorage.getItem('chat-conversation') ?? '{}').conversation_id as string)

  const staff = await visitor(STAFF.admin)
  await staff.goto(`/pages/conversations?open=${id}`)
  await staff.getByRole('button', { name: 'Open the chat' }).click()
  await staff.getByRole('button', { name: 'Join the conversation' }).click()
  await expect(staff.getByText('You have this conversation. The assistant is silent.')).toBeVisible()
  await expect(chat.conversation).toContainText('has joined and can read this chat', { timeout: 20_000 })

  await chat.send('Can I drive after taking it?')
  const log = staff.getByRole('list', { name: 'Conversation' })
  await expect(log).toContainText('Can I drive after taking it?')
  await expect(patient.getByText('Read', { exact: true })).toBeVisible()

  await staff.getByText('Staff only', { exact: true }).click()
  await staff.getByLabel('Internal note: only staff see this').fill('She works nights.')
  await staff.getByRole('button', { name: 'Add note' }).click()
  await expect(log).toContainText('She works nights.')
  await staff.getByText('To the patient', { exact: true }).first().click()
  const composer = staff.getByRole('textbox', { name: 'To the patient' })
  await composer.pressSequentially('Not for three days')
  await expect(patient.getByText(/is typing$/)).toBeVisible()
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await staff.getByRole('button', { name: 'Undo' }).click()
  await expect(composer).toHaveValue('Not for three days')
  await composer.fill('Not for some hours. When would you take it?')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await staff.getByRole('button', { name: 'Send now' }).click()
  await expect(chat.conversation).toContainText('Not for some hours.')
  await expect(chat.conversation).not.toContainText('Not for three days')
  await expect(staff.getByText('Read', { exact: true })).toBeVisible()
  await patient.getByLabel('Your message').pressSequentially('At night')
  await expect(staff.getByText('The patient is typing')).toBeVisible()
  await patient.getByLabel('Your message').fill('')
  await expectAccessible(patient)
  await expectAccessible(staff)
  await takeScreenshot(patient, 'joined-patient')
  await takeScreenshot(staff, 'joined-staff')

  await patient.reload()
  await expect(patient.getByText('She works nights.')).toHaveCount(0)
  await expect(patient.getByText('Not for some hours. When would you take it?')).toBeVisible()
  await staff.getByRole('button', { name: 'Hand back to assistant' }).click()
  await expect(chat.conversation).toContainText('The assistant continues where you stopped')
  await expect(chat.card).toContainText(/consent/i)
})
