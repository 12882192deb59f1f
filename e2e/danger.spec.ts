import { LABELS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR, TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { settled } from './support/settled.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

// On a phone, and only there: who is in danger has one at hand. Errors in the browser fail every journey (`fixtures.ts`).
test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'a matter of the phone'))

/** Every number that the card has to have, within the width of the phone; nothing scrolls sideways. */
async function expectNumbers(page: Page, addresses: readonly string[]): Promise<void> {
  await settled(page)
  for (const address of addresses) {
    const link = page.locator(`a[href="${address}"]`).last()
    await expect(link).toBeVisible()
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

/** A question to the clinic keeps the card, and so does a yes to the check question; the two steps leave it (F-5). */
async function leaveCard(page: Page, chat: ChatPage, first: string): Promise<void> {
  const card = chat.card.locator(`a[href="${first}"]`).last()
  await chat.send('how much does it cost')
  await expect(card).toBeVisible()
  for (const still of [LABELS.inDanger, LABELS.noDanger]) {
    await chat.card.getByRole('button', { name: /^I’m safe/ }).click()
    await expect(chat.heading).toHaveText('Are you, or is the person, still in danger?')
    await chat.choose(still)
    if (still === LABELS.inDanger) await expect(chat.heading).toHaveText('Please get help now')
  }
  await expect(chat.heading).not.toHaveText('Please get help now')
  await expect(page.getByText('If that changes, call 9-1-1').last()).toBeVisible()
}

test('a crisis in the middle of the intake, a place and a number, then safe: the same question waits (F-4, F-5)', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  await chat.send('I want to kill myself')
  await expect(chat.heading).toHaveText('Please get help now')
  await expectNumbers(page, ['tel:911', 'tel:988', 'sms:988'])
  await chat.send('I am at 4 Elm Street, Sudbury, Ontario')
  await chat.send('705 555 0142')
  await expect(chat.card).not.toContainText('tell me where you are')
  await takeScreenshot(page, 'danger-place-given')
  await chat.card.getByRole('button', { name: /^I’m safe/ }).click()
  await expect(chat.heading).toHaveText('Are you, or is the person, still in danger?')
  await expectAccessible(page)
  await takeScreenshot(page, 'danger-check')
  await chat.choose(LABELS.noDanger)
  await expect(chat.heading).not.toHaveText('Please get help now')
  await expectAccessible(page)
})

test('a person who is being hurt sees their lines and a way to leave, and nothing meant for an offender (F-20)', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  await chat.send('my husband hits me and I am afraid of him')
  await expectNumbers(page, ['tel:911', 'tel:988'])
  await expect(chat.card.getByRole('button', { name: 'Leave this page now' })).toBeVisible()
  await expect(page.getByText('You did nothing wrong')).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'danger-abuse')
  await leaveCard(page, chat, 'tel:911')
})

test('a parent of a child who ate gummies sees the poison centre first (F-20)', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  await chat.send('my 3 year old ate my gummies')
  await expectNumbers(page, ['tel:+18447647669', 'tel:911'])
  await expect(chat.card.getByRole('link').first()).toHaveAttribute('href', 'tel:+18447647669')
  await expectAccessible(page)
  await takeScreenshot(page, 'danger-child')
  await leaveCard(page, chat, 'tel:+18447647669')
})

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' })
  test('a yes to the safety question brings two gentle questions, and the intake continues after two plain answers (F-5, F-14)', async ({
    page,
  }) => {
    const chat = new ChatPage(page, FRENCH)
    await chat.open('?lang=fr')
    await chat.reachQuestions(patient({}))
    const asked = 'Au cours des deux dernières semaines, avez-vous pensé à vous faire du mal ou eu envie de ne plus vivre?'
    await chat.answerUntil(patient({}), asked)
    await chat.answer('Oui')
    await expect(page.getByText(TEXTS_FR.concern.question).last()).toBeVisible()
    await expect(page.getByText(TEXTS_FR.concern.numbers('le 9-1-1'))).toBeInViewport()
    await expectAccessible(page)
    await takeScreenshot(page, 'danger-question-fr')
    await chat.answer(TEXTS_FR.concern.noLabel)
    await expect(page.getByText(TEXTS_FR.concern.attempt).last()).toBeVisible()
    await takeScreenshot(page, 'danger-attempt-fr')
    await expect(chat.card.getByRole('radio', { name: LABELS_FR.ratherPerson })).toBeVisible()
    await chat.answer(TEXTS_FR.concern.noLabel)
    await expect(chat.heading).toHaveText('Avez-vous déjà essayé de mettre fin à vos jours?')
    await expectAccessible(page)
  })
})
