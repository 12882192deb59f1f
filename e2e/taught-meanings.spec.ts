import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect } from './support/fixtures.ts'
import { ownClinic as test } from './support/own-clinic.ts'
import { patient } from './support/patients.ts'
import { callAs, keepSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'
import { takeScreenshot } from './support/take-screenshot.ts'

test.setTimeout(240_000)

const PHRASE = 'the old hockey thing'
const REASON = /What is the main/

test('a manager teaches a phrase that the chat did not understand, and the next patient is understood', async ({ visitor, isMobile }) => {
  await keepSession(STAFF.admin)
  const first = new ChatPage(await visitor())
  await first.open()
  await first.reachQuestions(patient({}))
  await expect(first.heading).toHaveText(REASON)
  await first.send(PHRASE)
  await expect(first.conversation.getByText(PHRASE)).toBeVisible()
  await expect(first.heading).toHaveText(REASON)

  const page = await visitor(STAFF.admin)
  await page.goto('/pages/answers?view=misunderstood')
  const list = page.getByRole('table', { name: 'Replies to questions' })
  await expect(list.getByText(PHRASE)).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'missed-replies')
  const openOnPhone = async () => {
    if (isMobile) await list.getByRole('row', { name: PHRASE }).getByRole('button', { name: 'All fields' }).click()
  }

  await test.step('Dismissed by mistake, it is listed again.', async () => {
    await openOnPhone()
    await list.getByRole('button', { name: `Dismiss “${PHRASE}”` }).click()
    await expect(page.getByText(/^1 of \d+ dealt with in the last 90 days$/)).toBeVisible()
    await expect(list.getByText(PHRASE)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list.getByText(PHRASE)).toBeVisible()
  })

  await test.step('The phrase is added to an option, which opens.', async () => {
    await openOnPhone()
    await page.getByRole('button', { name: `What “${PHRASE}” means` }).click()
    const dialog = page.getByRole('dialog', { name: 'What the reply means' })
    await dialog.getByLabel('It means').selectOption('Chronic pain')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(page).toHaveURL(/question=main_reason/)
    await expect(page.getByText('What patients say for it (1)')).toBeVisible()
    await expect(page.getByText(PHRASE, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'option-meanings')
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('Publishing shows the effect first.', async () => {
    await page.getByRole('tab', { name: 'Publish' }).click()
    await expect(page.getByText(/Misunderstood: 1\. Understood with this draft: 1/)).toBeVisible()
    await expect(page.getByText('1 as “Chronic pain”')).toBeVisible()
    await expectAccessible(page)
    await takeScreenshot(page, 'meanings-effect')
    for (const box of await page.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check()
    await page.getByLabel('What’s new in this version').fill('Understands more')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('status').getByText(/is published$/)).toBeVisible()
  })
  const { questions } = await callAs<QuestionnaireDraft>(STAFF.admin, '/api/medical_questionnaires/async/draft')
  expect(questions.main_reason?.choices?.['Chronic pain']?.meanings).toEqual({ en: [PHRASE] })

  await page.goto('/pages/answers?view=misunderstood')
  await expect(page.getByText(/^1 of \d+ dealt with in the last 90 days$/)).toBeVisible()
  await expect(list.getByText(PHRASE)).toHaveCount(0)

  const next = new ChatPage(await visitor())
  await next.open()
  await next.reachQuestions(patient({}))
  await expect(next.heading).toHaveText(REASON)
  await next.send(PHRASE)
  await expect(next.heading).not.toHaveText(REASON)
})
