import { expectAccessible } from './support/accessible.ts'
import { FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { enableFrench } from './support/enable-french.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(180_000)
test.beforeAll(enableFrench)

const WORDS = {
  en: {
    change: /^Change: How long has this/,
    back: 'back',
    said: 'You said:',
    first: /^Change: What is the main/,
    sleep: 'What makes your nights hard?',
  },
  fr: {
    change: /^Modifier : Depuis combien/,
    back: 'retour',
    said: 'Vous avez dit',
    first: /^Modifier : Quel problème/,
    sleep: /nuits/,
  },
} as const

for (const language of ['en', 'fr'] as const) {
  test(`one tap answers a choice, and ${language === 'en' ? 'Change' : '« Modifier »'} beside it opens it again`, async ({ visitor }) => {
    const words = WORDS[language]
    const page = await visitor()
    const chat = language === 'en' ? new ChatPage(page) : new ChatPage(page, FRENCH)
    await chat.open(language === 'fr' ? '?lang=fr' : '')
    await chat.reachQuestions(patient({}))
    await chat.answer('Migraine')
    await expect(chat.card.getByRole('listitem')).toHaveCount(4)
    await chat.answer()
    await expect(chat.card.getByRole('listitem')).toHaveCount(2)
    // The questions of a card are changed one by one, the last first.
    await chat.send(words.back)
    await expect(chat.card.getByRole('checkbox').first()).toBeVisible()
    await chat.send(words.back)
    const radios = chat.card.getByRole('radio')
    await expect(radios.first()).toBeVisible()
    const question = (await chat.heading.textContent()) ?? ''

    await test.step('The arrows pass by choices without answering.', async () => {
      await radios.first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(radios.nth(1)).toBeChecked()
      await expect(chat.heading).toHaveText(question)
    })
    const labels = await chat.card.locator('label').allTextContents()
    await radios.first().click()
    await expect(chat.heading).not.toHaveText(question)
    const next = (await chat.heading.textContent()) ?? ''

    const change = chat.conversation.getByRole('button', { name: words.change }).last()
    await expect(change).toBeVisible()
    // A finger needs 44 px.
    const box = await change.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expect(change.locator('..')).toContainText(labels[0] ?? '')
    await takeScreenshot(page, `chat-change-${language}`)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

    await change.click()
    await expect(chat.heading).toHaveText(question)
    await expect(chat.card).toContainText(words.said)
    await expect(radios.first()).toBeChecked()
    await takeScreenshot(page, `chat-reopened-${language}`)
    await radios.nth(1).press('Enter')
    await expect(chat.heading).not.toHaveText(question)
    await expect(chat.heading).toHaveText(next)

    await test.step('What depended on an answer is asked again.', async () => {
      await chat.conversation.getByRole('button', { name: words.first }).click()
      await expect(chat.card.getByRole('combobox')).toHaveValue('Migraine')
      await chat.answer('Trouble sleeping')
      await expect(chat.card).toContainText(words.sleep)
    })
  })
}
