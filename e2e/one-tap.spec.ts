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
    reason: 'Migraine',
    days: '4',
    change: /^Change: Are your headaches new/,
    said: 'You said:',
    first: /^Change: What is the main/,
    sleep: 'What makes your nights hard?',
  },
  fr: {
    reason: 'Migraine',
    days: '4',
    change: /^Modifier : Vos maux/,
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
    await chat.answer(words.reason)
    await expect(chat.card.getByRole('textbox')).toBeVisible()
    await chat.answer(words.days)
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
      await expect(chat.heading).toHaveText(words.sleep)
    })
  })
}
