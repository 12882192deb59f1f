import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ChatPage } from './support/chat-page.ts'
import { expect, test } from './support/fixtures.ts'
import { STAFF } from './support/staff.ts'

/** Each browser width, and each try, works on an article and a message of its own. */
const named = (words: string) => [words, test.info().project.name, test.info().retry || ''].join(' ').trim()

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/pages/answers${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Answers' })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

/** What the assistant would say to a question, asked until it has learned. */
async function tried(page: Page, question: string, answer: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question)
  await expect(async () => {
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await expect(page.getByText(answer)).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 60_000 })
}

test('an NP manager writes an article, approves it, and it is what the assistant answers (D-7, F-21)', async ({ visitor }) => {
  const page = await visitor(STAFF.npManager)
  const title = named('Bicycle stands')
  await open(page)
  await expectAccessible(page)
  await page.getByText('Misunderstood', { exact: true }).click()
  await expect(page).toHaveURL(/view=misunderstood/)
  await page.getByText('Articles', { exact: true }).first().click()
  await page.getByRole('button', { name: 'New article' }).click()
  const drawer = page.getByRole('dialog', { name: 'New article' })
  await drawer.getByLabel('Title').fill(title)
  await drawer.getByLabel('Text').fill('Lock your bicycle behind the house.')
  await drawer.getByLabel('Owner').fill('Front desk')
  await drawer
    .getByLabel('Sample questions')
    .fill('where do i lock my bike\nbike stands\ncan i come by bicycle\nbicycle parking\nwhere to leave a bike')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).not.toHaveURL(/view=/)
  await drawer.getByRole('button', { name: 'Save as draft' }).click()
  const article = page.getByRole('dialog', { name: 'Article', exact: true })
  await expect(article.getByText('Draft', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await article.getByRole('button', { name: 'Approve and publish' }).click()
  await page
    .getByRole('dialog', { name: /^Approve/ })
    .getByRole('button', { name: 'Approve and publish' })
    .click()
  await expect(article.getByText('Live')).toBeVisible()
  await expect(article.getByText(/approved by Fatima/)).toBeVisible()
  await article.getByRole('button', { name: 'Close' }).click()
  await tried(page, title, new RegExp(`Answers from ${title}`))

  await page.getByLabel('Search by title or owner').fill(title)
  const row = page.getByRole('table', { name: 'Articles' }).getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Approved')
  await row.getByRole('button', { name: title }).click()
  await article.getByRole('button', { name: 'Withdraw' }).click()
  await page
    .getByRole('dialog', { name: /^Withdraw/ })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(article.getByText('Withdrawn', { exact: true })).toBeVisible()
  await article.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Withdrawn')
})

test('a manager teaches a message that was not understood, its effect on the test set seen first, and takes it back', async ({
  visitor,
}) => {
  const words = named('zonk the whatsit')
  const chat = new ChatPage(await visitor())
  await chat.open()
  await chat.begin()
  await chat.send(words)
  await expect(chat.conversation).toContainText(words)

  const page = await visitor(STAFF.npManager)
  await open(page, '?view=misunderstood')
  const rows = page.getByRole('table', { name: 'Misunderstood messages' }).getByRole('row')
  await expect(rows.filter({ has: page.getByText(words, { exact: true }) })).toContainText('Greeting')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Teach “${words}”` }).click()
  const dialog = page.getByRole('dialog', { name: 'Teach a phrase' })
  await expect(dialog.getByLabel('Phrase')).toHaveValue(words)
  await dialog.getByLabel('It means').selectOption('Stop')
  await dialog.getByRole('button', { name: 'Preview impact' }).click()
  await expect(dialog.getByRole('table', { name: 'Test set' })).toContainText('What people wish for', { timeout: 60_000 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: `Teach “${words}”` })).toHaveCount(0)

  await page.getByRole('button', { name: `Remove “${words}”` }).click()
  await page.getByRole('dialog', { name: 'Remove this phrase?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: `Remove “${words}”` })).toHaveCount(0)
  await page.getByRole('button', { name: `Dismiss “${words}”` }).click()
  await expect(page.getByRole('button', { name: `Dismiss “${words}”` })).toHaveCount(0)
})
