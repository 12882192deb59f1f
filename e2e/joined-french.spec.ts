import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { enableFrench, expectFrench } from './support/enable-french.ts'
import { expect } from './support/fixtures.ts'
import { openTab } from './support/open-tab.ts'
import { ownClinic as test } from './support/own-clinic.ts'
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
/** Until when someone is there, or from when on: the journey runs at any hour. */
const BY_WHEN =
  /Notre équipe est là jusqu’à .+\. Je ne peux pas dire combien de temps il faudra\.|Elle revient le .+\. Vous gardez votre place\./

test('in French a patient on a phone asks for a person and is told by when; a PCR joins, asks a question again, hands back, and the same question waits (F-11)', async ({
  visitor,
}) => {
  for (const email of [STAFF.admin, STAFF.pcr]) await keepSession(email)
  await enableFrench()
  await sendAs(STAFF.admin, { method: 'PUT', path: '/api/conversations/opening_hours', body: HOURS })
  const phone = await visitor()
  await phone.setViewportSize({ width: 390, height: 844 })
  const chat = new ChatPage(phone, FRENCH)
  const readId = patientIdFromChat(phone)
  const looks = async (name: string) => {
    await expectFrench(phone)
    await expectAccessible(phone)
    await takeScreenshot(phone, `joined-french-${name}`)
  }
  await chat.open('?lang=fr')
  await chat.reachQuestions(patient({ firstName: 'Océane', lastName: 'Pelletier-Roy' }))
  const question = (await chat.heading.textContent()) ?? ''
  const options = await chat.card.getByRole('combobox').getByRole('option').allTextContents()
  const id = await readId()

  await test.step('Who asks for a person is told by when, and can go on meanwhile.', async () => {
    await chat.send('je voudrais parler à une personne')
    await expect(chat.heading).toHaveText('Une personne va vous aider')
    await expect(chat.conversation).toContainText(BY_WHEN)
    await expect(phone.getByRole('complementary', { name: 'L’assistante' })).toContainText('Une personne va vous aider')
    await expect(phone.getByRole('button', { name: 'Parler à quelqu’un' })).toHaveCount(0)
    await looks('asked')
  })

  const staff = await visitor(STAFF.pcr)
  await staff.setViewportSize({ width: 1440, height: 900 })
  const queue = new QueuePage(staff, 'pcr')
  await queue.open()
  await queue.search(id)
  const record = await queue.openDetails(queue.unassigned, id)
  await openTab(record, 'Conversation')
  const log = record.getByRole('list', { name: 'Conversation' })
  const composer = record.getByRole('textbox', { name: 'To the patient' })

  await test.step('The PCR reads that she writes French before joining, and joins.', async () => {
    await expect(record.getByText('The patient reads and writes French.')).toBeVisible()
    await expect(record.getByText(/^The patient asked for a person/)).toBeVisible()
    await record.getByRole('button', { name: 'Join the conversation' }).click()
    await expect(record.getByText('You have this conversation. The assistant is silent.')).toBeVisible()
    await expect(chat.conversation).toContainText('Amara (équipe de soins) participe maintenant à la conversation', { timeout: 20_000 })
    await expect(chat.card).toHaveCount(0)
    await expect(phone.getByRole('button', { name: 'Parler à quelqu’un' })).toHaveCount(0)
  })

  await test.step('Both see who is writing, and what was delivered and read.', async () => {
    await chat.input.pressSequentially('Je ne comprends pas')
    await expect(record.getByText('The patient is typing')).toBeVisible()
    await chat.send('Je ne comprends pas la question.')
    await expect(log).toContainText('Je ne comprends pas la question.')
    await expect(phone.getByText('Lu', { exact: true })).toBeVisible()
    await composer.pressSequentially('Bonjour, je suis Amara.')
    await expect(phone.getByText('Amara est en train d’écrire')).toBeVisible()
    await record.getByRole('button', { name: 'Send', exact: true }).click()
    await record.getByRole('button', { name: 'Send now' }).click()
    await expect(chat.conversation).toContainText('Bonjour, je suis Amara.')
    await expect(record.getByText('Read', { exact: true })).toBeVisible()
  })

  await test.step('The PCR asks the question again in the words that the patient reads.', async () => {
    await log.getByRole('listitem').filter({ hasText: 'Je ne comprends pas la question.' }).getByRole('button').click()
    const dialog = staff.getByRole('dialog', { name: 'Questions of the questionnaire' })
    await expect(dialog.getByRole('combobox', { name: 'Question' }).locator('option:checked')).toHaveText(`${question} (waits now)`)
    await expectAccessible(staff)
    await takeScreenshot(staff, 'joined-french-ask-again')
    await dialog.getByRole('button', { name: 'Ask it again' }).click()
    await expect(composer).toHaveValue(question)
    await record.getByRole('button', { name: 'Send', exact: true }).click()
    await record.getByRole('button', { name: 'Send now' }).click()
    await expect(chat.conversation.getByRole('listitem').filter({ hasText: question }).last()).toContainText('Amara')
    await looks('held')
    await expectAccessible(staff)
    await takeScreenshot(staff, 'joined-french-staff')
  })

  await test.step('She sends a picture, which the PCR sees.', async () => {
    await phone.getByRole('button', { name: 'Envoyer une photo' }).click()
    const form = phone.getByRole('form', { name: 'Envoyer une photo' })
    await form
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await phone.screenshot() })
    await expect(form.getByRole('img', { name: 'Votre photo' })).toBeVisible()
    await looks('picture')
    await form.getByRole('button', { name: 'Utiliser cette photo' }).click()
    await expect(phone.getByText('Lu', { exact: true })).toBeVisible()
    await expect(log.getByRole('listitem').last().getByRole('img')).toBeVisible()
    await expect(chat.card).toHaveCount(0)
    await seesOwnPicture(phone, looks)
  })

  const drawer = staff.getByRole('dialog', { name: 'Océane Pelletier-Roy' })
  await test.step('On every page the PCR has the conversation at hand with what is new in it, and is asked about it before logging out.', async () => {
    await staff.goto('/pages/user')
    const held = staff.getByRole('region', { name: 'Your conversations' })
    await expect(held.getByRole('button', { name: /^Océane Pelletier-Roy/ })).toBeVisible()
    await chat.send('Vous êtes encore là?')
    await expect(held.getByRole('button', { name: 'Océane Pelletier-Roy 1 new' })).toBeVisible()
    // The demo gives this person one too.
    const many = await held.getByRole('button').count()
    const conversations = many === 1 ? '1 conversation' : `${many} conversations`
    await staff.getByRole('button', { name: 'Log out' }).click()
    const leaving = staff.getByRole('dialog', { name: `You still have ${conversations}` })
    await expect(leaving.getByRole('button', { name: 'Stay' })).toBeVisible()
    await expectAccessible(staff)
    await takeScreenshot(staff, 'joined-french-leaving')
    await leaving.getByRole('button', { name: /^Océane Pelletier-Roy/ }).click()
    await expect(drawer.getByRole('list', { name: 'Conversation' })).toContainText('Vous êtes encore là?')
    const link = staff.locator('section[aria-label="Your conversations"] button', { hasText: 'Océane Pelletier-Roy' })
    await expect(link).not.toContainText('new')
    await takeScreenshot(staff, 'joined-french-drawer')
  })

  await test.step('After the hand-back the same question waits, in French, with the same answers.', async () => {
    await drawer.getByRole('button', { name: 'Hand back to assistant' }).click()
    await expect(chat.conversation).toContainText('Amara n’est plus là. L’assistante reprend à la question où vous en étiez.')
    await expect(chat.heading).toHaveText(question)
    await expect(chat.heading).toBeInViewport()
    expect(await chat.card.getByRole('combobox').getByRole('option').allTextContents()).toEqual(options)
    await looks('resumed')
    await chat.answer()
    await expect(chat.heading).not.toHaveText(question)
  })
})

/** Her picture is small among the messages, also after a reload, and opens whole. */
async function seesOwnPicture(phone: Page, looks: (name: string) => Promise<void>): Promise<void> {
  const stamp = phone.getByRole('button', { name: 'Une photo', exact: true })
  await expect(stamp).toBeVisible()
  await looks('own-picture')
  await phone.reload()
  await stamp.click()
  const whole = phone.getByRole('dialog', { name: 'Une photo' })
  await expect(whole.getByRole('img')).toBeVisible()
  await expectAccessible(phone)
  await whole.getByRole('button', { name: 'Fermer' }).click()
  await expect(phone.getByRole('button', { name: 'Retour aux questions' })).toBeVisible()
}
