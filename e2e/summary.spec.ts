import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patients.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

test('a patient looks over the answers at the end, changes one, and continues (F-19, REQ-144)', async ({ visitor }) => {
  const who = patient({ firstName: 'Rosalind', lastName: 'Achterberg' })
  const chat = new ChatPage(await visitor())

  await test.step('All answers are shown after the last question, and the page waits.', async () => {
    await chat.open()
    await chat.reachQuestions(who)
    await chat.answerUntil(who, 'This part is done')
    await expect(chat.card.getByText('Please look over your answers.')).toBeVisible()
    await expect(chat.card.getByRole('definition').nth(5)).toBeVisible()
    await takeScreenshot(chat.page, 'chat-summary')
    await expectAccessible(chat.page)
  })

  await test.step('One answer is changed; the summary has the new one.', async () => {
    const line = chat.card.locator('dl > div').first()
    const question = (await line.getByRole('term').textContent()) ?? ''
    await line.getByRole('button').click()
    await expect(chat.heading).toHaveText(question)
    await chat.card.getByRole('button', { name: 'Keep it' }).click()
    await expect(chat.heading).toHaveText('This part is done')
    await chat.send('change my answer about cannabis')
    await expect(chat.heading).not.toHaveText('This part is done')
    await chat.send('never')
    await expect(chat.heading).toHaveText('This part is done')
  })

  await test.step('They continue.', async () => {
    await chat.pressContinue(/.+/)
    await expect(chat.card.getByText('Please look over your answers.')).toHaveCount(0)
  })
})
