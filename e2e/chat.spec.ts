import { gzipSync } from 'node:zlib'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'

const FIRST = 'What is the main thing you would like help with?'

test.describe('a conversation', () => {
  test('that is reloaded comes back to the pending question with what was said so far', async ({ page }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.reachQuestions(patient({}))
    await chat.answer('Chronic pain')
    const pending = 'Where do you feel the pain, and what is it like?'
    await expect(chat.heading).toHaveText(pending)

    await page.reload()
    await expect(chat.heading).toHaveText(pending)
    const earlier = page.getByRole('region', { name: 'Earlier in this conversation' })
    await expect(earlier).toContainText('New Patient Intake')
    await expect(earlier).toContainText(FIRST)
    await expect(earlier).toContainText('Chronic pain')
    await expectAccessible(page)

    await chat.answer('My lower back')
    await expect(chat.heading).toHaveText('How it has been, and what you tried')
  })

  test('lets the last answer be changed, and walks the other branch then', async ({ page }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.reachQuestions(patient({}))
    await chat.answer('Chronic pain')
    await expect(chat.heading).toHaveText('Where do you feel the pain, and what is it like?')
    await chat.choose('Change my last answer')
    await expect(chat.heading).toHaveText(FIRST)
    await expect(chat.card).toContainText('You said: Chronic pain')
    await chat.answer('Anxiety')
    await expect(chat.heading).toHaveText('How does anxiety show up in your daily life?')

    await chat.send('back')
    await expect(chat.heading).toHaveText(FIRST)
    await expect(chat.card).toContainText('You said: Anxiety')
  })

  test('stops for somebody in danger, and goes on once they are safe and nobody is in danger any more (D-6, F-5)', async ({ page }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.send('I want to kill myself')
    await expect(chat.heading).toHaveText('Please get help now')
    await expect(chat.card.getByRole('link', { name: 'Call 9-1-1' })).toHaveAttribute('href', 'tel:911')
    await expect(chat.card.getByRole('link', { name: 'Call 9-8-8' })).toHaveAttribute('href', 'tel:988')
    await expect(chat.card.getByRole('link', { name: 'Text 9-8-8' })).toHaveAttribute('href', 'sms:988')
    await expectAccessible(page)

    await chat.send('New Patient Intake')
    await expect(chat.heading).toHaveText('Please get help now')
    await chat.choose('I’m safe, let’s continue')
    await expect(chat.heading).toHaveText('Are you, or is the person, still in danger?')
    await expect(chat.card.getByRole('link', { name: 'Call 9-1-1' })).toBeVisible()
    await expectAccessible(page)
    await chat.choose('Yes, still in danger')
    await expect(chat.heading).toHaveText('Please get help now')

    await chat.send('I am safe now')
    await expect(chat.heading).toHaveText('Are you, or is the person, still in danger?')
    await chat.choose('No, not in danger')
    await expect(chat.heading).toHaveText('How can I help you today?')
  })
})

test.describe('the consent form', () => {
  test('can be answered once 95 percent are read, on a phone at once (REQ-162, REQ-163)', async ({ page, isMobile }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.choose('New Patient Intake')
    const form = await chat.goOnToConsent()
    const yes = form.getByRole('radio', { name: 'Yes, I consent' })
    const text = form.getByRole('region', { name: 'Text of the consent form' })
    if (isMobile) return expect(yes).toBeEnabled()

    const scrollTo = (fraction: number) =>
      text.evaluate(
        (element, part) => element.scrollTo({ top: element.scrollHeight * part - element.clientHeight, behavior: 'instant' }),
        fraction,
      )
    await expect(yes).toBeDisabled()
    await expectAccessible(page)
    await expect(form.getByLabel('Signature')).toBeDisabled()
    const { height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 768, height })
    await expect(yes).toBeEnabled()
    await page.setViewportSize({ width: 769, height })
    await expect(yes).toBeDisabled()
    await scrollTo(0.9)
    await expect(yes).toBeDisabled()
    await scrollTo(0.96)
    await expect(yes).toBeEnabled()
    await expect(form.getByLabel('Date of birth')).toBeEnabled()
  })

  test('declined ends the intake (REQ-168)', async ({ page, isMobile }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.begin()
    await chat.choose('New Patient Intake')
    const form = await chat.goOnToConsent()
    if (!isMobile) await form.getByRole('button', { name: 'Scroll to the end' }).click()
    await form.getByRole('radio', { name: 'No, I do not consent' }).check()
    await form.getByLabel('Signature').fill('Noémie Desrosiers')
    await form.getByLabel('Date of birth').fill('1980-05-17')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(chat.card.getByRole('radio', { name: 'Talk to a person' })).toBeVisible()
    await expect(chat.card.getByLabel('Read the consent again')).toBeVisible()
  })
})

test('greeting and consent can be done by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard to walk with')
  const chat = new ChatPage(page)
  await chat.open()
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const begin = page.getByRole('button', { name: 'Begin Conversation With Our AI' })
  await begin.focus()
  await press('Enter')
  await expect(chat.heading).toBeFocused()
  await press('Tab')
  await expect(chat.card.getByRole('button', { name: 'New Patient Intake' })).toBeFocused()
  await press('Enter')

  await expect(chat.heading).toHaveText('Next: the consent form')
  await expect(chat.heading).toBeFocused()
  await press('Tab', 'Tab')
  await expect(chat.card.getByRole('button', { name: 'Continue' })).toBeFocused()
  await press('Enter')
  const form = chat.dialog('Consent form')
  await expect(form.getByRole('heading', { name: 'Consent form' })).toBeFocused()
  // Past the cross, and past the other language where there is one.
  await press('Tab', 'Tab', ...((await form.getByRole('button', { name: 'Français' }).isVisible()) ? ['Tab'] : []))
  await expect(form.getByRole('region', { name: 'Text of the consent form' })).toBeFocused()
  await press('End')
  const yes = form.getByRole('radio', { name: 'Yes, I consent' })
  await expect(yes).toBeEnabled()
  await press('Tab', 'Space')
  await expect(yes).toBeChecked()
  await press('Tab')
  await page.keyboard.type('Noémie Desrosiers')
  await press('Tab')
  await page.keyboard.type('17 May 1980')
  await press('Enter')
  await expect(chat.dialog('Your details')).toBeVisible()
  await expectAccessible(page)
})

test('the chat page is light: no part of the back office, and little script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same files at every width')
  const loaded: { url: string; body: Buffer }[] = []
  page.on('response', async (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
      loaded.push({ url: response.url(), body: await response.body() })
  })
  const bytes = (files: typeof loaded) => files.reduce((sum, { body }) => sum + gzipSync(body).length, 0)
  const scriptBytes = () => bytes(loaded.filter(({ url }) => url.endsWith('.js')))
  const chat = new ChatPage(page)
  await chat.open()
  await chat.begin()
  expect(scriptBytes()).toBeGreaterThan(0)
  expect(scriptBytes(), 'bytes before the first question').toBeLessThanOrEqual(90_000)
  expect(bytes(loaded), 'HTML, CSS and JavaScript together').toBeLessThanOrEqual(102_000)

  await chat.choose('New Patient Intake')
  await chat.consent(patient({}))
  // The names of files are in it: their hashes alone move it by some 20 bytes.
  expect(scriptBytes(), 'bytes with both forms').toBeLessThanOrEqual(102_100)
  expect(loaded.filter(({ body }) => /--mantine-|MantineProvider/.test(body.toString('utf8'))).map(({ url }) => url)).toEqual([])
})
