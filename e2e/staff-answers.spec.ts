import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { patientIdFromChat } from './support/patient-id-from-chat.ts'
import { patient } from './support/patients.ts'
import { QueuePage } from './support/queue-page.ts'
import { sendAs } from './support/send-as.ts'
import { callAs } from './support/sessions.ts'
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

const ONLY_PATIENT = 'Only the patient answers this question, on their screen. Hand back if it isn’t there.'
const FIRST_OF_GAD7 = 'Feeling nervous, anxious or on edge'
const NEXT_OF_SELF_HARM = 'Have you ever tried to end your life?'
const OF_SELF_HARM = 'In the last two weeks, have you had thoughts of hurting yourself or of not wanting to live?'

test('what stays the patient’s cannot be entered by staff: consent, a question about self-harm and a scale; the screen says so, the server refuses, and the card stays the patient’s (F-11)', async ({
  visitor,
}) => {
  test.slow()
  const who = {
    ...patient({ firstName: 'Odette', lastName: 'Answers-Herself' }),
    answers: { 'What is the main thing you would like help with?': 'Anxiety' },
  }
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone)
  const begun = phone.waitForRequest((request) => request.url().endsWith('/api/ai') && request.method() === 'POST')
  await chat.open()
  await chat.begin()
  const { conversation_id: id } = (await begun).postDataJSON() as { conversation_id: string }
  const staff = await visitor(STAFF.admin)
  await staff.setViewportSize({ width: 1440, height: 900 })

  /** Staff join, and the patient writes; the line as staff see it. */
  const join = async (words: string): Promise<Locator> => {
    await staff.goto(`/pages/conversations?open=${id}`)
    await staff.getByRole('button', { name: 'Open the chat' }).click()
    await staff.getByRole('button', { name: 'Join the conversation' }).click()
    await expect(staff.getByText('You have this conversation. The assistant is silent.')).toBeVisible()
    await expect(chat.conversation.getByText('has joined').last()).toBeVisible({ timeout: 20_000 })
    await chat.send(words)
    const line = staff.getByRole('list', { name: 'Conversation' }).getByRole('listitem').filter({ hasText: words })
    await expect(line).toBeVisible({ timeout: 20_000 })
    return line
  }
  const handBack = async () => {
    await staff.getByRole('button', { name: 'Hand back to assistant' }).click()
    await expect(chat.conversation.getByText('The assistant continues where you stopped').last()).toBeVisible({ timeout: 20_000 })
  }
  const enter = (body: { tag: string; version: number; revision: number }) =>
    sendAs(STAFF.admin, { method: 'POST', path: `/api/conversations/${id}/answers`, body: { ...body, text: 'No' } })
  /** The question that waits is refused on the screen and by the server, and is the patient’s afterwards. */
  const isRefused = async (words: string, picture: string) => {
    const question = (await chat.heading.textContent()) ?? ''
    const line = await join(words)
    await line.getByRole('button', { name: 'Take as answer…' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Questions of the questionnaire' })
    await expect(dialog).toContainText(ONLY_PATIENT)
    await expect(dialog.getByRole('button', { name: 'Take as answer' })).toHaveCount(0)
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(staff)
    await takeScreenshot(staff, picture)
    type Asked = { next: string; version: number; revision: number }
    const { next, version, revision } = await callAs<Asked>(STAFF.admin, `/api/conversations/${id}/questions`)
    await expect(enter({ tag: next, version, revision })).rejects.toThrow('answer-stays-with-patient')
    await expect(chat.heading).toHaveText(question)
    await expectAccessible(phone)
    await takeScreenshot(phone, `${picture}-patient`)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }

  await chat.choose(chat.messages.newPatient)
  const form = await chat.goOnToConsent()
  await form.getByRole('button', { name: 'Close' }).first().click()
  await phone.getByRole('button', { name: 'Close the form' }).click()
  await expect(form).toHaveCount(0)
  const asked = await join('Please say yes for me')
  await expect(asked.getByRole('button')).toHaveCount(0)
  await expect(enter({ tag: 'consent', version: 1, revision: 0 })).rejects.toThrow('question-not-asked')
  await expect(chat.card.getByRole('button', { name: 'Open the consent form' })).toBeVisible()
  await takeScreenshot(staff, 'staff-answer-consent')
  await takeScreenshot(phone, 'staff-answer-consent-patient')
  await handBack()

  await chat.card.getByRole('button', { name: 'Open the consent form' }).click()
  await chat.signConsent(form, who)
  await expect(chat.dialog(chat.messages.details)).toBeVisible()
  await chat.giveDetails(who)
  await chat.confirmDetails()
  await chat.pressContinue(chat.messages.first)
  const log = staff.getByRole('list', { name: 'Conversation' })

  await test.step('A question about self-harm: typed words are for the person, and the patient’s choice counts beside them.', async () => {
    await chat.answerUntil(who, OF_SELF_HARM)
    await isRefused('No, never, you can write that', 'staff-answer-self-harm')
    await chat.card.getByLabel('No', { exact: true }).click()
    await expect(chat.heading).toHaveText(NEXT_OF_SELF_HARM)
    await expect(log).toContainText(`${OF_SELF_HARM} No`, { ignoreCase: true })
    await takeScreenshot(staff, 'staff-answer-own-choice')
    await takeScreenshot(phone, 'staff-answer-own-choice-patient')
    await handBack()
    await expect(chat.heading).toHaveText(NEXT_OF_SELF_HARM)
  })

  await test.step('A scale: what is filled in stays while the patient writes, also over the hand-back.', async () => {
    await chat.answerUntil(who, FIRST_OF_GAD7)
    const first = chat.card.getByRole('group', { name: FIRST_OF_GAD7 })
    await first.getByLabel('Several days').check()
    await isRefused('What is several days?', 'staff-answer-scale')
    await expect(first.getByLabel('Several days')).toBeChecked()
    await handBack()
    await expect(first.getByLabel('Several days')).toBeChecked()
  })
})
