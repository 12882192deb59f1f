import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { failUntilPressed } from './support/fail-until-pressed.ts'
import { expect, test } from './support/fixtures.ts'
import { QueuePage } from './support/queue-page.ts'
import { STAFF } from './support/staff.ts'

const NAMED = 'Maria Santos'

/** A fact of the record by its name; answers further down may bear the same. */
const factsOf = (dialog: Locator) => (name: string) =>
  dialog
    .locator('dl')
    .first()
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

test('the details dialog is the record: facts, notes, flags with their reasons, medications, answers by version, stages, consent (REQ-568 to REQ-575)', async ({
  visitor,
}) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const fact = factsOf(dialog)

  await expect(fact('Patient ID')).toHaveText(/^TCN-\d+$/)
  await expect(fact('Opted in for call')).toHaveText(/^(Yes|No)$/)
  for (const name of ['Preferred licensed seller', 'Preferred cannabinoids', 'Preferred consumption methods', 'Consent'])
    await expect(fact(name)).not.toBeEmpty()
  await expect(fact('Main reason')).toHaveText(/epilepsy/i)
  await expect(fact('Current medications')).toContainText(/clobazam/i)
  await expect(fact('Risks vs benefits flags').getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Appointment notes/i })).toBeEditable()
  await expect(dialog.getByRole('heading', { name: 'System Notes' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Answer Fields' })).toBeVisible()
  await expect(dialog.getByText('CUDIT-R', { exact: true }).first()).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Stages' })).toContainText('With Dana Whitfield, NP')
  await expect(dialog.getByRole('heading', { name: 'Questionnaire history' })).toBeVisible()
  await expectAccessible(page)
})

test('what was not read yet is not told as empty, nor what cannot be read, until it is (REQ-568, REQ-695)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const page = await visitor(STAFF.np)
  const { promise: heldBack, resolve: answer } = Promise.withResolvers<void>()
  let fails = true
  await page.route('**/api/patients/*/overview', async (route) => {
    await heldBack
    await (fails
      ? route.fulfill({ status: 500, json: { error: { code: 'internal-error', message: 'A server error occurred.' } } })
      : route.fallback())
  })
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const fact = factsOf(dialog)
  const fromAnswers = ['Main reason', 'Current cannabis use', 'Side effects', 'Next visit', 'Consent', 'Phone']
  for (const name of fromAnswers) await expect(fact(name)).toHaveText('Loading…')
  answer()
  for (const name of [...fromAnswers, 'Alerts from answers', 'Scores'])
    await expect(fact(name)).toHaveText('Could not be loaded', { timeout: 30_000 })
  await expectAccessible(page)
  fails = false
  await dialog.getByRole('button', { name: 'Try again' }).first().click()
  await expect(fact('Main reason')).toHaveText(/epilepsy/i)
  await expect(fact('Alerts from answers')).toHaveCount(0)
})

test('the brief before a visit is written from the answers, and a line opens the answer behind it (issue 19)', async ({ visitor }) => {
  const page = await visitor(STAFF.np)
  const queue = new QueuePage(page, 'np')
  await queue.open()
  const dialog = await queue.openDetails(queue.mine, NAMED)
  const brief = dialog.getByRole('region', { name: 'Before the visit' })
  await brief.getByRole('button', { name: /^Main reason: Epilepsy/ }).click()
  const answer = dialog.locator('[data-tag="main_reason"]:focus')
  await expect(answer).toContainText('What is the main thing you would like help with?')
  await expect(answer).toBeInViewport()
  await expectAccessible(page)
})

test('two people who open one record learn of each other, and that the other has closed it', async ({ visitor }) => {
  const [one, other] = await Promise.all([visitor(STAFF.np), visitor(STAFF.npManager)])
  const mine = new QueuePage(one, 'np')
  await mine.open()
  const dialog = await mine.openDetails(mine.mine, NAMED)
  const id = await factsOf(dialog)('Patient ID').textContent()
  await other.goto(`/pages/NPAdmin?q=${id}`)
  await other
    .getByRole('button', { name: `Details of ${id}` })
    .first()
    .click()
  await expect(other.getByText('Dana Whitfield is also viewing this record')).toBeVisible()
  await expect(dialog.getByText('Fatima El-Amin is also viewing this record')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(dialog.getByText('Fatima El-Amin is also viewing this record')).toBeHidden()
})

test('nothing fails silently: a list that cannot be read says so and offers another try; so does an answer that is no list (REQ-695, REQ-696)', async ({
  visitor,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const page = await visitor(STAFF.np)
  await failUntilPressed(page, '**/api/queues/np/page?*', [
    { status: 500, json: { error: { code: 'internal-error', message: 'A server error occurred. Please try again.' } } },
    { json: { rows: 'none' } },
  ])
  await page.goto('/pages/NPqueue')
  const mine = page.getByRole('region', { name: 'Patients Assigned to You' })
  await expect(mine.getByText('A server error occurred. Please try again.')).toBeVisible({ timeout: 30_000 })
  await mine.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(mine.getByText('Invalid API response')).toBeVisible({ timeout: 30_000 })
  await mine.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(mine.locator('[data-row-key]').first()).toBeVisible()
})
