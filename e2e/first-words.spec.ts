import { expectAccessible } from './support/accessible.ts'
import { ENGLISH, FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { enableFrench } from './support/enable-french.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(180_000)
test.beforeAll(enableFrench)

const SAID = {
  en: {
    messages: ENGLISH,
    opening: 'Hi I’m Marie Tremblay, I have had back pain since 2009 and I take gabapentin',
    understood: 'What is the main thing you would like help with? Chronic pain',
    check: 'Is all of that right?',
    yes: 'Yes, keep it',
    next: 'Where do you feel the pain, and what is it like?',
  },
  fr: {
    messages: FRENCH,
    opening: 'Bonjour, je m’appelle Marie Tremblay, j’ai mal au dos depuis 2009 et je prends de la gabapentine',
    understood: 'Douleur chronique',
    check: 'Est-ce que tout cela est exact?',
    yes: 'Oui, gardez ça',
    next: /douleur/,
  },
} as const

for (const language of ['en', 'fr'] as const) {
  test(`what the first message says is confirmed once, and not asked again (${language})`, async ({ visitor }) => {
    const { messages, opening, understood, check, yes, next } = SAID[language]
    const page = await visitor()
    const chat = new ChatPage(page, messages)
    const who = patient({ firstName: 'Marie', lastName: 'Tremblay' })
    await chat.open(language === 'fr' ? '?lang=fr' : '')
    await chat.begin()
    await chat.send(opening)
    const form = await chat.goOnToConsent()
    await chat.signConsent(form, who)

    await expect(chat.heading).toHaveText(check)
    await expect(chat.conversation).toContainText(understood)
    await expect(chat.conversation).toContainText('Marie Tremblay')
    await takeScreenshot(page, `chat-first-words-${language}`)
    await expectAccessible(page)
    await chat.answer(yes)

    const details = chat.dialog(messages.details)
    await expect(details.getByLabel(messages.firstName)).toHaveValue('Marie')
    await expect(details.getByLabel(messages.lastName)).toHaveValue('Tremblay')
    await chat.giveDetails(who)
    await chat.confirmDetails()
    await chat.pressContinue(next)
  })
}
