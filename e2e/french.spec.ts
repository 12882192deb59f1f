import { expectAccessible } from './support/accessible.ts'
import { FRENCH } from './support/chat-messages.ts'
import { ChatPage } from './support/chat-page.ts'
import { enableFrench, expectFrench } from './support/enable-french.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)
test.beforeAll(enableFrench)

/** Words that would be an alarm if someone typed them, and are none in a list. */
const ANSWERS = {
  'Prenez-vous des médicaments?': 'Oui',
  'Prenez-vous un de ces médicaments?': 'Médicament contre l’épilepsie (comme le clobazam ou l’acide valproïque – Epival)',
}

test('a new patient goes from the first page to the line in French alone', async ({ visitor, isMobile }) => {
  const who = {
    ...patient({
      firstName: isMobile ? 'Maëlle' : 'Anaïs',
      lastName: isMobile ? 'Thériault' : 'Gagnon-Côté',
      email: isMobile ? 'maelle.theriault@example.ca' : 'anais.gagnon@example.ca',
    }),
    answers: ANSWERS,
  }
  const page = await visitor()
  const chat = new ChatPage(page, FRENCH)
  const inspect = async (name: string) => {
    await expectFrench(page)
    await expectAccessible(page)
    await takeScreenshot(page, `french-${name}`)
  }

  await test.step('They find the page in French, by its button or by the link, and it stays so.', async () => {
    await chat.open(isMobile ? '?lang=fr' : '')
    if (!isMobile) await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préparons votre rendez‑vous')
    await inspect('intro')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Préparons votre rendez‑vous')
  })

  await test.step('They read the consent form and sign it.', async () => {
    await chat.begin()
    await inspect('greeting')
    await chat.choose(FRENCH.newPatient)
    await chat.goOnToConsent()
    await inspect('consent')
    await chat.consent(who)
  })

  await test.step('They are told what is missing in their details, fill them in and see them again.', async () => {
    const form = chat.dialog(FRENCH.details)
    await form.getByRole('button', { name: FRENCH.save }).click()
    await expect(form.getByRole('link', { name: 'Écrivez votre prénom.' })).toBeVisible()
    await expect(form.getByLabel(FRENCH.province).getByRole('option', { name: 'Colombie-Britannique' })).toHaveCount(1)
    await inspect('details')
    await chat.giveDetails(who)
    await expect(chat.card).toContainText('17 mai 1980')
    await inspect('confirm')
  })

  await test.step('They answer what they are asked, and stand in line.', async () => {
    await chat.confirmDetails()
    await chat.pressContinue(FRENCH.first)
    await inspect('question')
    const asked = await chat.answerUntil(who, FRENCH.chooseTime, () => expectFrench(page))
    expect(asked.length).toBeGreaterThan(15)
    await expect(chat.conversation).toContainText('Médicament contre l’épilepsie')
    await expect(chat.dialog(FRENCH.chooseTime)).toBeVisible()
    await inspect('times')
    await chat.takeNoTime()
    await expect(chat.heading).toHaveText(FRENCH.inLine)
    await inspect('queue')
  })

  await test.step('They ask for help in danger, and are shown the numbers in French.', async () => {
    await chat.send('je veux me suicider')
    await expect(chat.heading).toHaveText('De l’aide, tout de suite')
    await expect(chat.card.getByRole('link', { name: 'Appelez le 9-8-8' })).toHaveAttribute('href', 'tel:988')
    await inspect('crisis')
    await chat.choose('Je suis en sécurité')
    await expect(chat.heading).toHaveText('Est-ce que vous ou la personne concernée êtes encore en danger?')
    await inspect('crisis-check')
    await chat.choose('Non, plus en danger')
    await expect(chat.heading).toHaveText(FRENCH.inLine)
  })
})

test.describe('the language button', () => {
  const QUESTION = { en: 'What is the main thing you would like help with?', fr: 'Quel problème vous amène surtout?' }

  test('brings the pending question in the other language, and keeps what is on the page', async ({ page }) => {
    const chat = new ChatPage(page)
    const inFrench = new ChatPage(page, FRENCH)
    const answers = chat.card.getByRole('combobox')
    await chat.open()
    await chat.reachQuestions(patient({ firstName: 'Rosalie', lastName: 'Bouchard' }))
    await answers.selectOption({ label: 'Trouble sleeping' })
    await chat.input.fill('half a thought')

    await page.getByRole('button', { name: 'Français' }).click()
    await expect(chat.heading).toHaveText(QUESTION.fr)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(answers.getByRole('option', { name: 'Problèmes de sommeil' })).toBeAttached()
    await expect(answers).toHaveValue('Trouble sleeping')
    await expect(inFrench.input).toHaveValue('half a thought')
    await expect(inFrench.conversation).toContainText('Here are my details.')

    await page.getByRole('button', { name: 'English' }).click()
    await expect(chat.heading).toHaveText(QUESTION.en)
    await expect(chat.conversation).not.toContainText(QUESTION.fr)
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(chat.heading).toHaveText(QUESTION.fr)
    await inFrench.choose(FRENCH.submit)
    await expect(inFrench.conversation.getByRole('listitem').filter({ hasText: 'Problèmes de sommeil' })).toBeVisible()
  })

  test('stands in the forms too, and keeps what was filled in', async ({ page, isMobile }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.choose('New Patient Intake')
    const form = await chat.goOnToConsent()
    if (!isMobile) await form.getByRole('button', { name: 'Scroll to the end' }).click()
    await form.getByLabel('Signature').fill('Rosalie Bouchard')
    await form.getByRole('button', { name: 'Français' }).click()
    const inFrench = chat.dialog(FRENCH.consentForm)
    await expect(inFrench.getByLabel('Signature')).toHaveValue('Rosalie Bouchard')
    await expect(inFrench.getByRole('heading', { level: 3 }).first()).toHaveText(/effets/i)
    await expectFrench(page)
  })
})

test('the other language is asked for in words, and the page changes with the conversation', async ({ visitor }) => {
  const page = await visitor()
  const english = new ChatPage(page)
  const french = new ChatPage(page, FRENCH)
  await english.open()
  await english.begin()
  await english.send('en français svp')
  await expect(french.heading).toHaveText(FRENCH.greeting)
  await expect(french.conversation).toContainText('D’accord, on continue en français.')
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await takeScreenshot(page, 'french-by-words')
  await french.input.fill('can we do English please')
  await page.getByRole('button', { name: FRENCH.send }).click()
  await expect(english.heading).toHaveText('How can I help you today?')
  await expect(english.conversation).toContainText('All right, in English from now on.')
})

test('who writes French on an English page is answered in French, and the page changes too', async ({ visitor }) => {
  const page = await visitor()
  const english = new ChatPage(page)
  const french = new ChatPage(page, FRENCH)
  await english.open()
  await english.begin()
  await english.send('bonjour, j’ai une question sur les coûts de la visite')
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await expect(french.conversation).toContainText('Vous écrivez en français : je continue donc en français.')
  await expect(french.input).toBeVisible()
  await takeScreenshot(page, 'french-followed')
  await expectAccessible(page)
})
