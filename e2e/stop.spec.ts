import { LABELS } from '@clinic/core/chat/texts/texts'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { settled } from './support/settled.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.use({ viewport: { width: 390, height: 844 } })

const PREGNANT = 'Are you pregnant or breastfeeding right now?'

test('a new patient whose answer stops the intake confirms it, hears why when she asks, and continues for the practitioner (F-19)', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  test.skip(!isMobile, 'a matter of the phone')
  const who = patient({ firstName: 'Solange', lastName: 'Therrien', email: 'solange.therrien@example.ca' })
  const chat = new ChatPage(page)
  const inspect = async (name: string) => {
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await takeScreenshot(page, `stop-${name}`)
  }
  await chat.open()
  await chat.reachQuestions(who)

  await test.step('Her answer is read back at once.', async () => {
    await chat.answerUntil(who, PREGNANT)
    await chat.answer('Yes')
    await expect(chat.heading).toHaveText('Is that right?')
    await expect(chat.conversation).toContainText(`You answered “Yes” to: “${PREGNANT}”`)
    await inspect('check')
    await chat.answer(LABELS.wrongAnswer)
    await expect(chat.heading).toHaveText(PREGNANT)
    await chat.answer('Yes')
    await expect(chat.heading).toHaveText('Is that right?')
    await chat.answer(LABELS.rightAnswer)
  })

  await test.step('She chooses what comes next, and hears the reason only when she asks.', async () => {
    await expect(chat.heading).toHaveText('What would you like to do?')
    for (const label of [LABELS.continueForPractitioner, LABELS.askReview, LABELS.person, LABELS.endHere])
      await expect(chat.card.getByLabel(label, { exact: true })).toBeVisible()
    await inspect('choice')
    await expect(chat.conversation).not.toContainText('safe for the baby')
    await chat.send('why?')
    await expect(chat.conversation).toContainText('not considered safe for the baby')
    await chat.answer(LABELS.continueForPractitioner)
  })

  await test.step('The remaining questions lead to the end, with the day of the review.', async () => {
    await expect(chat.conversation).toContainText(/A nurse practitioner will look at your answers by \d+ \w+ \d{4}/)
    await chat.answerUntil(who, 'What would you like to do?')
    await expect(chat.conversation).toContainText('We cannot start treatment now. Everything you told me is saved.')
    await expect(chat.card.getByLabel(LABELS.end, { exact: true })).toBeVisible()
    await inspect('end')
  })
})
